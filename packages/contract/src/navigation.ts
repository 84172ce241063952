import type { GameType } from './fields.ts';

/** Where each game type's hall is, in the order of the navigation. LOTT shares the hall of ELOTT. */
export const hallPaths = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  COCKFIGHT: '/cockfight',
  ESPORTS: '/esports',
  FISH: '/fish',
  PVP: '/pvp',
  ELOTT: '/elott',
} as const satisfies Partial<Record<GameType, string>>;

/** A game type that has a hall of its own. */
export type HallType = keyof typeof hallPaths;
