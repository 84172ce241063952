import { localDateOf, slotAt, startOfLocalDate } from '@baize/periods';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** IANA zone of each brand's days. */
export type ZoneOf = (brandId: string) => Promise<string>;

const hourMinutes = 60;

/** All offsets of zones are whole quarters of an hour, so that a quarter lies in one hour and one day of each zone. */
const quarter = sql`date_bin('15 minutes', bets.settled_at, timestamptz '2000-01-01 00:00:00Z')`;

/**
 * Adds the lines of the betting record that `condition` names (over `bets`) to the hours and days of their members. Each line counts
 * where it was settled; a later line of a round adds its difference there, and no further bet. A row keeps the team that its member belonged
 * to when the day began.
 */
export async function countLines(
  transaction: DatabaseTransaction,
  condition: RawBuilder<SqlBool>,
  zoneOf: ZoneOf,
): Promise<void> {
  const { rows: quarters } = await sql<{ brandId: string; startsAt: Date }>`
    select distinct bets.brand_id as "brandId", ${quarter} as "startsAt" from bets where ${condition}`.execute(
    transaction,
  );
  if (quarters.length === 0) return;
  const hours: Date[] = [];
  const days: string[] = [];
  const dayStarts: Date[] = [];
  for (const { brandId, startsAt } of quarters) {
    const zone = await zoneOf(brandId);
    hours.push(slotAt(hourMinutes, startsAt, zone).start);
    const day = localDateOf(startsAt, zone);
    days.push(day);
    dayStarts.push(startOfLocalDate(day, zone));
  }
  const places = sql`(
    select * from unnest(${quarters.map(({ brandId }) => brandId)}::uuid[], ${quarters.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${hours}::timestamptz[], ${days}::date[], ${dayStarts}::timestamptz[]) as place (brand_id, quarter, starts_at, day, day_start))`;
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
        from bets join ${places} place on place.brand_id = bets.brand_id and place.quarter = ${quarter}
        where ${condition}
        group by 1, 2, 3, 4, 5, 6, 7) counted
      order by 1, 2, 3, 4, 5, 6
      on conflict (member_id, ${sql.ref(span)}, game_type, vendor_code, currency_code, account_kind) do update set
        bets = k.bets + excluded.bets, stake_minor = k.stake_minor + excluded.stake_minor,
        valid_turnover_minor = k.valid_turnover_minor + excluded.valid_turnover_minor,
        payout_minor = k.payout_minor + excluded.payout_minor`.execute(transaction);
  }
}
