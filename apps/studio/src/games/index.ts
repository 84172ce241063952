import type { GameDefinition } from '../game-frame/game.ts';

/** Every slot in the folder of its code; each is a chunk of its own. */
const games = import.meta.glob<{ game: GameDefinition }>('./*/index.ts');

/** Loads a slot's client; null for a code that the studio has no client for. */
export async function loadGame(gameCode: string): Promise<GameDefinition | null> {
  const file = `./${gameCode.replaceAll('_', '-')}/index.ts`;
  return Object.hasOwn(games, file) ? ((await games[file]?.())?.game ?? null) : null;
}
