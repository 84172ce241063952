import type { Calls, CallValue } from '@baize/contract';
import { TextField } from '@baize/ui/field';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Facts } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type CostLine = CallValue<Calls['staffRewardCosts']>['lines'][number];

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const costsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['staffRewardCosts', from, to] as const,
    queryFn: () => callApi('staffRewardCosts', { data: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** What rewards cost in a stretch of days, by what they were for. */
export function CostsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  const [from, setFrom] = useState(dayBefore(30));
  const [to, setTo] = useState(dayBefore(0));
  const { data, error, refetch } = useQuery(costsQuery(from, to));
  return (
    <PageFrame title={pages('rewardCosts')} text={t('costsText')}>
      <div className="flex max-w-4xl flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('costs.from')}
            value={from}
            onChange={({ target }) => target.value !== '' && setFrom(target.value)}
          />
          <TextField
            type="date"
            label={t('costs.to')}
            value={to}
            onChange={({ target }) => target.value !== '' && setTo(target.value)}
          />
        </div>
        {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <SkeletonText lines={8} />}
        {data !== undefined && (
          <>
            <Table
              caption={pages('rewardCosts')}
              columns={[
                { key: 'source', header: t('costs.source'), cell: ({ source }) => t(`costs.${source}`) },
                { key: 'count', header: t('costs.count'), align: 'end', cell: ({ count }) => count },
                { key: 'given', header: t('costs.given'), align: 'end', cell: ({ given }) => <Money amount={given} /> },
                ...(['claimed', 'expired'] as const).map((key) => ({
                  key,
                  header: t(`costs.${key}`),
                  align: 'end' as const,
                  cell: (line: CostLine) => <Money amount={line[key]} />,
                })),
              ]}
              rows={data.lines}
              rowKey={({ source }) => source}
            />
            <section aria-label={t('costs.bonuses')} className="flex flex-col gap-2">
              <h2 className="font-bold">{t('costs.bonuses')}</h2>
              <Facts
                facts={(['running', 'converted', 'forfeited', 'expired'] as const).map((end) => ({
                  label: t(`costs.${end}`),
                  value: <Money amount={data.bonuses[end]} />,
                }))}
              />
            </section>
          </>
        )}
      </div>
    </PageFrame>
  );
}
