/** Shares are counted in ten-thousandths of a minor unit. */
export const unitsPerMinor = 10_000n;

export interface Contribution {
  pool: string;
  amountMinor: bigint;
}

/**
 * Whole minor units of a stake's shares, with what was left over before; the rest is left over for the next stake. So every pool gets
 * exactly its share of all that a player stakes, rounded down once.
 */
export function contributionsOf(
  shares: ReadonlyMap<string, bigint>,
  leftOver: ReadonlyMap<string, bigint>,
): { contributions: Contribution[]; remainders: Map<string, bigint> } {
  const contributions: Contribution[] = [];
  const remainders = new Map<string, bigint>();
  for (const [pool, units] of shares) {
    const due = units + (leftOver.get(pool) ?? 0n);
    remainders.set(pool, due % unitsPerMinor);
    if (due >= unitsPerMinor) contributions.push({ pool, amountMinor: due / unitsPerMinor });
  }
  return { contributions, remainders };
}

/** What a round took out of the remainders (or left over), to be put back when it is refused. */
export function takenFrom(
  shares: ReadonlyMap<string, bigint>,
  contributions: readonly Contribution[],
): Map<string, bigint> {
  const given = new Map(contributions.map(({ pool, amountMinor }) => [pool, amountMinor * unitsPerMinor]));
  return new Map([...shares].map(([pool, units]) => [pool, (given.get(pool) ?? 0n) - units]));
}
