import type { DrawBelow, RoundSeeds } from '@baize/fairness';
import type { BetType, Settlement } from './contract.ts';
import type { JackpotRules } from './jackpots.ts';
import type { LevelDrop, LevelRules } from './levels.ts';
import type { PickLayout } from './pick.ts';

/** What is in the linked jackpot pools when a round is decided, in minor units by their name. */
export type JackpotPools = Readonly<Record<string, bigint>>;

/** A level that drops with a spin: the whole of it, as it stands with the spin's own part. */
export interface DroppedLevel {
  readonly pool: string;
  readonly amountMinor: bigint;
  readonly drop: LevelDrop;
}

/** A game event of any slot, as it is stored and sent. */
export interface AnyEvent {
  readonly type: string;
}

export interface SlotRequest {
  betMinor: bigint;
  draw: DrawBelow;
  /** What a jackpot pool that falls pays; a jackpot pool that is not named pays nothing. */
  jackpotPoolsMinor?: JackpotPools;
  /** The levels that drop with this spin, which no draw of the round decides. */
  dropped?: readonly DroppedLevel[];
  /** The feature was bought: it begins at once. Only in games with `featurePriceOf`; `betMinor` stays the bet at which it is played. */
  isBought?: boolean;
}

/** A decided round of any slot. */
export interface SlotRound {
  events: readonly AnyEvent[];
  /** All that the round pays, jackpot pools included; with a pick still open what was won before it. */
  payoutMinor: bigint;
  /** Of the payout, what falls out of the linked jackpot pools, by their name. */
  jackpotsMinor: JackpotPools;
  pick: PickLayout | null;
}

/** A slot as its server, its report and its verifier use it. */
export interface Slot {
  readonly gameCode: string;
  readonly rulesVersion: string;
  readonly betsMinor: readonly bigint[];
  readonly defaultBetMinor: bigint;
  readonly betTypes: readonly BetType[];
  /** The linked jackpot pools that it feeds and that fall in it; mostly none. */
  readonly jackpots: readonly JackpotRules[];
  /** The levels that must drop and that it feeds; absent in a game that has none. */
  readonly levels?: readonly LevelRules[];
  /** What starting the feature at once costs at a bet, in minor units; absent in a game that does not sell it. */
  readonly featurePriceOf?: (betMinor: bigint) => bigint;
  play(request: SlotRequest): SlotRound;
  /** The rest of a round whose pick bonus is open, after these tiles. Throws RangeError for tiles that nobody could pick in this order. */
  pick(open: { betMinor: bigint; baseMinor: bigint; layout: PickLayout; picked: readonly number[] }): {
    events: readonly AnyEvent[];
    payoutMinor: bigint;
    isOver: boolean;
  };
  settle(betMinor: bigint, payoutMinor: bigint): Settlement;
  /**
   * Recomputes a round of the current rules from its revealed seeds, in a browser too. `stakeMinor` is what the round cost: the bet, or
   * the price of a feature that was bought. What the seeds do not decide (the tiles that the
   * player picked, what stood in a jackpot pool that fell, that the feature was bought) is taken from the events that were played. A level
   * that dropped is recomputed from its own seed. Rejects with RangeError for a drop that its seed does not give.
   */
  replay(seeds: RoundSeeds, stakeMinor: bigint, played: readonly AnyEvent[]): Promise<SlotRound>;
}
