import { fullSymbol } from '@baize/games/slot-engine';

/** The last reel turns longer when those before it show one symbol alone: the wheel may follow. */
export function wheelReels<Code extends string>(window: readonly (readonly Code[])[], wild: Code): number[] {
  return fullSymbol({ wild }, window.slice(0, -1)) === null ? [] : [window.length - 1];
}

/** Reels, from 0, that turn longer: scatters before them leave the feature one short, and they can still bring it. */
export function anticipatedReels<Code extends string>(
  window: readonly (readonly Code[])[],
  scatter: Code | undefined,
  minScatters: number,
): number[] {
  let scatters = 0;
  const reels: number[] = [];
  window.forEach((symbols, reel) => {
    if (scatters >= minScatters - 1) reels.push(reel);
    scatters += symbols.filter((symbol) => symbol === scatter).length;
  });
  return reels;
}
