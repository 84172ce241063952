import type { Selectable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { any, type LottoTables } from '../schema.ts';

export type LimitRow = Selectable<LottoTables['lotto.limits']>;

/** What a brand limits a bet to; null: no limit. Amounts in minor units. */
export type Limits = Pick<
  LimitRow,
  'line_minor' | 'member_number_minor' | 'lower_from_minor' | 'lower_percent' | 'close_at_minor'
>;

const none: Limits = {
  line_minor: null,
  member_number_minor: null,
  lower_from_minor: null,
  lower_percent: null,
  close_at_minor: null,
};

/** The most specific row for a bet: of the lottery and the bet, of the lottery, of the bet, of any. */
export function limitsOf(rows: readonly LimitRow[], lotteryCode: string, bet: string): Limits {
  const places = [
    [lotteryCode, bet],
    [lotteryCode, any],
    [any, bet],
    [any, any],
  ] as const;
  for (const [lottery, key] of places) {
    const row = rows.find((one) => one.lottery_code === lottery && one.bet === key);
    if (row) return row;
  }
  return none;
}

const full = 100;

/** What a number pays at this liability, in percent of its usual return; 0: it is closed. */
export function percentAt(liabilityMinor: bigint, limits: Limits): number {
  if (limits.close_at_minor !== null && liabilityMinor >= limits.close_at_minor) return 0;
  if (limits.lower_from_minor !== null && liabilityMinor >= limits.lower_from_minor)
    return limits.lower_percent ?? full;
  return full;
}

/** A brand's limits as they are stored. */
export function createLimitStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  return {
    ofBrand: (brandId: string): Promise<LimitRow[]> =>
      database
        .selectFrom('lotto.limits')
        .selectAll()
        .where('brand_id', '=', brandId)
        .orderBy('lottery_code')
        .orderBy('bet')
        .execute(),
    set: async (row: LimitRow): Promise<void> => {
      await database
        .insertInto('lotto.limits')
        .values(row)
        .onConflict((conflict) => conflict.columns(['brand_id', 'lottery_code', 'bet']).doUpdateSet(row))
        .execute();
    },
    remove: async (brandId: string, lotteryCode: string, bet: string): Promise<void> => {
      await database
        .deleteFrom('lotto.limits')
        .where('brand_id', '=', brandId)
        .where('lottery_code', '=', lotteryCode)
        .where('bet', '=', bet)
        .execute();
    },
  };
}
export type LimitStore = ReturnType<typeof createLimitStore>;
