import type { PrizeMode } from '@baize/contract';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CatalogueTables } from '../schema.ts';

/** A draw of a vendor's list. */
export interface DrawRow {
  gameCode: string;
  numero: string;
  /** The tab of the lottery menu. */
  tag: string;
  drawAt: Date;
  lockSeconds: number;
  /** Monday 2 to Saturday 7, Sunday 1, with commas between. */
  drawDays: string;
  /** Null until it is drawn. */
  openNumbers: string | null;
  prizeMode: PrizeMode;
  isVietnamese: boolean;
}

/** Draws as lottery vendors sent them last. */
export function createLotteryStore(anyDatabase: Database) {
  const database = withTables<CatalogueTables>(anyDatabase);

  /** In each vendor's order. */
  const drawsOf = (vendorCodes: readonly string[]): Promise<(DrawRow & { vendorCode: string })[]> =>
    database
      .selectFrom('vendor_lottery_draws')
      .select([
        'vendor_code as vendorCode',
        'game_code as gameCode',
        'numero',
        'tag',
        'draw_at as drawAt',
        'lock_seconds as lockSeconds',
        'draw_days as drawDays',
        'open_numbers as openNumbers',
        'prize_mode as prizeMode',
        'is_vietnamese as isVietnamese',
      ])
      .where('vendor_code', 'in', [...vendorCodes, ''])
      .orderBy('vendor_code')
      .orderBy('position')
      .execute();

  /** The list takes the place of the one before, all of it or nothing. */
  const replaceDraws = (vendorCode: string, draws: readonly DrawRow[]): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('vendor_lottery_draws').where('vendor_code', '=', vendorCode).execute();
      if (draws.length === 0) return;
      const rows = draws.map((draw, position) => ({
        vendor_code: vendorCode,
        game_code: draw.gameCode,
        numero: draw.numero,
        tag: draw.tag,
        draw_at: draw.drawAt,
        lock_seconds: draw.lockSeconds,
        draw_days: draw.drawDays,
        open_numbers: draw.openNumbers,
        prize_mode: draw.prizeMode,
        is_vietnamese: draw.isVietnamese,
        position,
      }));
      await transaction.insertInto('vendor_lottery_draws').values(rows).execute();
    });

  return { drawsOf, replaceDraws };
}
export type LotteryStore = ReturnType<typeof createLotteryStore>;
