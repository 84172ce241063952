import type { GameType } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { SnapshotRows } from './browsing/catalogue-snapshot.ts';
import { plainOriginOf } from './origins.ts';
import type { CatalogueTables } from './schema.ts';

/** What a brand offers, as the tables say it. */
export function createCatalogueStore(anyDatabase: Database) {
  const database = withTables<CatalogueTables>(anyDatabase);

  /** Counts the catalogue's changes, of all brands. */
  const version = async (): Promise<bigint> => {
    const row = await database
      .selectFrom('catalogue_version')
      .select('catalogue_version.version')
      .executeTakeFirstOrThrow();
    return row.version;
  };

  /** Games that the brand has, of vendors that it has for their type; switched-off games too. */
  const gamesOf = (brandId: string) =>
    database
      .selectFrom('brand_games')
      .innerJoin('games', 'games.id', 'brand_games.game_id')
      .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
      .innerJoin('brand_vendors', (join) =>
        join
          .onRef('brand_vendors.brand_id', '=', 'brand_games.brand_id')
          .onRef('brand_vendors.vendor_code', '=', 'games.vendor_code')
          .onRef('brand_vendors.game_type', '=', 'games.game_type')
          .on('brand_vendors.enabled', '=', true),
      )
      .select([
        'games.id',
        'games.vendor_code as vendorCode',
        'games.game_code as gameCode',
        'games.game_type as gameType',
        'games.game_classify as gameClassify',
        'games.names',
        sql<bigint>`coalesce(brand_games.min_bet_minor, games.min_bet_minor)`.as('minBetMinor'),
        'games.min_line_num as minLineNum',
        'games.cover_url as coverUrl',
        'games.wide_cover_url as wideCoverUrl',
        'games.default_play_type as defaultPlayType',
        'games.is_group as isGroup',
        'games.parent_id as parentId',
        'games.rtp_hundredths as rtpHundredths',
        'games.volatility',
        'brand_games.is_hot as isHot',
        'brand_games.enabled',
        'brand_games.added_at as addedAt',
        sql<boolean>`vendors.maintenance or brand_vendors.maintenance or brand_games.maintenance`.as('maintenance'),
        // The later of two ends; where one of them is open, so is the whole.
        sql<Date | null>`case when vendors.maintenance then null
          when brand_vendors.maintenance and brand_games.maintenance then
            case when brand_vendors.maintenance_ends_at is not null and brand_games.maintenance_ends_at is not null
              then greatest(brand_vendors.maintenance_ends_at, brand_games.maintenance_ends_at) end
          else coalesce(brand_vendors.maintenance_ends_at, brand_games.maintenance_ends_at) end`.as(
          'maintenanceEndsAt',
        ),
      ])
      .where('brand_games.brand_id', '=', brandId)
      .orderBy('brand_games.position')
      .orderBy('games.id')
      .execute();

  const vendorsOf = (brandId: string) =>
    database
      .selectFrom('brand_vendors')
      .innerJoin('vendors', 'vendors.code', 'brand_vendors.vendor_code')
      .select([
        'vendors.code',
        'vendors.display_name as displayName',
        'brand_vendors.game_type as gameType',
        'vendors.account_type_id as accountTypeId',
        'brand_vendors.is_hot as isHot',
        'vendors.is_single as isSingle',
        sql<boolean>`vendors.maintenance or brand_vendors.maintenance`.as('maintenance'),
        'vendors.launch_kind as launchKind',
        'brand_vendors.icon_url as iconUrl',
        'vendors.launch_url as launchUrl',
      ])
      .where('brand_vendors.brand_id', '=', brandId)
      .where('brand_vendors.enabled', '=', true)
      .orderBy('brand_vendors.position')
      .orderBy('vendors.code')
      .execute();

  const hostsOf = async (table: 'launch_hosts' | 'picture_hosts', brandId: string): Promise<string[]> => {
    const rows = await database.selectFrom(table).select('origin').where('brand_id', '=', brandId).execute();
    return rows.map(({ origin }) => origin).sort();
  };

  const snapshotRows = async (brandId: string): Promise<SnapshotRows> => {
    const [games, vendors, aliases, launchHosts, pictureHosts] = await Promise.all([
      gamesOf(brandId),
      vendorsOf(brandId),
      database
        .selectFrom('vendor_aliases')
        .select(['locale', 'vendor_pattern as vendorPattern', 'alias'])
        .where('brand_id', '=', brandId)
        .execute(),
      hostsOf('launch_hosts', brandId),
      hostsOf('picture_hosts', brandId),
    ]);
    return { games, vendors, aliases, launchHosts, pictureHosts };
  };

  const outsideOrigins = async (): Promise<OutsideOrigins> => {
    const [hosts, entrances, pictureHosts, covers] = await Promise.all([
      database.selectFrom('launch_hosts').select('origin').distinct().execute(),
      database.selectFrom('vendors').select('launch_url as launchUrl').where('launch_url', 'is not', null).execute(),
      database.selectFrom('picture_hosts').select('origin').distinct().execute(),
      sql<{ origin: string }>`
        select distinct substring(url from '^https://[^/?#]+') as origin from (
          select cover_url from games union all select wide_cover_url from games union all select icon_url from brand_vendors
        ) pictures(url) where url like 'https://_%'`.execute(database),
    ]);
    return {
      frames: plainOriginsOf([
        ...hosts.map(({ origin }) => origin),
        ...entrances.map(({ launchUrl }) => launchUrl ?? ''),
      ]),
      pictures: plainOriginsOf([...pictureHosts, ...covers.rows].map(({ origin }) => origin)).sort(),
    };
  };

  /**
   * Of each brand the games that several of its members started since that moment, those of most members first. Each member counts once a
   * game, trial members never.
   */
  const startedSince = async (since: Date, minMembers: number): Promise<ReadonlyMap<string, readonly string[]>> => {
    const { rows } = await sql<{ brandId: string; gameIds: string[] }>`
      select brand_id as "brandId", array_agg(game_id order by place) as "gameIds" from (
        select m.brand_id, r.game_id, row_number() over (
          partition by m.brand_id order by count(*) desc, max(r.played_at) desc, r.game_id) as place
        from recent_games r join members m on m.id = r.member_id and m.type <> 4
        where r.played_at >= ${since}
        group by m.brand_id, r.game_id having count(*) >= ${minMembers}) counted
      where place <= ${maxPopular} group by brand_id`.execute(database);
    return new Map(rows.map(({ brandId, gameIds }) => [brandId, gameIds]));
  };

  return { version, snapshotRows, outsideOrigins, startedSince };
}

