import { Pager } from '@baize/ui/pager';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { type PointLine, pointDetailsQuery } from '../../api/points.ts';

/** Every movement of the member's points, the newest first. */
export function PointHistory() {
  const t = useTranslations('rewards.points');
  const labels = usePagerLabels();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(pointDetailsQuery(page));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.total === 0) return <p className="text-ink-muted">{t('noHistory')}</p>;
  return (
    <section aria-label={t('tabs.history')} className="flex flex-col gap-4">
      <Table caption={t('tabs.history')} columns={columns} rows={data.list} rowKey={({ id }) => id} />
      <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
    </section>
  );
}

const movements: readonly string[] = ['pointsEarn', 'pointsSpend', 'pointsReturn'];

function useColumns(): readonly Column<PointLine>[] {
  const t = useTranslations('rewards.points');
  const format = useFormatter();
  return [
    {
      key: 'at',
      header: t('at'),
      cell: ({ bookedAt }) => (
        <time dateTime={bookedAt} className="tabular">
          {format.dateTime(new Date(bookedAt), 'moment')}
        </time>
      ),
    },
    {
      key: 'movement',
      header: t('movement'),
      cell: ({ movement }) =>
        movements.includes(movement)
          ? t(`movements.${movement as 'pointsEarn' | 'pointsSpend' | 'pointsReturn'}`)
          : movement,
    },
    {
      key: 'points',
      header: t('points'),
      align: 'end',
      cell: ({ points }) => (
        <span className="tabular font-semibold">{format.number(points, { signDisplay: 'exceptZero' })}</span>
      ),
    },
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      cell: ({ balanceAfter }) => <span className="tabular">{format.number(balanceAfter, 'count')}</span>,
    },
  ];
}
