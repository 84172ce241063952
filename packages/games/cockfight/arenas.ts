/** The three arenas, by the specification's vendor codes. */
export const arenaCodes = ['DS88', 'DIG', 'WS168'] as const;
export type ArenaCode = (typeof arenaCodes)[number];

export interface ArenaLimits {
  readonly minStakeMinor: bigint;
  /** Of one bet, as it is entered. */
  readonly maxStakeMinor: bigint;
  /** Of one member on one side of a fight. */
  readonly memberMaxMinor: bigint;
  /** What one outcome of a fight may cost the operator. */
  readonly maxLiabilityMinor: bigint;
}

export interface Arena {
  readonly code: ArenaCode;
  readonly gameCode: string;
  /** How bets on a bird are paid: at the odds at which they were taken, or from the pool. Draws are at fixed odds in both. */
  readonly book: 'fixed' | 'tote';
  /** In ten-thousandths: what the chances of both birds add up to beyond 1. Of a fixed book. */
  readonly overround: number;
  /** What the operator keeps of the pool, in ten-thousandths. Of a tote. */
  readonly takeout: number;
  /** What the operator puts on either bird itself, so that a pool with few members pays (ADR-152). Of a tote. */
  readonly seedMinor: bigint;
  /** So much to one. */
  readonly drawOdds: { readonly bdd: number; readonly ftd: number };
  readonly fightsOfProgramme: number;
  readonly limits: ArenaLimits;
}

const limits: ArenaLimits = {
  minStakeMinor: 1_00n,
  maxStakeMinor: 5_000_00n,
  memberMaxMinor: 20_000_00n,
  maxLiabilityMinor: 200_000_00n,
};
const common = { drawOdds: { bdd: 8, ftd: 15 }, fightsOfProgramme: 40, limits };

export const arenas: readonly Arena[] = [
  { ...common, code: 'DS88', gameCode: 'ds88_arena', book: 'fixed', overround: 400, takeout: 0, seedMinor: 0n },
  { ...common, code: 'DIG', gameCode: 'dig_arena', book: 'fixed', overround: 460, takeout: 0, seedMinor: 0n },
  { ...common, code: 'WS168', gameCode: 'ws168_arena', book: 'tote', overround: 0, takeout: 500, seedMinor: 5_000_00n },
];

/** Throws for a code that no arena has. */
export function arenaOf(code: string): Arena {
  const arena = arenas.find((one) => one.code === code);
  if (!arena) throw new Error(`there is no arena ${code}`);
  return arena;
}
