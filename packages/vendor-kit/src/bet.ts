import type { Debtor } from './debtor.ts';
import type { Turnover } from './turnover.ts';

/** Two-step bets of sports and lottery: held first, then committed or discarded within `holdLifeMs`. */
export interface MakeBetRequest extends Debtor {
  betId: string;
  gameCode: string;
  amountMinor: bigint;
  /** What was bet on, as the vendor tells it. */
  legs: readonly unknown[];
  /** What the vendor does when a price moved: tells the record, moves no money. */
  pricePolicy: 'exact' | 'better' | 'any';
}
export interface BetRef {
  betId: string;
  playerRef: string;
}
/**
 * How a committed bet ended. `payoutMinor` is the whole payout of this generation, not what is added: a repeat of a generation moves
 * nothing, a higher one nets out against the last, a lower one than the last is TX_CONFLICT.
 */
export interface SettleBetRequest extends BetRef, Turnover {
  /** From 1; `settleBet` takes the first, `resettleBet` any later one. */
  generation: number;
  payoutMinor: bigint;
  result: 'won' | 'lost' | 'void';
  policy: 'refuse' | 'allowNegative';
}
/** The most bets of one `settleBets`. */
export const maxBetsAtOnce = 5_000;
/**
 * Bets of any players, in any order, each named once. A bet of generation 1 is settled as by `settleBet`, one of a higher generation as by
 * `resettleBet`, and a bet that is refused leaves the others as they are. What was booked before is a replay, so that the whole command, or
 * any part of it in another one, may be sent again.
 */
export interface SettleBetsRequest {
  bets: readonly SettleBetRequest[];
}
export interface CashOutRequest extends BetRef, Turnover {
  txId: string;
  payoutMinor: bigint;
}
export const holdLifeMs = 15_000;
