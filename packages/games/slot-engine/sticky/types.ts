/** Free spins in which wilds stay; the player chooses how many spins there are and what a wild multiplies. */
export interface StickyRules<Code extends string> {
  /** Scatters that start it. */
  readonly minScatters: number;
  /** What the player chooses among; the middle one is taken for a player who does not choose. */
  readonly choices: readonly StickyChoice<Code>[];
}

export interface StickyChoice<Code extends string> {
  readonly spins: number;
  /** Of the prize of every line in whose run a wild takes part. */
  readonly multiplier: number;
  /** Of these free spins alone; without scatters. Wilds that show stay where they are until the last spin. */
  readonly strips: readonly (readonly Code[])[];
}
