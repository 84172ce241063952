import { pairStatuses } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { pairTones } from '../api/pairs.ts';

type Row = RowOf<'staffRoomPairs'>;

/** Pairs of members who may play together, those with the highest score first. */
export function PairsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRooms.pairs');
  return (
    <PageFrame title={pages('roomPairs')} text={t('text')} fills>
      <DataTable
        list="staffRoomPairs"
        caption={pages('roomPairs')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ pairId }) => pairId}
        rowPath={({ pairId }) => `/room-pairs/${pairId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleRooms.pairs');
  return useMemo(
    () => [
      {
        key: 'members',
        header: t('members'),
        cell: ({ first, second }) => (
          <span className="verbatim font-medium">
            {first.name} · {second.name}
          </span>
        ),
      },
      {
        key: 'status',
        header: t('status'),
        cell: ({ status }) => <Badge tone={pairTones[status]}>{t(`statuses.${status}`)}</Badge>,
      },
      { key: 'score', header: t('score'), align: 'end', isSortable: true, cell: ({ score }) => <b>{score}</b> },
      {
        key: 'signs',
        header: t('signs'),
        cell: ({ signs }) => (
          <span className="inline-flex flex-wrap gap-1">
            {signs.map((sign) => (
              <Badge key={sign} tone="neutral">
                {t(`kinds.${sign}`)}
              </Badge>
            ))}
          </span>
        ),
      },
      { key: 'hands', header: t('hands'), align: 'end', isSortable: true, cell: ({ hands }) => hands },
      { key: 'foundAt', header: t('foundAt'), isSortable: true, cell: ({ foundAt }) => <Moment at={foundAt} /> },
      { key: 'scoredAt', header: t('scoredAt'), isSortable: true, cell: ({ scoredAt }) => <Moment at={scoredAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRooms.pairs');
  return useMemo(
    () => [
      {
        name: 'status',
        label: t('status'),
        kind: 'choice',
        options: pairStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    [t],
  );
}
