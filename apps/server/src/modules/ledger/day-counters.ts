import type { MovementName } from '@baize/contract';
import type { DayCounters } from './booking/wallet/wallet.ts';

const dayMs = 86_400_000;

export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs);
export const endOfDay = (day: number): Date => new Date((day + 1) * dayMs);

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
