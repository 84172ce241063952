/** Doors that play against the banker, each for itself. */
export const doors = ['1', '2', '3'] as const;

/** The hands of a round, a hand of pieces for the banker and one for each door. */
export interface DoorHands {
  readonly banker: readonly number[];
  readonly doors: readonly (readonly number[])[];
}

/** The hand of the door that a selection names. Throws RangeError for one that there is not. */
export function handOfDoor(seen: DoorHands, selection: string): readonly number[] {
  const hand = seen.doors[Number(selection) - 1];
  if (!hand) throw new RangeError(`no door ${selection}`);
  return hand;
}

/** Deals pieces that were drawn one after the other: so many to the banker, then to each door. */
export const handsOf = (drawn: readonly number[], pieces: number): DoorHands => ({
  banker: drawn.slice(0, pieces),
  doors: doors.map((_, door) => drawn.slice((door + 1) * pieces, (door + 2) * pieces)),
});

/** All pairs of two-piece hands of a set with so many pieces of each kind, banker against a door, with their weights. */
export function twoPieceWays(counts: readonly number[]): { seen: DoorHands; weight: bigint }[] {
  const kinds = counts.map((_, kind) => kind);
  const handsFrom = (left: readonly number[]) =>
    kinds.flatMap((a) =>
      kinds.slice(a).flatMap((b) => {
        const [ofA = 0, ofB = 0] = [left[a], left[b]];
        const ways = a === b ? (ofA * (ofA - 1)) / 2 : ofA * ofB;
        return ways > 0 ? [{ hand: [a, b], ways }] : [];
      }),
    );
  return handsFrom(counts).flatMap(({ hand: banker, ways }) => {
    const left = [...counts];
    for (const piece of banker) left[piece] = (left[piece] ?? 0) - 1;
    return handsFrom(left).map(({ hand, ways: others }) => ({
      seen: { banker, doors: doors.map(() => hand) },
      weight: BigInt(ways * others),
    }));
  });
}
