import type { LineSlotConfig } from './types.ts';

/** One independent draw of the sample space with an integer weight per outcome. */
export interface DrawSpace {
  name: string;
  weights: readonly number[];
}

/** The finite sample space of one spin: a stop per reel. */
export function space<Code extends string>(config: LineSlotConfig<Code>): DrawSpace[] {
  return config.strips.map((strip, reel) => ({ name: `reel ${reel + 1}`, weights: strip.map(() => 1) }));
}

/** A legal bet with its stakes in minor units and what one unit of it can win at most. */
export interface BetType {
  key: 'spin';
  stakesMinor: readonly bigint[];
  maxWinTimesBet: number;
}

export interface Settlement {
  result: 'WIN' | 'LOSS' | 'PUSH';
  payoutMinor: bigint;
  /** Counts for rebates and wagering: the smaller of the stake and the size of the net result (rulebook 0.5). */
  validTurnoverMinor: bigint;
}

/** Settles a spin whose round pays `payoutMinor`; the payout includes the stake. */
export function settle(betMinor: bigint, payoutMinor: bigint): Settlement {
  const netMinor = payoutMinor - betMinor;
  const sizeMinor = netMinor < 0n ? -netMinor : netMinor;
  return {
    result: netMinor > 0n ? 'WIN' : netMinor < 0n ? 'LOSS' : 'PUSH',
    payoutMinor,
    validTurnoverMinor: sizeMinor < betMinor ? sizeMinor : betMinor,
  };
}
