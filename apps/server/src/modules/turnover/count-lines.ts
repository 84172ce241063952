import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { placesOf, quarterOf, type ZoneOf } from './places.ts';
import type { Rollup } from './rollup.ts';

const quarter = quarterOf(sql`bets.settled_at`);

/** Of who counts; who takes a month away waits for him. */
export const turnoverLockKey = 0x7475_726e;

/** Stake, valid turnover and payout of each member by hour and day. */
export const turnoverRollup = (zoneOf: ZoneOf): Rollup => ({
  lockKey: turnoverLockKey,
  cursor: 'turnover_cursor',
  tables: ['turnover_hours', 'turnover_archived', 'turnover_days'],
  count: (transaction, linesOf) => countLines(transaction, linesOf(sql`bets.batch_id`), zoneOf),
});

/** The quarters of an hour in which lines of the betting record lie. */
export const quartersOfBets = (condition: RawBuilder<SqlBool>) => sql`
  select distinct bets.brand_id as "brandId", ${quarter} as "startsAt" from bets where ${condition}`;

/** Joins each line of the betting record with its place. */
export const atPlace = (places: RawBuilder<unknown>) =>
  sql`join ${places} place on place.brand_id = bets.brand_id and place.quarter = ${quarter}`;

/**
 * Adds the lines of the betting record that `condition` names (over `bets`) to the hours and days of their members. Each line counts
 * where it was settled; a later line of a round adds its difference there, and no further bet. A row keeps the team that its member belonged
 * to when the day began.
 */
async function countLines(
  transaction: DatabaseTransaction,
  condition: RawBuilder<SqlBool>,
  zoneOf: ZoneOf,
): Promise<void> {
  const places = await placesOf(transaction, quartersOfBets(condition), zoneOf);
  if (!places) return;
  for (const { table, span } of [
    { table: 'turnover_hours', span: 'starts_at' },
    { table: 'turnover_days', span: 'day' },
  ]) {
    await sql`
      insert into ${sql.table(table)} as k (member_id, ${sql.ref(span)}, game_type, vendor_code, currency_code, account_kind, brand_id,
        upline_path, bets, stake_minor, valid_turnover_minor, payout_minor)
      select member_id, span, game_type, vendor_code, currency_code, account_kind, brand_id, upline_path_at(member_id, day_start),
        bets, stake_minor, valid_turnover_minor, payout_minor
      from (
        select bets.member_id, place.${sql.ref(span)} as span, bets.game_type, bets.vendor_code, bets.currency_code, bets.account_kind,
          bets.brand_id, min(place.day_start) as day_start,
          count(*) filter (where bets.line = 0 and bets.status = 'settled') as bets, sum(bets.stake_minor) as stake_minor,
          sum(bets.valid_turnover_minor) as valid_turnover_minor, sum(bets.payout_minor) as payout_minor
        from bets ${atPlace(places)}
        where ${condition}
        group by 1, 2, 3, 4, 5, 6, 7) counted
      order by 1, 2, 3, 4, 5, 6
      on conflict (member_id, ${sql.ref(span)}, game_type, vendor_code, currency_code, account_kind) do update set
        bets = k.bets + excluded.bets, stake_minor = k.stake_minor + excluded.stake_minor,
        valid_turnover_minor = k.valid_turnover_minor + excluded.valid_turnover_minor,
        payout_minor = k.payout_minor + excluded.payout_minor`.execute(transaction);
  }
}
