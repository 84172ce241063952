import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { returnOf } from '../api/fishing.ts';
import { useWaterName } from '../hooks/use-water-name.ts';

type Row = RowOf<'staffFishingRooms'>;
const statuses = ['open', 'idle', 'closed'] as const;
const levels = ['novice', 'regular', 'expert'] as const;

/** Fishing rooms of all brands: who is there, and what it returns. */
export function RoomsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleFishing');
  return (
    <PageFrame title={pages('fishing')} text={t('text')} fills>
      <DataTable
        list="staffFishingRooms"
        caption={pages('fishing')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ roomId }) => roomId}
        rowPath={({ roomId }) => `/fishing/${roomId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleFishing');
  const nameOf = useWaterName();
  return useMemo(
    () => [
      { key: 'game', header: t('water'), cell: ({ gameCode }) => nameOf(gameCode) },
      { key: 'level', header: t('level'), cell: ({ level, number }) => `${t(`levels.${level}`)} ${number}` },
      {
        key: 'status',
        header: t('status'),
        cell: ({ status }) => <Badge tone={status === 'open' ? 'success' : 'neutral'}>{t(`statuses.${status}`)}</Badge>,
      },
      {
        key: 'bets',
        header: t('bets'),
        align: 'end',
        cell: ({ smallestBet, largestBet }) => (
          <>
            <Money amount={smallestBet} /> – <Money amount={largestBet} />
          </>
        ),
      },
      {
        key: 'players',
        header: t('players'),
        align: 'end',
        isSortable: true,
        cell: ({ players, seats }) => `${players} / ${seats}`,
      },
      {
        key: 'shotsAMinute',
        header: t('shotsAMinute'),
        align: 'end',
        isSortable: true,
        cell: ({ shotsAMinute }) => shotsAMinute,
      },
      {
        key: 'staked',
        header: t('staked'),
        align: 'end',
        isSortable: true,
        cell: ({ staked }) => <Money amount={staked} />,
      },
      { key: 'paid', header: t('paid'), align: 'end', cell: ({ paid }) => <Money amount={paid} /> },
      {
        key: 'return',
        header: t('return'),
        align: 'end',
        cell: (row) => <span className="tabular">{returnOf(row) ?? '–'}</span>,
      },
      { key: 'openedAt', header: t('opened'), isSortable: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleFishing');
  return useMemo(
    () => [
      {
        name: 'level',
        label: t('level'),
        kind: 'choice',
        options: levels.map((value) => ({ value, label: t(`levels.${value}`) })),
      },
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
