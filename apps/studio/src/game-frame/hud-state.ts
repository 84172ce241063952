import type { Calls, CallValue } from '@baize/contract';
import { createStore, type Store } from '../lib/store.ts';
import type { Autoplay, AutoplayStop } from './autoplay-rules.ts';
import type { FrameState } from './machine.ts';

/** Something to tell that does not end the game; each has its text `notice.<kind>`. */
export type NoticeKind =
  | 'reconnecting'
  | 'continuing'
  | 'insufficient_funds'
  | 'limit_reached'
  | 'bet_not_offered'
  | 'free_rounds_over'
  | 'round_not_played';

/** How loudly a win is shown. `quiet`: not more than the stake came back, so nothing is celebrated. */
export type WinTier = 'none' | 'quiet' | 'win' | 'big' | 'mega' | 'epic';

/** A free-spin feature as the events say it. Amounts are minor units. */
export interface FreeSpins {
  spinsLeft: number;
  totalSpins: number;
  multiplier: number;
  /** The symbol that fills reels in these spins; null in games without one, or before it was drawn. */
  special: string | null;
  /** Wilds that stay; absent in games whose wilds do not. */
  stuck?: StuckWilds;
}

/** Wilds that stay over the board for the rest of the free spins, and what they multiply. */
export interface StuckWilds {
  columns: number;
  rows: number;
  multiplier: number;
  positions: readonly (readonly [column: number, row: number])[];
}

/** Rounds that the operator gave: each is played at this bet, and nothing is staked. */
export interface FreeRounds {
  grantId: string;
  left: number;
  betMinor: bigint;
}

/** What lies over the reels for a moment. */
export type Overlay =
  | { kind: 'bigWin'; tier: 'big' | 'mega' | 'epic'; amountMinor: bigint; rollMs: number }
  | { kind: 'freeSpinsAwarded'; spins: number; multiplier: number; isRetrigger: boolean }
  | { kind: 'freeSpinsSummary'; spins: number; amountMinor: bigint; rollMs: number }
  | { kind: 'holdStarted' }
  | { kind: 'holdSummary'; amountMinor: bigint; rollMs: number }
  | { kind: 'paradeStarted' }
  | { kind: 'paradeSummary'; amountMinor: bigint; rollMs: number }
  | { kind: 'special'; symbol: string }
  /** A wheel that comes to rest at `segment`, from 0, after `turnMs`. */
  | { kind: 'wheel'; segments: readonly number[]; segment: number; turnMs: number }
  | { kind: 'jackpot'; pot: string; amountMinor: bigint; rollMs: number }
  /** Every cell is held: what that pays by itself. */
  | { kind: 'fullGrid'; amountMinor: bigint; rollMs: number }
  | { kind: 'capped' };

/** A pick bonus on the screen: what was found under each tile so far, null where nobody has looked. Amounts are minor units. */
export interface PickBoard {
  tilesMinor: readonly (bigint | null)[];
  /** In their order, from 0. */
  picked: readonly number[];
  picksLeft: number;
  /** A tile was chosen, and the server has not answered yet. */
  isWaiting: boolean;
}

/** Free spins among which the player chooses. */
export interface ChoiceBoard {
  choices: readonly { spins: number; multiplier: number }[];
  /** The one that was taken; null until the server has said so. */
  chosen: number | null;
  isWaiting: boolean;
}

/** A symbol that stays in hold and respin; its amount, in minor units, is null until it is turned over. */
export interface HeldCell {
  kind: 'coin' | 'collect';
  amountMinor: bigint | null;
}

/** Hold and respin on the screen. */
export interface HoldBoard {
  columns: number;
  rows: number;
  /** Column by column, from the top; null: still open. */
  cells: readonly (HeldCell | null)[];
  respinsLeft: number;
  /** What they come back to. */
  respins: number;
  /** What a full grid pays. */
  grandMinor: bigint;
  isTurning: boolean;
  /** All coins give what they are worth now: to the collect symbol at a place in `cells`, or to the total. */
  gather: { at: number | 'total'; durationMs: number } | null;
}

/** Wilds that fill their reel and walk. */
export interface WalkBoard {
  columns: number;
  rows: number;
  /** Each with a number of its own and the reel that it fills, from 0. */
  walkers: readonly { id: number; reel: number }[];
  /** Of the wins of the spin. */
  multiplier: number;
  isParade: boolean;
}

