interface PlacedPrize<Name> {
  name: Name;
  score: bigint;
  /** The first of the places that those with the same score span. */
  place: number;
  prizeMinor: bigint;
}

/** What each of `tied` players with one score has who span the places from `place` on, in minor units (rulebook 8.12). */
export const prizeOfPlaces = (prizesMinor: readonly bigint[], place: number, tied: number): bigint =>
  prizesMinor.slice(place - 1, place - 1 + tied).reduce((total, prize) => total + prize, 0n) / BigInt(tied);

/**
 * Prizes by score, the highest first. Who have the same score share the sum of the places that they span, floored for each
 * (rulebook 8.12); a score of 0 takes no place.
 */
export function sharePrizes<Name>(
  prizesMinor: readonly bigint[],
  scores: readonly { name: Name; score: bigint }[],
): PlacedPrize<Name>[] {
  const ranked = scores.filter(({ score }) => score > 0n).sort((one, other) => (one.score > other.score ? -1 : 1));
  const placed: PlacedPrize<Name>[] = [];
  for (let first = 0; first < ranked.length; ) {
    const { score } = ranked[first] as { score: bigint };
    let end = first;
    while (ranked[end]?.score === score) end += 1;
    const tied = ranked.slice(first, end);
    const prizeMinor = prizeOfPlaces(prizesMinor, first + 1, tied.length);
    for (const { name } of tied) placed.push({ name, score, place: first + 1, prizeMinor });
    first = end;
  }
  return placed;
}
