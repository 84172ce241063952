import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Reward, rewardListQuery } from '../../api/rewards.ts';
import { useClaim } from '../../hooks/use-claim.ts';
import { PlayableRounds } from './free-rounds.tsx';
import { GoodsClaim } from './goods-claim.tsx';
import { RewardName, RewardWorth } from './reward-words.tsx';

const stateTone = { claimable: 'gold', claimed: 'success', expired: 'neutral', withdrawn: 'neutral' } as const;

/** Everything that can be claimed in one place, one or all, and what became of the rest. */
export function RewardCentrePage() {
  const t = useTranslations('rewards.centre');
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(rewardListQuery(page, locale));
  const labels = usePagerLabels();
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <SkeletonText lines={8} />;
  return (
    <div className="flex flex-col gap-8">
      <PlayableRounds rounds={data.freeRounds} />
      {(data.claimable.length > 0 || data.freeRounds.length === 0) && <Claimable rewards={data.claimable} />}
      {data.total > 0 && (
        <section aria-labelledby="past-rewards" className="flex flex-col gap-4">
          <h2 id="past-rewards" className="text-lg font-bold">
            {t('past')}
          </h2>
          <ul className="divide-y divide-line">
            {data.past.map((reward) => (
              <PastReward key={reward.rewardId} reward={reward} />
            ))}
          </ul>
          <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
        </section>
      )}
    </div>
  );
}

/** Goods are sent to an address; free rounds are played. */
const isSent = ({ payout, freeRounds }: Reward): boolean => payout === 'goods' && freeRounds === null;

function Claimable({ rewards }: { rewards: readonly Reward[] }) {
  const t = useTranslations('rewards.centre');
  const claim = useClaim();
  const [sending, setSending] = useState<Reward>();
  // Goods are claimed one by one, each with its address.
  const payable = rewards.filter((reward) => !isSent(reward));
  if (rewards.length === 0)
    return <EmptyState picture={scene('rewards')} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <section aria-labelledby="claimable-rewards" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="claimable-rewards" className="text-lg font-bold">
          {t('claimable', { count: rewards.length })}
        </h2>
        {payable.length > 1 && (
          <Button busy={claim.isPending} onClick={() => claim.mutate({ rewards: payable })}>
            {t('claimAll')}
          </Button>
        )}
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {rewards.map((reward) => (
          <ClaimableReward
            key={reward.rewardId}
            reward={reward}
            isBusy={claim.isPending}
            onClaim={() => (isSent(reward) ? setSending(reward) : claim.mutate({ rewards: [reward] }))}
          />
        ))}
      </ul>
      {sending !== undefined && (
        <GoodsClaim
          reward={sending}
          isBusy={claim.isPending}
          onSend={(address) =>
            claim.mutate({ rewards: [sending], address }, { onSuccess: () => setSending(undefined) })
          }
          onClose={() => setSending(undefined)}
        />
      )}
    </section>
  );
}

function ClaimableReward({ reward, isBusy, onClaim }: { reward: Reward; isBusy: boolean; onClaim: () => void }) {
  const t = useTranslations('rewards.centre');
  const format = useFormatter();
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <p className="font-semibold">
        <RewardName reward={reward} />
      </p>
      <RewardWorth reward={reward} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          {t('until', { date: format.dateTime(new Date(reward.expiresAt), 'moment') })}
        </p>
        <Button disabled={isBusy} onClick={onClaim}>
          {t('claim')}
        </Button>
      </div>
    </li>
  );
}

function PastReward({ reward }: { reward: Reward }) {
  const t = useTranslations('rewards.centre');
  const format = useFormatter();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <span className="flex flex-col">
        <span className="font-medium">
          <RewardName reward={reward} />
        </span>
        <time dateTime={reward.decidedAt ?? reward.givenAt} className="text-ink-muted">
          {format.dateTime(new Date(reward.decidedAt ?? reward.givenAt), 'moment')}
        </time>
      </span>
      <span className="flex items-center gap-3">
        <RewardWorth reward={reward} short />
        <Badge tone={stateTone[reward.state]}>{t(`state.${reward.state}`)}</Badge>
      </span>
    </li>
  );
}
