import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { withdrawalsQuery } from '../../api/withdrawals.ts';
import type { Terms } from '../../withdrawal-types.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

/** Every withdrawal of the member, the newest first, each with its steps. */
export function WithdrawalHistory({ terms }: { terms: Terms }) {
  const t = useTranslations('withdraw');
  const labels = usePagerLabels();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(withdrawalsQuery(page));
  return (
    <section aria-labelledby="withdrawals" className="flex flex-col gap-3">
      <h2 id="withdrawals" className="text-lg font-bold">
        {t('history')}
      </h2>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={4} />}
      {data?.total === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="flex flex-col gap-3">
        {data?.list.map((withdrawal) => (
          <WithdrawalCard key={withdrawal.withdrawalId} withdrawal={withdrawal} terms={terms} />
        ))}
      </ul>
      {data !== undefined && data.totalPages > 1 && (
        <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
      )}
    </section>
  );
}
