import type { PlacedBet } from './settle.ts';

/** What a player decided for one of his hands in one phase of a round; phases and hands are counted from 1 and from 0. */
export interface Decision {
  readonly phase: number;
  readonly hand: number;
  readonly action: string;
}

/** One thing that a player may do, and the further stake that it takes; null: it takes none. */
export interface DecisionOption {
  readonly action: string;
  readonly bet: PlacedBet | null;
}

/** What a player is asked for one of his hands. */
export interface DecisionAsked {
  readonly hand: number;
  readonly options: readonly DecisionOption[];
  /** The action that counts when he does not decide in time: one of `options`, and one without a stake. */
  readonly late: string;
}

/** A player's part of a round as far as his decisions depend on it. */
export interface DecidingSeat {
  /** What he has on each bet that was put down before the deal, by key. */
  readonly stakes: Readonly<Record<string, bigint>>;
  /** What he decided in earlier phases; a hand that is not named was decided by the clock. */
  readonly decisions: readonly Decision[];
}

/**
 * Decisions of single players after the deal. Everybody decides in the same phases, so that nobody sees a card that another still decides
 * without. Pure: the server decides by it, the client offers by it.
 */
export interface DecisionRules<Outcome, Shown, Seen> {
  /** What everybody sees of a dealt round while a phase runs. */
  shownOf(outcome: Outcome, phase: number): Shown;
  /** What a seat is asked in the phase that is shown; empty: nothing, now or later. */
  asksOf(shown: Shown, seat: DecidingSeat): readonly DecisionAsked[];
  /** What a seat's bets look at once the round is over. */
  seenBy(outcome: Outcome, decisions: readonly Decision[]): Seen;
}

/** What was decided for a hand in a phase; undefined: the clock decided. */
export const actionOf = (decisions: readonly Decision[], phase: number, hand: number): string | undefined =>
  decisions.find((one) => one.phase === phase && one.hand === hand)?.action;
