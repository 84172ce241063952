import type { GameType, LocaleCode } from '@baize/contract';
import type { GameNames, LaunchKind, Volatility } from '../schema.ts';
import { type SearchableName, searchable } from './search.ts';

/** A game as a brand offers it. */
export interface SnapshotGame {
  id: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  gameClassify: string;
  names: GameNames;
  /** In minor units of the brand's currency. */
  minBetMinor: bigint;
  minLineNum: number;
  coverUrl: string;
  wideCoverUrl: string;
  defaultPlayType: string;
  isGroup: boolean;
  parentId: string | null;
  rtpHundredths: number | null;
  volatility: Volatility | null;
  isHot: boolean;
  /** The game itself is switched on by the brand. */
  enabled: boolean;
  /** The game, its vendor or the vendor at this brand is under maintenance. */
  maintenance: boolean;
  /** When it came into the brand's catalogue; null: before such days were kept. */
  addedAt: Date | null;
  /** When it ends by itself, as far as somebody said so. */
  maintenanceEndsAt: Date | null;
}

/** A vendor in one category of a brand. */
export interface SnapshotVendor {
  code: string;
  displayName: string;
  gameType: GameType;
  accountTypeId: number;
  isHot: boolean;
  isSingle: boolean;
  maintenance: boolean;
  launchKind: LaunchKind;
  /** A picture of the vendor in this category; empty: it has none. */
  iconUrl: string;
  launchUrl: string | null;
}

export interface VendorAlias {
  locale: LocaleCode;
  vendorPattern: string;
  alias: string;
}

/** Everything of a brand's catalogue as it was read, in the brand's order. */
export interface SnapshotRows {
  games: readonly SnapshotGame[];
  vendors: readonly SnapshotVendor[];
  aliases: readonly VendorAlias[];
  /** Origins that games may be launched from. */
  launchHosts: readonly string[];
  /** Origins that may deliver the pictures of this site. */
  pictureHosts: readonly string[];
}

/** A game on the catalogue snapshot with its place and its names, ready to be searched. */
export interface ShelvedGame extends SnapshotGame {
  place: number;
  /** Each name once, with what is shown of it. */
  searchNames: readonly (SearchableName & { name: string })[];
}

/** A brand's catalogue in memory. */
export interface CatalogueSnapshot extends Omit<SnapshotRows, 'games'> {
  version: bigint;
  /** The letters of every offered game's names, one number a name and side by side, so that a search passes over most without touching a game. */
  nameLetters: Int32Array;
  /** Where an offered game's names begin in `nameLetters`; one more at the end. */
  firstNames: Int32Array;
  /** Everything that is switched on, of a vendor that the brand has: groups and the games in them. What is looked for is found here. */
  offered: readonly ShelvedGame[];
  /** What a lobby lists: groups that have a game, and the games that stand in no group of this brand that is in the same lobby. */
  listed: readonly ShelvedGame[];
  listedByType: ReadonlyMap<GameType, readonly ShelvedGame[]>;
  /** Switched-off games too. */
  byId: ReadonlyMap<string, ShelvedGame>;
  byCode: ReadonlyMap<string, ShelvedGame>;
  subGamesOf: ReadonlyMap<string, readonly ShelvedGame[]>;
}

export const codeKey = (vendorCode: string, gameCode: string): string => JSON.stringify([vendorCode, gameCode]);

/** Other requests go on while a long list is prepared. */
const gamesATurn = 500;

export async function buildCatalogueSnapshot(version: bigint, rows: SnapshotRows): Promise<CatalogueSnapshot> {
  const snapshot = {
    offered: [] as ShelvedGame[],
    listed: [] as ShelvedGame[],
    listedByType: new Map<GameType, ShelvedGame[]>(),
    byId: new Map<string, ShelvedGame>(),
    byCode: new Map<string, ShelvedGame>(),
    subGamesOf: new Map<string, ShelvedGame[]>(),
  };
  for (const [place, row] of rows.games.entries()) {
    if (place % gamesATurn === gamesATurn - 1) await new Promise((resolve) => setImmediate(resolve));
    const game = { ...row, place, searchNames: searchNamesOf(row.names) };
    snapshot.byId.set(game.id, game);
    snapshot.byCode.set(codeKey(game.vendorCode, game.gameCode), game);
    if (game.enabled) snapshot.offered.push(game);
  }
  const groupOf = ({ parentId }: SnapshotGame): SnapshotGame | undefined => {
    const group = parentId === null ? undefined : snapshot.byId.get(parentId);
    return group?.enabled ? group : undefined;
  };
  for (const game of snapshot.offered) {
    const group = groupOf(game);
    if (group) push(snapshot.subGamesOf, group.id, game);
  }
  snapshot.offered = snapshot.offered.filter(({ id, isGroup }) => !isGroup || snapshot.subGamesOf.has(id));
  // A group can be played from the smallest bet of its cheapest game.
  for (const group of snapshot.offered) {
    const bets = snapshot.subGamesOf.get(group.id)?.map(({ minBetMinor }) => minBetMinor) ?? [];
    if (group.isGroup) group.minBetMinor = bets.reduce((one, other) => (other < one ? other : one));
  }
  snapshot.listed = snapshot.offered.filter((game) => groupOf(game)?.gameType !== game.gameType);
  for (const game of snapshot.listed) push(snapshot.listedByType, game.gameType, game);
  const { games: _rows, ...others } = rows;
  return { ...snapshot, ...lettersOf(snapshot.offered), ...others, version };
}

function lettersOf(offered: readonly ShelvedGame[]): Pick<CatalogueSnapshot, 'nameLetters' | 'firstNames'> {
  const letters: number[] = [];
  const firsts = offered.map(({ searchNames }) => {
    const first = letters.length;
    for (const name of searchNames) letters.push(name.letters);
    return first;
  });
  return { nameLetters: Int32Array.from(letters), firstNames: Int32Array.from([...firsts, letters.length]) };
}

const searchNamesOf = (names: GameNames) =>
  [...new Set(Object.values(names))].map((name) => ({ name, ...searchable(name) }));

function push<K>(lists: Map<K, ShelvedGame[]>, key: K, game: ShelvedGame): void {
  const list = lists.get(key);
  if (list) list.push(game);
  else lists.set(key, [game]);
}
