import { type CampaignContent, type CampaignRules, isCounted } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { shownRates } from '../bonus/view.ts';
import { minorAt, percentOfPpm, ppmOfPercent, ratesOf } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { Campaign } from './rows.ts';
import { counterOf } from './rules.ts';

const countsAmount: readonly CampaignContent['trigger'][] = ['deposit', 'turnover', 'loss'];

/** The rules of a campaign as data, amounts in the brand's form. */
export function rulesOf(
  { content }: Pick<Campaign, 'content'>,
  wagering: AllSettings['wagering'],
  exponent: number,
  /** Name of the goods or the raffle. */
  prizeName: string,
): CampaignRules {
  const amount = (field: string, text: string, decimals = exponent) =>
    shownAmount(minorAt(field, text, decimals), decimals);
  const percent = (text: string) => percentOfPpm(ppmOfPercent(text));
  const { payout } = content;
  return {
    trigger: content.trigger,
    depositNumber: content.depositNumber,
    // Whatever else sets a campaign going counts no amount.
    minAmount: amount('minAmount', countsAmount.includes(content.trigger) ? content.minAmount : '0'),
    days: content.days,
    minLevel: content.minLevel,
    approval: content.approval,
    payout,
    prizeName,
    reward: amount('reward', content.reward, isCounted(payout) ? 0 : exponent),
    rewardPercent: percent(content.rewardPercent),
    maxReward: amount('maxReward', content.maxReward),
    wageringMultiple: percent(content.wageringMultiple),
    wageringBase: content.wageringBase,
    wageringDays: content.wageringDays,
    maxStake: content.maxStake === null ? null : amount('maxStake', content.maxStake),
    weights: payout === 'bonus' ? shownRates(ratesOf({ ...wagering.weights, ...content.weights })) : [],
    perMember: content.perMember,
    onePerDevice: content.onePerDevice,
    onePerPayee: content.onePerPayee,
    period: content.period,
    needsComment: content.needsComment,
    needsImages: content.needsImages,
    messagingApp: content.messagingApp,
  };
}

/** What was counted, as it is shown; null where there is nothing to wait for. */
export function shownCounted({ content }: Pick<Campaign, 'content'>, value: bigint, exponent: number): string | null {
  const counter = counterOf[content.trigger];
  if (counter === 'nothing') return null;
  return counter === 'days' ? String(value) : shownAmount(value, exponent);
}
