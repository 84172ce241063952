import type { Game, GameType } from '@baize/contract';
import { type ShelfName, shelfOf } from '../../config/shelves.ts';

/** Games of a lobby with the hot ones first, else in their order. */
export const hotFirst = (games: readonly Game[]): Game[] => games.toSorted((a, b) => b.isHot - a.isHot);

/** The games of the slots' lobby on their shelves; of other lobbies, and where one shelf would be empty, null. */
export function shelvesOf(gameType: GameType, games: readonly Game[]): { name: ShelfName; games: Game[] }[] | null {
  if (gameType !== 'RNG') return null;
  const shelves = (['slots', 'instant'] as const).map((name) => ({
    name,
    games: games.filter((game) => shelfOf(game) === name),
  }));
  return shelves.every((shelf) => shelf.games.length > 0) ? shelves : null;
}
