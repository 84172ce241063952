import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { moneyLabel } from '@baize/ui/money-text';
import { Progress } from '@baize/ui/progress';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../../config/paths.ts';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Mission, missionsQuery } from '../../api/missions.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';

/** What is to be done in the running periods, how far it is, and the prizes. */
export function Missions() {
  const t = useTranslations('rewards.missions');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(missionsQuery(locale));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.list.length === 0) return <EmptyState picture={scene('missions')} title={t('none')} text={t('noneText')} />;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {data.list.map((mission) => (
        <li key={`${mission.missionId} ${mission.periodKey}`} className="grid">
          <MissionCard mission={mission} />
        </li>
      ))}
    </ul>
  );
}

function MissionCard({ mission }: { mission: Mission }) {
  const t = useTranslations('rewards.missions');
  const centre = useTranslations('rewards.centre');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const isMoney = mission.counter === 'deposit' || mission.counter === 'turnover';
  const figure = (text: string) => (isMoney ? moneyLabel(text, symbol) : text);
  const prize =
    mission.payout === 'points'
      ? centre('points', { count: format.number(Number(mission.prize), 'count') })
      : moneyLabel(mission.prize, symbol);
  const done = mission.percent < 100 ? mission.counted : mission.target;
  const progress = t(`counter.${mission.counter}`, { done: figure(done), target: figure(mission.target) });
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{mission.name}</h3>
        <Badge>{t(`period.${mission.period}`)}</Badge>
      </div>
      <p className="text-sm">{progress}</p>
      <Progress label={mission.name} share={mission.percent / 100} valueText={progress} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          {t('prize', { prize })}
          <br />
          {t('until', { date: format.dateTime(new Date(mission.endsAt), 'moment') })}
        </p>
        <ClaimMission mission={mission} />
      </div>
    </article>
  );
}

function ClaimMission({ mission }: { mission: Mission }) {
  const t = useTranslations('rewards.missions');
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const { missionId, periodKey, state } = mission;
  const claim = useMutation({
    mutationFn: () => callApi('claimMission', { body: { missionId, periodKey } }),
    onSuccess: () => showToast({ title: t('claimed'), tone: 'success' }),
    onError: (thrown) => showToast({ title: refusal(thrown), tone: 'danger' }),
    onSettled: () => refreshRewards(queryClient),
  });
  if (state === 'claimed') return <Badge tone="success">{t('done')}</Badge>;
  return (
    <Button disabled={state !== 'claimable'} busy={claim.isPending} onClick={() => claim.mutate()}>
      {t('claim')}
    </Button>
  );
}
