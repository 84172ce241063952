import type { GameDefinition } from '../game-frame/game.ts';

/** Every game of the studio by its code; each is a chunk of its own. */
const games: Readonly<Record<string, () => Promise<GameDefinition>>> = {
  lantern_garden: () => import('./lantern-garden/index.ts').then(({ game }) => game),
  jade_cascade: () => import('./jade-cascade/index.ts').then(({ game }) => game),
  dragon_ledger: () => import('./dragon-ledger/index.ts').then(({ game }) => game),
  neon_orchard: () => import('./neon-orchard/index.ts').then(({ game }) => game),
  mammoth_ridge: () => import('./mammoth-ridge/index.ts').then(({ game }) => game),
  harbour_chests: () => import('./harbour-chests/index.ts').then(({ game }) => game),
  storm_anvil: () => import('./storm-anvil/index.ts').then(({ game }) => game),
  honey_meadow: () => import('./honey-meadow/index.ts').then(({ game }) => game),
  nugget_gulch: () => import('./nugget-gulch/index.ts').then(({ game }) => game),
  pearl_tide: () => import('./pearl-tide/index.ts').then(({ game }) => game),
  fixed_stars: () => import('./fixed-stars/index.ts').then(({ game }) => game),
};

/** Loads a game's client; null for a code that the studio has no client for. */
export async function loadGame(gameCode: string): Promise<GameDefinition | null> {
  return Object.hasOwn(games, gameCode) ? ((await games[gameCode]?.()) ?? null) : null;
}
