import type { ShownSeat } from '../room-view.ts';

/** The chips of a seat; what the hand brought is not in them before its results are shown. Null: stood up. */
export function stackNow(shown: ShownSeat<{ net: string | null }>, isRevealed: boolean): bigint | null {
  const { dealt, stackMinor } = shown;
  const hidden = dealt?.net && !isRevealed ? BigInt(dealt.net) : 0n;
  return stackMinor === null ? null : stackMinor - hidden;
}
