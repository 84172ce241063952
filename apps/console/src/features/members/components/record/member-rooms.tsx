import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { Money } from '../../../../lib/money.tsx';
import { useAccess } from '../../../../lib/staff.ts';
import { useRoomGameName } from '../../../../lib/use-room-game-name.ts';
import { roomFiguresQuery } from '../../api/record.ts';

const share = (part: number | null, of: number): string => (part === null ? '–' : `${Math.round((part / of) * 100)} %`);

/** What the member did at card rooms; nothing where he never played there. */
export function MemberRooms({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMemberRecord.rooms');
  const nameOf = useRoomGameName();
  const isAllowed = useAccess({ permission: 'rooms.read' }) === 'allowed';
  const { data } = useQuery({ ...roomFiguresQuery(memberId), enabled: isAllowed });
  if (data === undefined || data.games.length === 0) return null;
  return (
    <Section title={t('title')}>
      <p className="text-sm text-ink-muted">{t('text')}</p>
      <Table
        caption={t('title')}
        rows={data.games}
        rowKey={({ gameCode }) => gameCode}
        columns={[
          { key: 'game', header: t('game'), cell: ({ gameCode }) => nameOf(gameCode) },
          { key: 'hands', header: t('hands'), align: 'end', cell: ({ hands }) => hands },
          { key: 'won', header: t('won'), align: 'end', cell: ({ won, hands }) => share(won, hands) },
          { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Money amount={net} signed /> },
          { key: 'rake', header: t('rake'), align: 'end', cell: ({ rake }) => <Money amount={rake} /> },
          { key: 'biggest', header: t('biggest'), align: 'end', cell: ({ biggest }) => <Money amount={biggest} /> },
          { key: 'voluntary', header: t('voluntary'), align: 'end', cell: (game) => share(game.voluntary, game.hands) },
          { key: 'raised', header: t('raised'), align: 'end', cell: (game) => share(game.raised, game.hands) },
        ]}
      />
    </Section>
  );
}
