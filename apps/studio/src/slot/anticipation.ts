/** Reels, from 0, that turn longer: scatters before them leave the feature one short, and they can still bring it. */
export function anticipatedReels<Code extends string>(
  window: readonly (readonly Code[])[],
  scatter: Code,
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
