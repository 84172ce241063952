import type { LimitKind } from '@baize/vendor-kit';
import { findAccount, type Wallet } from './booking/wallet/wallet.ts';
import { countersToday, dayOf, endOfDay } from './day-counters.ts';

/** Which limit stands in the way, and until when; null: until it is changed. */
export interface LimitReached {
  kind: LimitKind;
  until: Date | null;
}

/** What a trial account may book in its life: it costs nothing to open, and its lines stay in the books for ever. */
export const trialBookings = 5_000n;

const isOver = (limit: bigint | undefined, amountMinor: bigint) => limit !== undefined && amountMinor > limit;

/** The limit that a stake would break; null: none. All amounts of a day count, over every game and vendor. */
export function limitOfStake(wallet: Wallet, amountMinor: bigint, now: Date): LimitReached | null {
  const { limits } = wallet;
  if (isTrialOver(wallet) || isOver(limits.stake, amountMinor)) return { kind: 'stake', until: null };
  if (isOver(limits.bonusStake, amountMinor)) return { kind: 'bonusStake', until: null };
  if (limits.dayStake === undefined && limits.dayLoss === undefined) return null;
  const day = today(wallet, now);
  if (!day) return null;
  const stakedMinor = day.stakedMinor + amountMinor;
  if (isOver(limits.dayStake, stakedMinor)) return { kind: 'dayStake', until: endOfDay(day.day) };
  if (isOver(limits.dayLoss, stakedMinor - day.paidMinor)) return { kind: 'dayLoss', until: endOfDay(day.day) };
  return null;
}

/** The limit that a deposit would break; null: none. */
export function limitOfDeposit(wallet: Wallet, amountMinor: bigint, now: Date): LimitReached | null {
  const day = today(wallet, now);
  if (!day || !isOver(wallet.limits.dayDeposit, day.depositedMinor + amountMinor)) return null;
  return { kind: 'dayDeposit', until: endOfDay(day.day) };
}

const isTrialOver = (wallet: Wallet): boolean => {
  const trial = wallet.playAccount === 'trial' ? findAccount(wallet, 'trial') : undefined;
  return trial !== undefined && trial.version >= trialBookings;
};
/** What a member may still pay in today; null: he has no limit. */
export function leftToDeposit(wallet: Wallet, now: Date): bigint | null {
  const limit = wallet.limits.dayDeposit;
  if (limit === undefined) return null;
  const leftMinor = limit - (today(wallet, now)?.depositedMinor ?? 0n);
  return leftMinor > 0n ? leftMinor : 0n;
}

const today = (wallet: Wallet, now: Date) => {
  const account = findAccount(wallet, wallet.playAccount);
  return account && countersToday(account.counters, dayOf(now));
};
