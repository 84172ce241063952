/** Reels, from 0, that turn longer: what lies before them leaves the feature so near that this reel can bring it. */
export function anticipatedReels<Code extends string>(
  window: readonly (readonly Code[])[],
  scatter: Code,
  minScatters: number,
  /** The most scatters that each reel can show. */
  maxOnReels: readonly number[],
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
export function maxInWindow<Code extends string>(strip: readonly Code[], symbol: Code, rows: number): number {
  const shown = strip.map(
    (_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]).filter((code) => code === symbol)
        .length,
  );
  return Math.max(...shown);
}
