import type { Database } from '../../../platform/database/database.ts';
import { addVendor, offerVendor, shelveGames, type VendorRecord, writeGames } from '../authoring.ts';
import { type RawRow, rawListOf } from './raw-list.ts';
import { gameOfRow, type ImportedGame, importFields, type RowFault } from './rows.ts';

export interface GameList {
  /** The whole file. */
  text: string;
  format: 'csv' | 'json';
  /** Decimals of the currency that the smallest bets are in. */
  currencyExponent: number;
  /** Codes of groups that are known already. */
  knownGroups: ReadonlySet<string>;
  /** By the code of each known game that stands in a group, the group's. */
  knownParents: ReadonlyMap<string, string>;
}

/** Either every game of the list, or everything that is wrong with it. */
export type ReadList =
  | { ok: true; games: ImportedGame[] }
  | { ok: false; problem: string }
  | { ok: false; faults: RowFault[]; rows: number };

const maxGames = 100_000;

/** Reads and checks a vendor's list; touches nothing. */
export function readGameList({ text, format, currencyExponent, ...known }: GameList): ReadList {
  const read = rawListOf({ text, format, key: 'games', fields: importFields, max: maxGames });
  if ('problem' in read) return { ok: false, problem: read.problem };

  const checked = read.rows.map((raw) => ({ raw, ...gameOfRow(raw, currencyExponent) }));
  const faults = [...checked.flatMap((one) => one.faults), ...faultsAmong(checked, known)];
  if (faults.length > 0) {
    return { ok: false, faults: faults.sort((one, other) => one.row - other.row), rows: read.rows.length };
  }
  return { ok: true, games: checked.map(({ game }) => game) };
}

/** What is wrong between the games of a list, and between them and those that are known. */
function faultsAmong(
  checked: readonly { raw: RawRow; game: ImportedGame }[],
  { knownGroups, knownParents }: Pick<GameList, 'knownGroups' | 'knownParents'>,
): RowFault[] {
  const listed = new Map(checked.map(({ game }) => [game.gameCode, game]));
  const isGroup = (code: string): boolean => listed.get(code)?.isGroup ?? knownGroups.has(code);
  const lastingMembers = new Map(
    [...knownParents].flatMap(([code, parent]) => (listed.has(code) ? [] : [[parent, code] as const])),
  );
  const rowOfCode = new Map<string, number>();
  const faults: RowFault[] = [];
  for (const { raw, game } of checked) {
    const notify = (field: string, needs: string, found: string) =>
      faults.push({ row: raw.row, line: raw.line, field, needs, found });
    const earlier = rowOfCode.get(game.gameCode);
    if (earlier !== undefined) notify('gameCode', `must be new: row ${earlier} has it already`, game.gameCode);
    rowOfCode.set(game.gameCode, raw.row);
    if (game.parentCode !== null && !isGroup(game.parentCode)) {
      notify('parentCode', 'must be the code of a game with isGroup yes', game.parentCode);
    }
    const member = lastingMembers.get(game.gameCode);
    if (!game.isGroup && member !== undefined) notify('isGroup', `must be yes: the game ${member} stands in it`, 'no');
  }
  return faults;
}

export interface ImportTarget {
  /** Added when it is new. */
  vendor: VendorRecord;
  /** Its picture where it has none yet; empty: none. */
  iconUrl: string;
  /** Where the games go on sale; null: they are only known to the installation. */
  brandId: string | null;
  newId: () => string;
}

/** After the vendors that the brand put in an order of its own. */
const lastPosition = 1_000;

/** Writes a checked list, all of it or nothing: new games are added, known ones take the new description and keep their place. */
export async function writeGameList(
  database: Database,
  games: readonly ImportedGame[],
  { vendor, iconUrl, brandId, newId }: ImportTarget,
): Promise<void> {
  const { vendorCode } = vendor;
  const records = games.map((game, position) => ({ ...game, id: newId(), vendorCode, position }));
  const gameTypes = new Set(games.map(({ gameType }) => gameType));
  await database.transaction().execute(async (transaction) => {
    await addVendor(transaction, vendor);
    await writeGames(transaction, records, 'replace');
    if (brandId === null) return;
    for (const gameType of gameTypes) {
      await offerVendor(transaction, { ...vendor, iconUrl, brandId, gameType, isHot: false, position: lastPosition });
    }
    await shelveGames(transaction, brandId, records);
  });
}
