import { moneyLabel } from '@baize/ui/money-text';
import { Progress } from '@baize/ui/progress';
import { Skeleton } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type VipStatus, vipQuery } from '../../api/rewards.ts';
import { VipLadder } from './vip-ladder.tsx';

/** Where the member stands on the ladder, what the next level asks for, what keeps this one, and the ladder itself. */
export function VipStanding() {
  const t = useTranslations('rewards.vip');
  const { data, error, refetch } = useQuery(vipQuery());
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <Skeleton className="h-dvh rounded-lg" />;
  if (!data.enabled) return <p className="text-ink-muted">{t('off')}</p>;
  return (
    <>
      <section className="flex flex-col gap-6 rounded-lg bg-surface p-6 shadow-card md:p-8">
        <OwnLevel status={data} />
        <NextLevel status={data} />
        <Keeping status={data} />
      </section>
      <VipLadder levels={data.levels} current={data.level} />
    </>
  );
}

function OwnLevel({ status: { level, levels, turnover, deposit } }: { status: VipStatus }) {
  const t = useTranslations('rewards.vip');
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Stat label={t('level')} value={levels[level]?.name ?? level} tone="gold" />
      <Stat label={t('turnover')} value={moneyLabel(turnover, symbol)} />
      <Stat label={t('deposits')} value={moneyLabel(deposit, symbol)} />
    </dl>
  );
}

const shareOf = (had: string, missing: string): number => {
  const whole = Number(had) + Number(missing);
  return whole === 0 ? 1 : Number(had) / whole;
};

function NextLevel({ status: { next, levels, turnover, deposit } }: { status: VipStatus }) {
  const t = useTranslations('rewards.vip');
  const symbol = useWhitelabel().data?.currency.symbol;
  if (next === null) return <p className="font-semibold">{t('highest')}</p>;
  const name = levels[next.level]?.name ?? String(next.level);
  const rows = [
    {
      key: 'turnover',
      missing: next.turnoverMissing,
      label: t('moreTurnover', { amount: moneyLabel(next.turnoverMissing, symbol), level: name }),
      share: shareOf(turnover, next.turnoverMissing),
    },
    {
      key: 'deposit',
      missing: next.depositMissing,
      label: t('moreDeposits', { amount: moneyLabel(next.depositMissing, symbol), level: name }),
      share: shareOf(deposit, next.depositMissing),
    },
  ].filter(({ missing }) => Number(missing) > 0);
  return (
    <div className="flex flex-col gap-4">
      {rows.map(({ key, label, share }) => (
        <div key={key} className="flex flex-col gap-1.5">
          <p className="text-sm">{label}</p>
          <Progress label={label} share={share} />
        </div>
      ))}
    </div>
  );
}

function Keeping({ status }: { status: VipStatus }) {
  const t = useTranslations('rewards.vip');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { keepMissing, monthEndsAt, earnedLevel, levels } = status;
  const date = format.dateTime(new Date(monthEndsAt), 'day');
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-muted">
      {keepMissing !== null && (
        <p>
          {Number(keepMissing) === 0
            ? t('kept', { date })
            : t('keep', { amount: moneyLabel(keepMissing, symbol), date })}
        </p>
      )}
      {earnedLevel !== null && <p>{t('wayBack', { level: levels[earnedLevel]?.name ?? earnedLevel })}</p>}
    </div>
  );
}
