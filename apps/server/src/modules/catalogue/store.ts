import type { GameType, LocaleCode } from '@baize/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { CatalogueTables } from './tables.ts';

/** What narrows a list of games; everything left out is open. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  gameClassify?: string | undefined;
  /** A piece of the name in the asked language, taken literally, without regard to case. */
  namePart?: string | undefined;
  /** A decimal amount: games that can be played from this stake or less. */
  minBet?: string | undefined;
  hotOnly?: boolean;
}

/** Where to look: a brand's offer, as it reads in a language. */
export interface Shelf {
  brandId: string;
  currencyExponent: number;
  language: LocaleCode;
}

export type GameRow = Awaited<ReturnType<CatalogueStore['listGames']>>[number];

export function createCatalogueStore(anyDatabase: Database) {
  const database = withTables<CatalogueTables>(anyDatabase);

  /** Games that a brand has, of vendors that it has for their type; switched-off games too. */
  const gamesOf = (brandId: string) =>
    database
      .selectFrom('brand_games')
      .innerJoin('games', 'games.id', 'brand_games.game_id')
      .innerJoin('brand_vendors', (join) =>
        join
          .onRef('brand_vendors.brand_id', '=', 'brand_games.brand_id')
          .onRef('brand_vendors.vendor_code', '=', 'games.vendor_code')
          .onRef('brand_vendors.game_type', '=', 'games.game_type'),
      )
      .where('brand_games.brand_id', '=', brandId);

  const filtered = ({ brandId, currencyExponent, language }: Shelf, filter: GameFilter) =>
    gamesOf(brandId)
      .where('brand_games.enabled', '=', true)
      .where((where) => {
        const { gameType, vendorCode, gameClassify, namePart, minBet, hotOnly } = filter;
        const conditions: Expression<SqlBool>[] = [];
        if (gameType) conditions.push(where('games.game_type', '=', gameType));
        if (vendorCode) conditions.push(where('games.vendor_code', '=', vendorCode));
        if (gameClassify) conditions.push(where('games.game_classify', '=', gameClassify));
        if (namePart) {
          conditions.push(sql<SqlBool>`strpos(lower(${nameIn(language)}), lower(${namePart}::text)) > 0`);
        }
        if (minBet) {
          conditions.push(sql<SqlBool>`games.min_bet_minor <= ${minBet}::numeric * ${10 ** currencyExponent}::numeric`);
        }
        if (hotOnly) conditions.push(where('brand_games.is_hot', '=', true));
        return where.and(conditions);
      });

  const countGames = async (shelf: Shelf, filter: GameFilter): Promise<number> => {
    const { total } = await filtered(shelf, filter)
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };

  const listGames = (shelf: Shelf, filter: GameFilter, page: { limit: number; offset: number }) =>
    filtered(shelf, filter)
      .selectAll('games')
      .select('brand_games.is_hot')
      .orderBy('brand_games.position')
      .orderBy('games.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute();

  const findGame = (brandId: string, vendorCode: string, gameCode: string) =>
    gamesOf(brandId)
      .selectAll('games')
      .select(['brand_games.is_hot', 'brand_games.enabled'])
      .where('games.vendor_code', '=', vendorCode)
      .where('games.game_code', '=', gameCode)
      .executeTakeFirst();

  /** The brand's vendors by type, each with the classes of its games that are switched on. */
  const listVendors = (brandId: string) =>
    database
      .selectFrom('brand_vendors')
      .innerJoin('vendors', 'vendors.code', 'brand_vendors.vendor_code')
      .select([
        'brand_vendors.game_type as gameType',
        'vendors.code',
        'vendors.display_name as displayName',
        'brand_vendors.is_hot as isHot',
        sql<string[]>`array(
          select distinct games.game_classify from games
          join brand_games on brand_games.game_id = games.id and brand_games.brand_id = brand_vendors.brand_id
          where games.vendor_code = brand_vendors.vendor_code and games.game_type = brand_vendors.game_type
            and brand_games.enabled and games.game_classify <> ''
          order by games.game_classify)`.as('gameClassify'),
      ])
      .where('brand_vendors.brand_id', '=', brandId)
      .orderBy('brand_vendors.position')
      .orderBy('vendors.code')
      .execute();

  return { countGames, listGames, findGame, listVendors };
}
export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

/** The name that `localised` would pick. */
const nameIn = (language: LocaleCode) => sql<string>`coalesce(games.names ->> ${language}::text, games.names ->> 'TY')`;
