import type { Game, GameType } from '@baize/contract';
import { type GroupName, groupOf } from '../../config/game-groups.ts';

/** Games of a lobby with the hot ones first, else in their order. */
export const hotFirst = (games: readonly Game[]): Game[] => games.toSorted((a, b) => b.isHot - a.isHot);

/** The games of the slots' lobby in their groups; of other lobbies, and where one group would be empty, null. */
export function groupsOf(gameType: GameType, games: readonly Game[]): { name: GroupName; games: Game[] }[] | null {
  if (gameType !== 'RNG') return null;
  const groups = (['slots', 'instant'] as const).map((name) => ({
    name,
    games: games.filter((game) => groupOf(game) === name),
  }));
  return groups.every((group) => group.games.length > 0) ? groups : null;
}
