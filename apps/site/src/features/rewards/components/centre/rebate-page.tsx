import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { type Column, Table } from '@baize/ui/table';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type Rebate, rebateQuery, refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';

type Line = Rebate['lines'][number];

/** The rebate that grows while one plays, its claim, and what was paid before. */
export function RebatePage() {
  const t = useTranslations('rewards.rebate');
  const { data, error, refetch } = useQuery(rebateQuery());
  const columns = useColumns();
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <SkeletonText lines={8} />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      {data.enabled ? <Claim rebate={data} /> : <p className="text-ink-muted">{t('off')}</p>}
      {data.lines.length > 0 && (
        <Table caption={t('lines')} columns={columns} rows={data.lines} rowKey={({ gameType }) => gameType} />
      )}
      {data.history.length > 0 && <History history={data.history} />}
    </div>
  );
}

function Claim({ rebate }: { rebate: Rebate }) {
  const t = useTranslations('rewards.rebate');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const queryClient = useQueryClient();
  const refusal = useRewardRefusal();
  const [requestId, setRequestId] = useState(randomId);
  const claim = useMutation({
    mutationFn: () => callApi('claimRebate', { body: { requestId } }),
    onSuccess: ({ amount }) => {
      setRequestId(randomId());
      showToast({ title: t('claimed', { amount: moneyLabel(amount, symbol) }), tone: 'success' });
    },
    onSettled: () => refreshRewards(queryClient),
  });
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card md:flex-row md:items-end md:justify-between md:p-6">
      <dl>
        <Stat
          label={t('grown')}
          value={moneyLabel(rebate.total, symbol)}
          tone="gold"
          note={t('until', {
            minimum: moneyLabel(rebate.minimum, symbol),
            date: format.dateTime(new Date(rebate.periodEndsAt), 'moment'),
          })}
        />
      </dl>
      <div className="flex flex-col gap-2">
        <Button size="lg" disabled={!rebate.isClaimable} busy={claim.isPending} onClick={() => claim.mutate()}>
          {t('claim')}
        </Button>
        {claim.error !== null && (
          <p role="alert" className="text-sm text-danger-ink">
            {refusal(claim.error)}
          </p>
        )}
      </div>
    </section>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useTranslations('rewards.rebate');
  const gameType = useTranslations('common.gameType');
  return [
    {
      key: 'type',
      header: t('type'),
      cell: (line) => <span className="font-semibold">{gameType(line.gameType)}</span>,
    },
    { key: 'turnover', header: t('turnover'), align: 'end', cell: (line) => <MoneyText amount={line.turnover} /> },
    { key: 'rate', header: t('rate'), align: 'end', cell: (line) => `${line.percent} %` },
    { key: 'amount', header: t('amount'), align: 'end', cell: (line) => <MoneyText amount={line.amount} /> },
  ];
}

function History({ history }: { history: Rebate['history'] }) {
  const t = useTranslations('rewards.rebate');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <section aria-labelledby="rebate-history" className="flex flex-col gap-3">
      <h2 id="rebate-history" className="text-lg font-bold">
        {t('history')}
      </h2>
      <ul className="divide-y divide-line">
        {history.map((claim) => (
          <li key={claim.claimId} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
            <time dateTime={claim.claimedAt}>{format.dateTime(new Date(claim.claimedAt), 'moment')}</time>
            <span className="flex items-center gap-3">
              <span className="tabular font-semibold">{moneyLabel(claim.amount, symbol)}</span>
              <Badge>{t(`how.${claim.how}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
