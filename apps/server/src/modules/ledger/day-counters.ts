import type { MovementName } from '@baize/contract';
import type { LimitKind } from '@baize/vendor-kit';
import type { DayCounters } from './booking/wallet/wallet.ts';

const dayMs = 86_400_000;

export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs);

/** What limits add up over, in days of UTC: weeks begin on Monday, months on the first. */
export const limitSpans = ['day', 'week', 'month'] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** A month looks back at most so many days. */
export const pastDaysKept = 31;

const weekDays = 7;
/** 1970-01-01 was a Thursday. */
const daysFromMonday = (day: number) => (((day + 3) % weekDays) + weekDays) % weekDays;
const monthOf = (day: number, further: number) => {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further, 1) / dayMs;
};

export const firstDayOf: Record<LimitSpan, (day: number) => number> = {
  day: (day) => day,
  week: (day) => day - daysFromMonday(day),
  month: (day) => monthOf(day, 0),
};

const dayAfter: Record<LimitSpan, (day: number) => number> = {
  day: (day) => day + 1,
  week: (day) => firstDayOf.week(day) + weekDays,
  month: (day) => monthOf(day, 1),
};
export const endOfSpan = (span: LimitSpan, day: number): Date => new Date(dayAfter[span](day) * dayMs);

/** Whether limits add up more than one day. */
export const looksBack = (limits: Partial<Record<LimitKind, bigint>>): boolean =>
  Object.keys(limits).some((kind) => kind.startsWith('week') || kind.startsWith('month'));

const emptyDay = (day: number): DayCounters => ({ day, bets: 0, stakedMinor: 0n, paidMinor: 0n, depositedMinor: 0n });

/** The counters as they stand today; a clock that goes back stays on the later day. */
export const countersToday = (counters: DayCounters, today: number): DayCounters =>
  counters.day >= today ? counters : emptyDay(today);

export const isEmptyDay = (counters: DayCounters): boolean =>
  counters.bets === 0 && counters.stakedMinor === 0n && counters.paidMinor === 0n && counters.depositedMinor === 0n;

/** What each movement adds to the day of the member's play account. */
const effects: Partial<Record<MovementName, (counters: DayCounters, amountMinor: bigint) => void>> = {
  stake: staked,
  betHold: staked,
  stakeRefund: unstaked,
  betRelease: unstaked,
  win: paid,
  jackpotWin: paid,
  freeRoundWin: paid,
  deposit: (counters, amountMinor) => {
    counters.depositedMinor += amountMinor;
  },
};

function staked(counters: DayCounters, amountMinor: bigint): void {
  counters.bets += 1;
  counters.stakedMinor += amountMinor;
}
function unstaked(counters: DayCounters, amountMinor: bigint): void {
  counters.bets -= 1;
  counters.stakedMinor -= amountMinor;
}
function paid(counters: DayCounters, amountMinor: bigint): void {
  counters.paidMinor += amountMinor;
}

/** Changes `counters`. */
export const countMovement = (counters: DayCounters, movement: MovementName, amountMinor: bigint): void =>
  effects[movement]?.(counters, amountMinor);
