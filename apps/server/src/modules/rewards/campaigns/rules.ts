import { type ActivityStatus, type CampaignContent, isCounted } from '@baize/contract';
import { type Period, periodAt, periodOfKey } from '@baize/periods';
import { ratio } from '@baize/rewards';
import type { BonusTerms } from '../granting/rows.ts';
import { keptWeights } from '../granting/terms.ts';
import { minorAt, ppmOfMultiple, ppmOfPercent } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { Entry } from './rows.ts';

/** What each trigger counts: an amount, days, or nothing that has to be waited for. */
export const counterOf = {
  registration: 'nothing',
  deposit: 'amount',
  turnover: 'amount',
  loss: 'amount',
  loginDays: 'days',
  date: 'nothing',
  code: 'nothing',
  staff: 'nothing',
} as const satisfies Record<CampaignContent['trigger'], 'amount' | 'days' | 'nothing'>;

/** The stretch whose play counts: the period of the cycle, or the campaign's own time. */
export function stretchOf(content: CampaignContent, cycle: string, zone: string): { start: Date; end: Date | null } {
  if (content.period === 'once')
    return { start: new Date(content.startsAt), end: content.endsAt === null ? null : new Date(content.endsAt) };
  const period: Period = periodOfKey(content.period, cycle.split('/')[0] ?? '', zone);
  return { start: period.start, end: period.end };
}

/** The cycle that a member would join now; null: he has had them all. */
export function nextCycle(
  content: CampaignContent,
  entries: readonly Pick<Entry, 'cycle'>[],
  now: Date,
  zone: string,
): string | null {
  const prefix = content.period === 'once' ? '' : `${periodAt(content.period, now, zone).key}/`;
  const taken = entries.filter(({ cycle }) => cycle.startsWith(prefix)).length;
  return taken >= content.perMember ? null : `${prefix}${taken + 1}`;
}

/** What an entry comes to: a fixed reward, or a share of what was counted, up to a bound; 0: nothing. */
export function rewardMinor(content: CampaignContent, baseMinor: bigint, exponent: number): bigint {
  const decimals = isCounted(content.payout) ? 0 : exponent;
  const fixed = minorAt('reward', content.reward, decimals);
  if (fixed > 0n) return fixed;
  const share = ratio(baseMinor, ppmOfPercent(content.rewardPercent));
  const max = minorAt('maxReward', content.maxReward, exponent);
  return max > 0n && share > max ? max : share;
}

/** What staff may approve of an application at most: the campaign's largest reward where it gives money, else what it comes to by itself. */
export function largestRewardMinor(content: CampaignContent, baseMinor: bigint, exponent: number): bigint {
  const own = rewardMinor(content, baseMinor, exponent);
  const max = isCounted(content.payout) ? 0n : minorAt('maxReward', content.maxReward, exponent);
  return max > own ? max : own;
}

/** The terms of a bonus as they are copied into it. */
export function termsOf(
  content: CampaignContent,
  depositMinor: bigint,
  wagering: AllSettings['wagering'],
  exponent: number,
): BonusTerms {
  const weights = { ...wagering.weights, ...content.weights };
  return {
    base: content.wageringBase,
    depositMinor: String(content.trigger === 'deposit' ? depositMinor : 0n),
    multiplePpm: String(ppmOfMultiple(content.wageringMultiple)),
    maxStakeMinor: content.maxStake === null ? null : String(minorAt('maxStake', content.maxStake, exponent)),
    weightsPpm: keptWeights(weights),
    excludedGames: wagering.excludedGames,
    days: content.wageringDays,
  };
}

/** How a campaign stands for a member, in the specification's words. `entry`: his newest in it. */
export function statusOf(
  content: CampaignContent,
  entry: Pick<Entry, 'state' | 'rewardState' | 'isRunning' | 'cycle'> | null,
  facts: { now: Date; hasFreeCycle: boolean; isEligible: boolean; hasBudget: boolean },
): ActivityStatus {
  if (entry && entry.state !== 'rewarded') {
    if (entry.state === 'joined') return 'signed';
    if (entry.state === 'applying') return 'applying';
    if (!facts.hasFreeCycle) return 'rejected';
  }
  if (entry?.rewardState === 'claimable') return content.approval === 'application' ? 'issued' : 'claim';
  if (entry?.isRunning) return 'process';
  if (facts.now < new Date(content.startsAt)) return 'comingSoon';
  const isOver = content.endsAt !== null && facts.now >= new Date(content.endsAt);
  const isOpen = !isOver && facts.hasFreeCycle && facts.isEligible && facts.hasBudget;
  if (isOpen) return 'join';
  return entry?.rewardState === 'claimed' ? 'claimed' : 'close';
}
