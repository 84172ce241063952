import type { CampaignRules } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';

/** The rules of an offer, a line each, from its data. */
export function OfferRules({ rules }: { rules: CampaignRules }) {
  const t = useTranslations('rewards.promotions');
  const lines = useLines(rules);
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-bold">{t('rules')}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const isSome = (amount: string) => /[1-9]/.test(amount);

function useLines(rules: CampaignRules): string[] {
  const t = useTranslations('rewards.promotions');
  const gameType = useTranslations('common.gameType');
  const symbol = useWhitelabel().data?.currency.symbol;
  const money = (amount: string) => moneyLabel(amount, symbol);
  const lines = [t(`trigger.${rules.trigger}`, { number: rules.depositNumber, days: rules.days })];
  if (isSome(rules.minAmount)) lines.push(t('from', { amount: money(rules.minAmount) }));
  if (rules.payout === 'goods' || rules.payout === 'tickets')
    lines.push(
      t(rules.payout === 'goods' ? 'givesGoods' : 'givesTickets', {
        count: Number(rules.reward),
        name: rules.prizeName,
      }),
    );
  else if (rules.payout === 'points') lines.push(t('givesPoints', { count: rules.reward }));
  else if (isSome(rules.reward)) lines.push(t('gives', { amount: money(rules.reward) }));
  else {
    lines.push(t('givesShare', { percent: rules.rewardPercent }));
    if (isSome(rules.maxReward)) lines.push(t('upTo', { amount: money(rules.maxReward) }));
  }
  if (rules.payout === 'bonus') {
    lines.push(
      t(rules.wageringBase === 'B' ? 'wagerBonus' : 'wagerBoth', {
        times: rules.wageringMultiple,
        days: rules.wageringDays,
      }),
    );
    if (rules.maxStake !== null) lines.push(t('stake', { amount: money(rules.maxStake) }));
    lines.push(
      t('weights', { list: rules.weights.map((one) => `${gameType(one.gameType)} ${one.percent} %`).join(', ') }),
    );
  }
  if (rules.minLevel > 0) lines.push(t('level', { level: rules.minLevel }));
  lines.push(t(`period.${rules.period}`, { count: rules.perMember }));
  if (rules.onePerDevice) lines.push(t('onePerDevice'));
  if (rules.onePerPayee) lines.push(t('onePerPayee'));
  return lines;
}
