import { Badge } from '../badge.tsx';
import { CountBadge } from '../count-badge.tsx';
import { EmptyState } from '../empty-state.tsx';
import { MoneyText } from '../money-text.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import { DieFace } from '../pictures/die-face.tsx';
import { Progress } from '../progress.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '../skeleton.tsx';
import { Stat } from '../stat.tsx';
import { Table } from '../table.tsx';
import type { Story } from './story.ts';

const tones = ['neutral', 'gold', 'success', 'warning', 'danger'] as const;
const rows = [
  { id: '1', game: 'Lantern Garden', amount: '-2.00' },
  { id: '2', game: 'Lantern Garden', amount: '12.50' },
];

export const story: Story = {
  shows: [
    'avatar',
    'badge',
    'count-badge',
    'die-face',
    'empty-state',
    'money-text',
    'progress',
    'skeleton',
    'stat',
    'table',
  ],
  states: {
    Badges: () => (
      <div className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={3} label="3 unread messages" />
        <CountBadge count={120} label="120 unread messages" />
      </div>
    ),
    Avatars: () => (
      <div className="flex gap-3">
        <Avatar name="lena" className="size-10" />
        <Avatar name="lena" picture="/no-such-picture.webp" className="size-10" />
      </div>
    ),
    Money: () => (
      <div className="flex flex-wrap gap-6">
        <MoneyText amount="1250.00" symbol="P" />
        <MoneyText amount="12.50" symbol="P" signed />
        <MoneyText amount="-2.00" symbol="P" signed />
      </div>
    ),
    Figures: () => (
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <Stat label="Bets" value="1,204" note="since Monday" />
        <Stat label="Won" value={<MoneyText amount="310.00" symbol="P" />} tone="gold" />
      </dl>
    ),
    Progress: () => (
      <div className="flex flex-col gap-3">
        <Progress label="Mission" share={0.3} valueText="3 of 10" />
        <Progress label="Loading" share={undefined} />
      </div>
    ),
    Table: () => (
      <Table
        caption="Bets"
        columns={[
          { key: 'game', header: 'Game', cell: ({ game }) => game },
          { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <MoneyText amount={amount} signed /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        footer={{ amount: <MoneyText amount="10.50" signed /> }}
      />
    ),
    Skeletons: () => (
      <div className="grid gap-6 md:grid-cols-3">
        <Skeleton className="h-24 rounded-lg" />
        <SkeletonText lines={4} />
        <SkeletonRows rows={2} />
      </div>
    ),
    'A die': () => <DieFace token="5" />,
    'Nothing here': () => <EmptyState title="No bets yet" text="They stand here after your first round." />,
  },
};
