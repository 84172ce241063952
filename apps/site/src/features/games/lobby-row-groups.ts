import type { Game } from '@baize/contract';
import { type GroupName, groupOf } from '../../config/game-groups.ts';
import { hotFirst } from './game-groups.ts';

/** A row of a large lobby: the games of one class, those of a group whose classes are too small for a row, or those of one provider. */
export type LobbyRow = { games: readonly Game[] } & (
  | { kind: 'class'; classify: string }
  | { kind: 'rest'; group: GroupName | 'all'; isAlone: boolean }
  | { kind: 'vendor'; vendor: string; name: string }
);

/** A row of a single card looks like a mistake. */
export const smallestRow = 2;
/** So few games do not fill a row on a desk: they stand on large cards. */
export const largestFeatures = 4;
/** A provider with fewer games has no row of its own. */
const smallestVendorRow = 5;

/**
 * The rows of a lobby: one for each class in the order of its games, then the games of classes too small for a row, together. Slots and
 * instant games are kept apart. Every game has one place among them, and no row has one card unless it is the only game. A lobby of several
 * providers has a row for each of the larger ones below.
 */
export function lobbyRows(games: readonly Game[]): LobbyRow[] {
  const sorted = hotFirst(games);
  const groups = (['slots', 'instant'] as const).map((group) => ({
    group,
    games: sorted.filter((game) => groupOf(game) === group),
  }));
  const areApart = groups.every((group) => group.games.length >= smallestRow);
  const classes = areApart ? groups.flatMap((group) => rowsOf(group.group, group.games)) : rowsOf('all', sorted);
  return [...classes, ...vendorRows(sorted)];
}

function rowsOf(group: GroupName | 'all', games: readonly Game[]): LobbyRow[] {
  const classes = [...new Set(games.map(({ gameClassify }) => gameClassify))]
    .map((classify) => ({
      kind: 'class' as const,
      classify,
      games: games.filter(({ gameClassify }) => gameClassify === classify),
    }))
    .filter((row) => row.classify !== '' && row.games.length >= smallestRow);
  const restOf = (rows: typeof classes) => games.filter((game) => rows.every((row) => !row.games.includes(game)));
  // A game that would be alone is put with the smallest class.
  const smallest = classes.toSorted((a, b) => a.games.length - b.games.length)[0];
  const shown = restOf(classes).length === 1 ? classes.filter((row) => row !== smallest) : classes;
  const rest = restOf(shown);
  return rest.length === 0 ? shown : [...shown, { kind: 'rest', group, isAlone: shown.length === 0, games: rest }];
}

/** None where one provider has all, or all but a few. */
function vendorRows(games: readonly Game[]): LobbyRow[] {
  const rows = [...new Set(games.map(({ vassalage }) => vassalage))].flatMap((vendor) => {
    const own = games.filter(({ vassalage }) => vassalage === vendor);
    const name = own[0]?.accountTypeName || vendor;
    return own.length >= smallestVendorRow ? [{ kind: 'vendor' as const, vendor, name, games: own }] : [];
  });
  return rows.length > 1 ? rows : [];
}
