import { localDateOf, slotAt, startOfLocalDate } from '@baize/periods';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';

/** IANA zone of each brand's days. */
export type ZoneOf = (brandId: string) => Promise<string>;

const hourMinutes = 60;

/** All offsets of zones are whole quarters of an hour, so that a quarter lies in one hour and one day of each zone. */
export const quarterOf = (at: RawBuilder<unknown>) =>
  sql`date_bin('15 minutes', ${at}, timestamptz '2000-01-01 00:00:00Z')`;

/**
 * A table of the quarters that lines lie in, `place (brand_id, quarter, starts_at, day, day_start)`, with the hour and the day of the brand's
 * zone. `quarters` selects `"brandId"` and `"startsAt"`. Null when there is no line.
 */
export async function placesOf(
  transaction: DatabaseTransaction,
  quarters: RawBuilder<unknown>,
  zoneOf: ZoneOf,
): Promise<RawBuilder<unknown> | null> {
  const { rows } = await sql<{ brandId: string; startsAt: Date }>`${quarters}`.execute(transaction);
  if (rows.length === 0) return null;
  const hours: Date[] = [];
  const days: string[] = [];
  const dayStarts: Date[] = [];
  for (const { brandId, startsAt } of rows) {
    const zone = await zoneOf(brandId);
    hours.push(slotAt(hourMinutes, startsAt, zone).start);
    const day = localDateOf(startsAt, zone);
    days.push(day);
    dayStarts.push(startOfLocalDate(day, zone));
  }
  return sql`(
    select * from unnest(${rows.map(({ brandId }) => brandId)}::uuid[], ${rows.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${hours}::timestamptz[], ${days}::date[], ${dayStarts}::timestamptz[]) as place (brand_id, quarter, starts_at, day, day_start))`;
}
