/**
 * Wilds that fill their reel and walk: after every spin each of them stands one reel further left, and the reels turn again at no cost until
 * none is left. All wins of a spin are multiplied by the number of wilds that stand on reels. Strips show at most one of wild and scatter in a window.
 */
export interface WalkingRules<Code extends string> {
  /** Of the respins; without scatters. */
  readonly strips: readonly (readonly Code[])[];
  /** Scatters of a paid spin that start the parade. */
  readonly minScatters: number;
  /** Reels, from 0, on which wilds stand when the parade starts. */
  readonly entrance: readonly number[];
  /** Respins that one round can have. */
  readonly maxRespins: number;
}
