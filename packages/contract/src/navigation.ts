import type { GameType } from './fields.ts';

/** Where each game type's lobby is, in the order of the navigation. LOTT shares the lobby of ELOTT. */
export const lobbyPaths = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  COCKFIGHT: '/cockfight',
  ESPORTS: '/esports',
  FISH: '/fish',
  PVP: '/pvp',
  ELOTT: '/elott',
} as const satisfies Partial<Record<GameType, string>>;

/** A game type that has a lobby of its own. */
export type GameCategory = keyof typeof lobbyPaths;
