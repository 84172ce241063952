import { Badge } from '@baize/ui/badge';
import { EmptyState } from '@baize/ui/empty-state';
import { moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Bonus, bonusQuery } from '../../api/rewards.ts';
import { RewardName } from './reward-words.tsx';
import { RunningBonus } from './running-bonus.tsx';

const stateTone = { running: 'gold', converted: 'success', forfeited: 'neutral', expired: 'neutral' } as const;

/** The running bonus with what is left to wager, and those that ended. */
export function BonusPage() {
  const t = useTranslations('rewards.bonus');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(bonusQuery(locale));
  if (data === undefined && error !== null)
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <SkeletonText lines={8} />;
  const { running, ended } = data;
  if (running === null && ended.length === 0)
    return <EmptyState picture={art.emptyWallet} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      {running === null ? <p className="text-ink-muted">{t('none')}</p> : <RunningBonus bonus={running} />}
      {ended.length > 0 && (
        <section aria-labelledby="ended-bonuses" className="flex flex-col gap-3">
          <h2 id="ended-bonuses" className="text-lg font-bold">
            {t('ended')}
          </h2>
          <ul className="divide-y divide-line">
            {ended.map((bonus) => (
              <EndedBonus key={bonus.bonusId} bonus={bonus} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function EndedBonus({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('rewards.bonus');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <span className="flex flex-col">
        <span className="font-medium">
          <RewardName reward={bonus} />
        </span>
        <span className="text-ink-muted">
          {t('wagered', {
            done: moneyLabel(bonus.terms.progress, symbol),
            required: moneyLabel(bonus.terms.required, symbol),
          })}
          {bonus.endedAt !== null && ` · ${format.dateTime(new Date(bonus.endedAt), 'moment')}`}
        </span>
      </span>
      <span className="flex items-center gap-3">
        <span className="tabular font-semibold">{moneyLabel(bonus.amount, symbol)}</span>
        <Badge tone={stateTone[bonus.state]}>{t(`state.${bonus.state}`)}</Badge>
      </span>
    </li>
  );
}
