import type { LimitKind, PlayBarKind } from '@baize/vendor-kit';
import { type PlayBar, standingBar } from '../../platform/play-bar.ts';
import { type DayCounters, findAccount, type Wallet } from './booking/wallet/wallet.ts';
import { countersToday, dayOf, endOfSpan, firstDayOf, type LimitSpan, limitSpans } from './day-counters.ts';

/** Which limit or bar of play stands in the way, and until when; null: until it is changed, of a bar: for ever. */
export interface LimitReached {
  kind: LimitKind | PlayBarKind;
  until: Date | null;
}

/** What a trial account may book in its life: it costs nothing to open, and its lines stay in the books for ever. */
export const trialBookings = 5_000n;

const isOver = (limit: bigint | undefined, amountMinor: bigint) => limit !== undefined && amountMinor > limit;

/** The bar of play that stands now; null: none. */
export const barOf = ({ bar }: Pick<Wallet, 'bar'>, now: Date): PlayBar | null => standingBar(bar, now);

/** The limit or bar that a stake would break; null: none. All amounts of a span count, over every game and vendor. */
export function limitOfStake(wallet: Wallet, amountMinor: bigint, now: Date): LimitReached | null {
  const { limits } = wallet;
  const bar = barOf(wallet, now);
  if (bar) return bar;
  if (isTrialOver(wallet) || isOver(limits.stake, amountMinor)) return { kind: 'stake', until: null };
  if (isOver(limits.bonusStake, amountMinor)) return { kind: 'bonusStake', until: null };
  for (const span of limitSpans) {
    const { [`${span}Stake` as const]: ofStakes, [`${span}Loss` as const]: ofLosses } = limits;
    if (ofStakes === undefined && ofLosses === undefined) continue;
    const sums = sumsOf(wallet, span, now);
    if (!sums) return null;
    const until = endOfSpan(span, sums.day);
    const stakedMinor = sums.stakedMinor + amountMinor;
    if (isOver(ofStakes, stakedMinor)) return { kind: `${span}Stake`, until };
    if (isOver(ofLosses, stakedMinor - sums.paidMinor)) return { kind: `${span}Loss`, until };
  }
  return null;
}

/** The limit or bar that a deposit would break; null: none. */
export function limitOfDeposit(wallet: Wallet, amountMinor: bigint, now: Date): LimitReached | null {
  const bar = barOf(wallet, now);
  if (bar) return bar;
  for (const span of limitSpans) {
    const limit = wallet.limits[`${span}Deposit`];
    const sums = limit === undefined ? undefined : sumsOf(wallet, span, now);
    if (sums && isOver(limit, sums.depositedMinor + amountMinor))
      return { kind: `${span}Deposit`, until: endOfSpan(span, sums.day) };
  }
  return null;
}

const isTrialOver = (wallet: Wallet): boolean => {
  const trial = wallet.playAccount === 'trial' ? findAccount(wallet, 'trial') : undefined;
  return trial !== undefined && trial.version >= trialBookings;
};

/** What a member may still pay in now; null: he has no limit. */
export function leftToDeposit(wallet: Wallet, now: Date): bigint | null {
  if (barOf(wallet, now)) return 0n;
  const lefts = limitSpans.flatMap((span) => {
    const limit = wallet.limits[`${span}Deposit`];
    return limit === undefined ? [] : [limit - (sumsOf(wallet, span, now)?.depositedMinor ?? 0n)];
  });
  const [first, ...others] = lefts;
  if (first === undefined) return null;
  const leftMinor = others.reduce((lowest, left) => (left < lowest ? left : lowest), first);
  return leftMinor > 0n ? leftMinor : 0n;
}

/** What went over the play account in the span of now so far; `day` is today. */
export function sumsOf(wallet: Wallet, span: LimitSpan, now: Date): DayCounters | undefined {
  const account = findAccount(wallet, wallet.playAccount);
  if (!account) return undefined;
  const today = countersToday(account.counters, dayOf(now));
  if (span === 'day') return today;
  const first = firstDayOf[span](today.day);
  const isBefore = ({ day }: DayCounters) => day >= first && day < today.day;
  return [...(wallet.pastDays ?? []), account.counters].filter(isBefore).reduce(added, today);
}

const added = (sum: DayCounters, day: DayCounters): DayCounters => ({
  day: sum.day,
  bets: sum.bets + day.bets,
  stakedMinor: sum.stakedMinor + day.stakedMinor,
  paidMinor: sum.paidMinor + day.paidMinor,
  depositedMinor: sum.depositedMinor + day.depositedMinor,
});