/** Multipliers of the wins that follow each other in a spin; `step` counts from 1, 0 before the first win. */
export interface Ladder {
  steps: readonly number[];
  step: number;
}

/** What falling symbols gather: multipliers that wins are multiplied by, or a meter's charge towards its next feature. */
export type Gauge =
  | { readonly kind: 'multiplier'; readonly multiplier: number }
  | { readonly kind: 'meter'; readonly charge: number; readonly goal: number };

/** What stands in a linked jackpot, in minor units. */
export interface JackpotPool {
  pot: string;
  amountMinor: bigint;
  /** Of a level that must drop. */
  mustDrop?: CallValue<Calls['studioJackpots']>['jackpotPools'][number]['mustDrop'];
}

/** A text `announce.<key>` with its values; amounts are minor units, shown as money. */
export interface Announcement {
  key:
    | 'win'
    | 'noWin'
    | 'freeSpins'
    | 'freeSpinsEnded'
    | 'pick'
    | 'tile'
    | 'pickEnded'
    | 'choice'
    | 'hold'
    | 'held'
    | 'holdEnded'
    | 'parade'
    | 'paradeEnded'
    | 'jackpot'
    | 'fullGrid';
  count?: number;
  amountMinor?: bigint;
}

export interface Win {
  amountMinor: bigint;
  rollMs: number;
  tier: WinTier;
  /** Which line, or how many ways, pay the amount beside it, while lines are shown one by one. */
  line: (({ line: number } | { ways: number }) & { amountMinor: bigint }) | null;
}

export type FairnessState = CallValue<Calls['studioOpen']>['fairness'];
export type Opening = CallValue<Calls['studioOpen']>;

export interface HudState {
  frame: FrameState;
  currency: { code: string; exponent: number; symbol: string };
  balanceMinor: bigint;
  betMinor: bigint;
  betsMinor: readonly bigint[];
  /** Played before anything is staked. */
  freeRounds: FreeRounds | null;
  fairness: FairnessState | null;
  win: Win;
  freeSpins: FreeSpins | null;
  overlay: Overlay | null;
  pick: PickBoard | null;
  choice: ChoiceBoard | null;
  hold: HoldBoard | null;
  walk: WalkBoard | null;
  ladder: Ladder | null;
  gauge: Gauge | null;
  jackpotPools: readonly JackpotPool[];
  /** Ways of the window that is seen, in a game that pays by ways. */
  ways: number | null;
  /** What starting the feature at once costs, by bet; empty where it cannot be bought. */
  featurePrices: ReadonlyMap<bigint, bigint>;
  /** Rounds that play by themselves now; null: none do. */
  autoplay: Autoplay | null;
  /** Why the last ones ended; null until then. */
  autoplayStop: AutoplayStop | null;
  /** The brand lets this game play by itself. */
  hasAutoplay: boolean;
  notice: NoticeKind | null;
  announcement: Announcement | null;
  /** What the window shows: `reelSymbols[reel][row]`, symbol codes of the game. */
  reelSymbols: readonly (readonly string[])[] | null;
  isFast: boolean;
  isSoundOn: boolean;
}

export type Hud = Store<HudState>;

export const noWin: Win = { amountMinor: 0n, rollMs: 0, tier: 'none', line: null };

/** Free rounds as the server answers them. */
export const freeRoundsOf = (answered: Opening['freeRounds']): FreeRounds | null =>
  answered && { grantId: answered.grantId, left: answered.left, betMinor: BigInt(answered.betMinor) };

export function createHud(): Hud {
  return createStore<HudState>({
    frame: { phase: 'opening' },
    currency: { code: '', exponent: 2, symbol: '' },
    balanceMinor: 0n,
    betMinor: 0n,
    betsMinor: [],
    freeRounds: null,
    fairness: null,
    win: noWin,
    freeSpins: null,
    overlay: null,
    pick: null,
    choice: null,
    hold: null,
    walk: null,
    ladder: null,
    gauge: null,
    jackpotPools: [],
    ways: null,
    featurePrices: new Map(),
    autoplay: null,
    autoplayStop: null,
    hasAutoplay: false,
    notice: null,
    announcement: null,
    reelSymbols: null,
    isFast: false,
    isSoundOn: false,
  });
}
