import type { Game } from '@baize/contract';
import { type GroupName, groupOf } from '../../config/game-groups.ts';
import { hotFirst } from './game-groups.ts';

/** A row of a large lobby: the games of one class, or those of a group whose classes are too small for a row. */
export type LobbyRow = { games: readonly Game[] } & (
  | { kind: 'class'; classify: string }
  | { kind: 'rest'; group: GroupName | 'all'; isAlone: boolean }
);

/** A row of a single card looks like a mistake. */
const SMALLEST_ROW = 2;

/**
 * The rows of a lobby: one for each class in the order of its games, then the games of classes too small for a row, together. Slots and
 * instant games are kept apart. Every game has one place, and no row has one card unless it is the only game.
 */
export function lobbyRows(games: readonly Game[]): LobbyRow[] {
  const sorted = hotFirst(games);
  const groups = (['slots', 'instant'] as const).map((group) => ({
    group,
    games: sorted.filter((game) => groupOf(game) === group),
  }));
  const areApart = groups.every((group) => group.games.length >= SMALLEST_ROW);
  return areApart ? groups.flatMap((group) => rowsOf(group.group, group.games)) : rowsOf('all', sorted);
}

function rowsOf(group: GroupName | 'all', games: readonly Game[]): LobbyRow[] {
  const classes = [...new Set(games.map(({ gameClassify }) => gameClassify))]
    .map((classify) => ({
      kind: 'class' as const,
      classify,
      games: games.filter(({ gameClassify }) => gameClassify === classify),
    }))
    .filter((row) => row.classify !== '' && row.games.length >= SMALLEST_ROW);
  const restOf = (rows: typeof classes) => games.filter((game) => rows.every((row) => !row.games.includes(game)));
  // A game that would be alone is put with the smallest class.
  const smallest = classes.toSorted((a, b) => a.games.length - b.games.length)[0];
  const shown = restOf(classes).length === 1 ? classes.filter((row) => row !== smallest) : classes;
  const rest = restOf(shown);
  return rest.length === 0 ? shown : [...shown, { kind: 'rest', group, isAlone: shown.length === 0, games: rest }];
}
