import type { DrawBelow } from '@baize/fairness';
import type { BetType, DecisionRules, Return10k } from '@baize/games/table-engine';
import type { TableTiming } from '../../table-clocks.ts';

/** Plain data that is stored with a round. */
export type Stored = Record<string, unknown>;

export interface BetLimits {
  /** Of one bet. */
  readonly minMinor: bigint;
  /** Of one player on one bet of a round. */
  readonly maxMinor: bigint;
}

export interface TableLimits {
  /** By the bet's key, every bet of the table. */
  readonly bets: Readonly<Record<string, BetLimits>>;
  /** Of one player in a round; of each of his two bets in a flight. */
  readonly seatMaxMinor: bigint;
  readonly chipsMinor: readonly bigint[];
  /** Bets whose maximum is never raised: what is left of a shoe can favour them (ADR-056), or they pay thousands of times the stake. */
  readonly neverRaised?: readonly string[];
}

/** A game that players may leave while its round is being shown. */
export interface Flight {
  /**
   * What a bet brings whose player leaves so far into the flight, and the selection that it is kept under; null when he is too early or too
   * late. A selection of his own that came before is what counts.
   */
  leave(outcome: Stored, elapsedMs: number, selection: string): { selection: string; back: Return10k } | null;
  /** Whether a bet leaves by itself by now. */
  isDue(outcome: Stored, elapsedMs: number, selection: string): boolean;
  /** How often bets that are due are looked for. */
  readonly everyMs: number;
}

/** Decisions of single players between the deal and the showing (ADR-198). */
export interface TableDecisions {
  readonly rules: DecisionRules<Stored, Stored, Stored>;
  /** Bets that decisions add; they are not offered before the deal. */
  readonly betTypes: readonly BetType<Stored>[];
  /** How long it takes to show what a phase begins with, at the table's own pace. */
  dealMs(shown: Stored): number;
  /** How long a decision may take from then on. */
  readonly decideMs: number;
}

/** A shared table as its runner sees it: pure rules, and how long things take. */
export interface TableGame extends TableTiming {
  /** The table's code, on which its rounds, seats and bets hang; `gameOfTable` names the game that it plays. */
  readonly gameCode: string;
  readonly rulesVersion: string;
  readonly limits: TableLimits;
  /** Present: what was dealt is hidden until it has been shown, and each player has two bets. */
  readonly flight?: Flight;
  /** Present: what was dealt is shown in parts, and players decide in between. */
  readonly decisions?: TableDecisions;
  /** How many results the history shows. */
  readonly historyLength: number;
  readonly betTypes: readonly BetType<Stored>[];
  /** What the very first round is dealt from. */
  readonly firstStart: Stored;
  /** Deals a round, and says what the next one is dealt from. */
  deal(start: Stored, draw: DrawBelow): { outcome: Stored; next: Stored };
  /** What bets look at; with decisions, those of a player who made none. */
  seenOf(outcome: Stored): Stored;
  /** How long it takes to show what was dealt at its own pace. */
  showMs(outcome: Stored): number;
  /** What the history keeps of a round. */
  summaryOf(outcome: Stored): Stored;
}
