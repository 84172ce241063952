import { type Rate, shareOf } from './rate.ts';

export interface SettledSoFar {
  paidNowMinor: bigint;
  paidTotalMinor: bigint;
  /** What was paid too much; later parts are set off against it, and nothing is taken back. */
  setOffMinor: bigint;
}

/** What is paid now of a sum that is due in all, when so much was paid before (rulebook 8.7). */
export function settleAgainst(dueMinor: bigint, paidMinor: bigint): SettledSoFar {
  const paidNowMinor = dueMinor > paidMinor ? dueMinor - paidMinor : 0n;
  const paidTotalMinor = paidMinor + paidNowMinor;
  return { paidNowMinor, paidTotalMinor, setOffMinor: paidTotalMinor - dueMinor };
}

export interface RealTimeSlot extends SettledSoFar {
  cumulativeMinor: bigint;
}

/** A day of slots, each paid from the day's cumulative turnover; voided bets lower it. */
export function realTimeSalary(rate: Rate, turnoversMinor: readonly bigint[]): RealTimeSlot[] {
  let cumulativeMinor = 0n;
  let paidMinor = 0n;
  return turnoversMinor.map((turnoverMinor) => {
    cumulativeMinor += turnoverMinor;
    const dueMinor = cumulativeMinor > 0n ? shareOf(cumulativeMinor, rate) : 0n;
    const settled = settleAgainst(dueMinor, paidMinor);
    paidMinor = settled.paidTotalMinor;
    return { cumulativeMinor, ...settled };
  });
}
