import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Span } from './periods.ts';

/** A transaction that was under way at midnight is over by then. */
const afterMidnightMs = 10 * 60_000;
/** So many wins are kept of a day and looked at for a list: more than any shows, because an account may be blocked or a win taken back later. */
export const mostWins = 200;

/** The first moment of a span that is not part of a day that is over; at least its beginning, at most its end. */
export function openFrom({ from, to }: Span, now: Date): Date {
  const settled = new Date(now.getTime() - afterMidnightMs);
  settled.setUTCHours(0, 0, 0, 0);
  return new Date(Math.min(Math.max(settled.getTime(), from.getTime()), to.getTime()));
}

/** Adds up the days from `from` to `until` (both at midnight UTC) that nobody has added up yet. Two at once do it once. */
export async function closeDays(database: Database, brandId: string, from: Date, until: Date): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select to_char(days.day, 'YYYY-MM-DD') as day
    from generate_series(${dateOf(from)}::timestamp, ${dateOf(until)}::timestamp - interval '1 day', '1 day') as days (day)
    where not exists (select from showcase_days s where s.brand_id = ${brandId} and s.day = days.day::date)
    order by days.day`.execute(database);
  for (const { day } of rows) await closeDay(database, brandId, day);
}

async function closeDay(database: Database, brandId: string, day: string): Promise<void> {
  const lines = sql`bets.settled_at >= ${day}::timestamp at time zone 'UTC'
    and bets.settled_at < (${day}::timestamp + interval '1 day') at time zone 'UTC'
    and bets.brand_id = ${brandId} and bets.account_kind = 'cash' and bets.status = 'settled'`;
  await database.transaction().execute(async (transaction) => {
    const marked = await sql`
      insert into showcase_days (brand_id, day) values (${brandId}, ${day}) on conflict do nothing`.execute(
      transaction,
    );
    if (marked.numAffectedRows !== 1n) return;
    await sql`
      insert into showcase_member_days (brand_id, day, member_id, rounds, won_minor)
      select ${brandId}, ${day}, bets.member_id, count(*) filter (where bets.line = 0), sum(bets.payout_minor)
      from bets where ${lines} group by bets.member_id`.execute(transaction);
    await sql`
      insert into showcase_win_days (brand_id, day, round_id, vendor_code, line, payout_minor, settled_at)
      select ${brandId}, ${day}, bets.round_id, bets.vendor_code, bets.line, bets.payout_minor, bets.settled_at
      from bets join members on members.id = bets.member_id
      where ${lines} and bets.payout_minor > bets.stake_minor and members.type <> 4 and members.blocked_at is null
      order by bets.payout_minor desc, bets.settled_at desc, bets.round_id
      limit ${mostWins}::int`.execute(transaction);
  });
}

/** `YYYY-MM-DD` in UTC. */
export const dateOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);