/** More than all rows of a brand's lobbies show. */
const maxPopular = 200;

/** Each once. An address that is none is left out: its game or picture does not come, and all others do. */
const plainOriginsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => plainOriginOf(address) ?? [])),
];

/** Origins outside this site, of all brands and vendors. */
export interface OutsideOrigins {
  /** A game's frame may come from them. */
  frames: readonly string[];
  /** Covers may come from them. */
  pictures: readonly string[];
}
export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

export interface OpenRound {
  gameId: string;
  roundId: string;
  openedAt: Date;
}

/** A round as the vendor that holds it open knows it. */
export interface VendorOpenRound {
  vendorCode: string;
  gameCode: string;
  roundId: string;
  openedAt: Date;
}

/** What a member made of the catalogue. */
export function createPersonalStore(anyDatabase: Database) {
  const database = withTables<CatalogueTables & RoundTables>(anyDatabase);

  const favoriteIds = async (memberId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('favorites')
      .select('game_id')
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('game_id')
      .execute();
    return rows.map((row) => row.game_id);
  };

  /** False: so many are there already. */
  const addFavorite = async (memberId: string, gameId: string, at: Date, maxFavorites: number): Promise<boolean> => {
    const { rows } = await sql<{ isThere: boolean }>`
      with added as (
        insert into favorites (member_id, game_id, created_at)
        select ${memberId}::uuid, ${gameId}::uuid, ${at}::timestamptz
        where (select count(*) from favorites where member_id = ${memberId}) < ${maxFavorites}
        on conflict do nothing returning 1)
      select exists (select from added)
        or exists (select from favorites where member_id = ${memberId} and game_id = ${gameId}) as "isThere"`.execute(
      database,
    );
    return rows[0]?.isThere ?? false;
  };

  const removeFavorite = async (memberId: string, gameId: string): Promise<void> => {
    await database.deleteFrom('favorites').where('member_id', '=', memberId).where('game_id', '=', gameId).execute();
  };

  /** Remembers the start of a game; of the many that were started the latest `keep` stay. */
  const rememberStart = async (memberId: string, gameId: string, at: Date, keep: number): Promise<void> => {
    await database
      .insertInto('recent_games')
      .values({ member_id: memberId, game_id: gameId, played_at: at })
      .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doUpdateSet({ played_at: at }))
      .execute();
    await sql`
      delete from recent_games where member_id = ${memberId} and game_id in (
        select game_id from recent_games where member_id = ${memberId} order by played_at desc, game_id offset ${keep})`.execute(
      database,
    );
  };

  const recentStarts = (memberId: string) =>
    database
      .selectFrom('recent_games')
      .select(['game_id as gameId', 'played_at as playedAt'])
      .where('member_id', '=', memberId)
      .orderBy('played_at', 'desc')
      .orderBy('game_id')
      .execute();

  /** Of each game the oldest round that the operator holds open for the member; of bets on sports there may be thousands. */
  const openRounds = (memberId: string): Promise<OpenRound[]> =>
    database
      .selectFrom('rounds')
      .distinctOn('game_id')
      .select(['game_id as gameId', 'round_id as roundId', 'opened_at as openedAt'])
      .where('member_id', '=', memberId)
      .where('closed_at', 'is', null)
      .orderBy('game_id')
      .orderBy('opened_at')
      .execute();

  /** Open rounds of vendors with the games that they are of; one of a game that is not in the catalogue is left out. */
  const ofGames = async (rounds: readonly VendorOpenRound[]): Promise<OpenRound[]> => {
    if (rounds.length === 0) return [];
    const games = await database
      .selectFrom('games')
      .select(['id', 'vendor_code as vendorCode', 'game_code as gameCode'])
      .where('vendor_code', 'in', [...new Set(rounds.map(({ vendorCode }) => vendorCode))])
      .where('game_code', 'in', [...new Set(rounds.map(({ gameCode }) => gameCode))])
      .execute();
    const idOf = new Map(games.map(({ id, vendorCode, gameCode }) => [`${vendorCode}/${gameCode}`, id]));
    return rounds.flatMap(({ vendorCode, gameCode, roundId, openedAt }) => {
      const gameId = idOf.get(`${vendorCode}/${gameCode}`);
      return gameId === undefined ? [] : [{ gameId, roundId, openedAt }];
    });
  };

  return { favoriteIds, addFavorite, removeFavorite, rememberStart, recentStarts, openRounds, ofGames };
}
export type PersonalStore = ReturnType<typeof createPersonalStore>;

interface RoundTables {
  rounds: {
    vendor_code: string;
    round_id: string;
    member_id: string;
    game_id: string;
    game_type: GameType;
    opened_at: Date;
    closed_at: Date | null;
  };
}
