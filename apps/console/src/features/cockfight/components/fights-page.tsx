import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Row = RowOf<'staffFights'>;
const arenas = ['DS88', 'DIG', 'WS168'] as const;
const states = ['OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING', 'RESULT', 'SETTLED'] as const;

/** Fights of all arenas with what was bet on them. */
export function FightsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleCockfight');
  return (
    <PageFrame title={pages('fights')} text={t('text')} fills>
      <DataTable
        list="staffFights"
        caption={pages('fights')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ fightId }) => fightId}
        rowPath={({ fightId }) => `/cockfight/${fightId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleCockfight');
  return useMemo(
    () => [
      { key: 'arena', header: t('arena'), cell: ({ arena }) => arena },
      { key: 'fight', header: t('fight'), cell: ({ programme, number }) => `${programme} / ${number}` },
      { key: 'birds', header: t('birds'), cell: ({ meron, wala }) => `${meron} – ${wala}` },
      {
        key: 'state',
        header: t('state'),
        cell: ({ state }) => <Badge tone={state === 'SETTLED' ? 'neutral' : 'success'}>{t(`states.${state}`)}</Badge>,
      },
      {
        key: 'outcome',
        header: t('result'),
        cell: ({ outcome, cancelGround }) =>
          outcome === null ? '–' : cancelGround === '' ? outcome : `${outcome} (${t(`grounds.${cancelGround}`)})`,
      },
      { key: 'bets', header: t('bets'), align: 'end', cell: ({ bets }) => bets },
      { key: 'staked', header: t('staked'), align: 'end', cell: ({ staked }) => <Money amount={staked} /> },
      {
        key: 'returned',
        header: t('returned'),
        align: 'end',
        cell: ({ returned }) => (returned === null ? '–' : <Money amount={returned} />),
      },
      { key: 'openedAt', header: t('opened'), isSortable: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleCockfight');
  return useMemo(
    () => [
      {
        name: 'arena',
        label: t('arena'),
        kind: 'choice',
        options: arenas.map((value) => ({ value, label: value })),
      },
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: states.map((value) => ({ value, label: t(`states.${value}`) })),
      },
    ],
    [t],
  );
}
