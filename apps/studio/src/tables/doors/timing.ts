/** How a round of doors is shown: pieces are laid one after another, then hands are turned, the banker's last. */
export interface DoorPace {
  readonly msPerPiece: number;
  readonly msPerHand: number;
}

/** Of the time for a hand, when its last piece is turned. */
const lastTurn = 0.55;

/** Hands in the order in which they are laid: the banker, then the doors. */
export const handsAtTable = 4;

/** How many pieces of a hand lie on the table. `hand`: 0 is the banker. */
export const laidOf = (hand: number, pieces: number, sinceMs: number, { msPerPiece }: DoorPace): number =>
  Array.from({ length: pieces }, (_, piece) => piece).filter(
    (piece) => (piece * handsAtTable + hand) * msPerPiece <= sinceMs,
  ).length;

/** How many pieces of a hand are turned: those of a door at once but for the last, the banker's after all doors. */
export function turnedOf(hand: number, pieces: number, sinceMs: number, { msPerPiece, msPerHand }: DoorPace): number {
  const place = hand === 0 ? handsAtTable - 1 : hand - 1;
  const startMs = pieces * handsAtTable * msPerPiece + place * msPerHand;
  if (sinceMs < startMs) return 0;
  return sinceMs < startMs + lastTurn * msPerHand ? pieces - 1 : pieces;
}

/** Whether all hands lie open. */
export const isOpenAt = (pieces: number, sinceMs: number, pace: DoorPace): boolean =>
  turnedOf(0, pieces, sinceMs, pace) === pieces;
