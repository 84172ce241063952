import type { GameType } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import type { CatalogueTables, GameNames } from './tables.ts';

export interface VendorOffer {
  brandId: string;
  vendorCode: string;
  displayName: string;
  gameType: GameType;
  isHot: boolean;
  position: number;
}

export interface GameOffer {
  /** Of a game that is new to the installation; one that is known keeps its id. */
  id: string;
  brandId: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  gameClassify: string;
  names: GameNames;
  minBetMinor: bigint;
  minLineNum: number;
  coverUrl: string;
  wideCoverUrl: string;
  isHot: boolean;
  position: number;
}

/** Puts a vendor into a brand's menu; a vendor that is new to the installation is added. Doing it again changes nothing. */
export async function offerVendor(transaction: DatabaseTransaction, offer: VendorOffer): Promise<void> {
  const database = withTables<CatalogueTables>(transaction);
  await database
    .insertInto('vendors')
    .values({ code: offer.vendorCode, display_name: offer.displayName })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('brand_vendors')
    .values({
      brand_id: offer.brandId,
      vendor_code: offer.vendorCode,
      game_type: offer.gameType,
      is_hot: offer.isHot,
      position: offer.position,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts a game onto a brand's shelf, switched on; a game that is new to the installation is added. Doing it again changes nothing. */
export async function offerGame(transaction: DatabaseTransaction, offer: GameOffer): Promise<void> {
  const database = withTables<CatalogueTables>(transaction);
  await database
    .insertInto('games')
    .values({
      id: offer.id,
      vendor_code: offer.vendorCode,
      game_code: offer.gameCode,
      game_type: offer.gameType,
      game_classify: offer.gameClassify,
      names: sql`${JSON.stringify(offer.names)}::jsonb`,
      min_bet_minor: offer.minBetMinor,
      min_line_num: offer.minLineNum,
      cover_url: offer.coverUrl,
      wide_cover_url: offer.wideCoverUrl,
    })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'game_code']).doNothing())
    .execute();
  await database
    .insertInto('brand_games')
    .columns(['brand_id', 'game_id', 'enabled', 'is_hot', 'position'])
    .expression(
      database
        .selectFrom('games')
        .select([
          sql<string>`${offer.brandId}::uuid`.as('brand_id'),
          'games.id',
          sql<boolean>`true`.as('enabled'),
          sql<boolean>`${offer.isHot}::boolean`.as('is_hot'),
          sql<number>`${offer.position}::integer`.as('position'),
        ])
        .where('games.vendor_code', '=', offer.vendorCode)
        .where('games.game_code', '=', offer.gameCode),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
