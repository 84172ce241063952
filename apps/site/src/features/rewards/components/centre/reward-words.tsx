import { moneyLabel } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { Reward } from '../../api/rewards.ts';
import { FreeRoundsTerms } from './free-rounds.tsx';

/** What a reward is for: its source, with the name of the level, campaign or mission. */
export function RewardName({ reward }: { reward: Pick<Reward, 'source' | 'title'> }) {
  const t = useTranslations('rewards.sources');
  const source = t(reward.source);
  return reward.title === '' ? source : `${source}: ${reward.title}`;
}

/** What it is worth, and what a bonus will ask for. */
export function RewardWorth({ reward, short = false }: { reward: Reward; short?: boolean }) {
  const t = useTranslations('rewards.centre');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { payout, amount, wagering, prizeName: name, freeRounds } = reward;
  const count = Number(amount);
  const worth =
    payout === 'goods' || payout === 'tickets'
      ? t(payout, { count, name })
      : payout === 'points'
        ? t('points', { count: format.number(count, 'count') })
        : moneyLabel(amount, symbol);
  if (short) return <span className="tabular font-semibold">{worth}</span>;
  return (
    <div>
      <p className="tabular text-2xl font-bold text-gold-ink">{worth}</p>
      {freeRounds === null ? (
        <p className="text-sm text-ink-muted">
          {wagering === null ? t(`payout.${payout}`) : t('payout.bonus', { amount: moneyLabel(wagering, symbol) })}
        </p>
      ) : (
        <FreeRoundsTerms freeRounds={freeRounds} />
      )}
    </div>
  );
}
