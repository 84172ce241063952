import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { stakeOf } from '../api/rooms.ts';

type Row = RowOf<'staffRooms'>;
const statuses = ['open', 'playing', 'closing', 'closed'] as const;

/** Card rooms of all brands with who sits in them. */
export function RoomsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms');
  return (
    <PageFrame title={pages('rooms')} text={t('text')} fills>
      <DataTable
        list="staffRooms"
        caption={pages('rooms')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ roomId }) => roomId}
        rowPath={({ roomId }) => `/rooms/${roomId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleRooms');
  const nameOf = useRoomGameName();
  return useMemo(
    () => [
      { key: 'game', header: t('game'), cell: ({ gameCode }) => nameOf(gameCode) },
      { key: 'stake', header: t('stake'), cell: ({ stake, number }) => `${t(`stakes.${stakeOf(stake)}`)} ${number}` },
      {
        key: 'status',
        header: t('status'),
        cell: ({ status }) => <Badge tone={status === 'open' ? 'success' : 'neutral'}>{t(`statuses.${status}`)}</Badge>,
      },
      { key: 'base', header: t('base'), align: 'end', cell: ({ base }) => <Money amount={base} /> },
      {
        key: 'players',
        header: t('players'),
        align: 'end',
        isSortable: true,
        cell: ({ players, seats }) => `${players} / ${seats}`,
      },
      { key: 'playing', header: t('playing'), cell: ({ isPlaying }) => (isPlaying ? t('yes') : t('no')) },
      {
        key: 'stacks',
        header: t('stacks'),
        align: 'end',
        isSortable: true,
        cell: ({ stacks }) => <Money amount={stacks} />,
      },
      { key: 'hands', header: t('hands'), align: 'end', cell: ({ hands }) => hands },
      { key: 'rake', header: t('rake'), align: 'end', isSortable: true, cell: ({ rake }) => <Money amount={rake} /> },
      { key: 'openedAt', header: t('opened'), isSortable: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRooms');
  return useMemo(
    () => [
      {
        name: 'status',
        label: t('status'),
        kind: 'choice',
        options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    [t],
  );
}
