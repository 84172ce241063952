import { fullSymbol } from '@baize/games/slot-engine';

/** The last reel turns longer when those before it show one symbol alone: the wheel may follow. */
export function wheelReels<Code extends string>(window: readonly (readonly Code[])[], wild: Code): number[] {
  return fullSymbol({ wild }, window.slice(0, -1)) === null ? [] : [window.length - 1];
}

/** Reels, from 0, that turn longer: what lies before them leaves the feature so near that this reel can bring it. */
export function anticipatedReels<Code extends string>(
  window: readonly (readonly Code[])[],
  scatter: Code | undefined,
  minScatters: number,
  /** The most scatters that each reel counts for; one where it is not said. */
  maxOnReels: readonly number[] = [],
): number[] {
  let scatters = 0;
  const reels: number[] = [];
  window.forEach((symbols, reel) => {
    if (scatters >= minScatters - (maxOnReels[reel] ?? 1)) reels.push(reel);
    scatters += symbols.filter((symbol) => symbol === scatter).length;
  });
  return reels;
}

/** The most of a symbol that a strip can show in so many rows. */
export function maxInWindow<Code extends string>(
  strip: readonly Code[],
  symbol: Code | undefined,
  rows: number,
): number {
  const shown = strip.map(
    (_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]).filter((code) => code === symbol)
        .length,
  );
  return Math.max(...shown);
}
