import { slotAt } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type OutstandingTurnover, outstandingTurnover } from './outstanding.ts';

export type { OutstandingTurnover } from './outstanding.ts';

export const nothingOutstanding: OutstandingTurnover = { missingMinor: 0n, heldMinor: 0n };

/** Whose turnover is asked for; `zone` is the one of the brand's hours. */
export interface TurnoverQuestion {
  memberId: string;
  currencyCode: string;
  zone: string;
  now: Date;
}

const hourMinutes = 60;

/**
 * What a member must still turn over before his deposits may leave. What came before a withdrawal for which nothing was missing is done
 * with. Whole hours are read from the turnover's rows, the rest from the betting record.
 */
export async function readOutstandingTurnover(
  database: Database,
  question: TurnoverQuestion,
): Promise<OutstandingTurnover> {
  const { memberId, currencyCode, zone, now } = question;
  const { rows: deposits } = await sql<{ amountMinor: bigint; at: Date }>`
    select j.amount_minor as "amountMinor", j.booked_at as at from accounts a join journal j on j.credit_account_id = a.id
    where a.member_id = ${memberId} and a.kind = 'cash' and a.currency_code = ${currencyCode}
      and j.movement in ('deposit', 'memberTransferReceived') and j.booked_at > coalesce((
        select max(created_at) from withdrawals where member_id = ${memberId} and turnover_complete), '-infinity')
    order by j.booked_at, j.batch_id, j.line`.execute(database);
  if (deposits.length === 0) return outstandingTurnover([]);
  const spans = deposits.map(({ at }, index) =>
    spanOf(at, deposits[index + 1]?.at ?? new Date(now.getTime() + 1), zone),
  );
  const turnovers = await turnoverOf(database, memberId, currencyCode, spans);
  return outstandingTurnover(
    deposits.map(({ amountMinor }, index) => ({ amountMinor, turnoverAfterMinor: turnovers[index] ?? 0n })),
  );
}

interface Span {
  from: Date;
  to: Date;
  /** The whole hours of it; the same moment twice without any. */
  firstHour: Date;
  lastHour: Date;
}

function spanOf(from: Date, to: Date, zone: string): Span {
  const slot = slotAt(hourMinutes, from, zone);
  const firstHour = slot.start.getTime() === from.getTime() ? from : slot.end;
  const lastHour = slotAt(hourMinutes, to, zone).start;
  return firstHour < lastHour ? { from, to, firstHour, lastHour } : { from, to, firstHour: to, lastHour: to };
}

async function turnoverOf(
  database: Database,
  memberId: string,
  currencyCode: string,
  spans: readonly Span[],
): Promise<bigint[]> {
  const list = (key: keyof Span) => sql`${spans.map((span) => span[key])}::timestamptz[]`;
  const { rows } = await sql<{ turnover: string }>`
    select (
      coalesce((select sum(h.valid_turnover_minor) from turnover_hours h where h.member_id = ${memberId} and h.account_kind = 'cash'
        and h.currency_code = ${currencyCode} and h.starts_at >= s.first_hour and h.starts_at < s.last_hour), 0)
      + coalesce((select sum(b.valid_turnover_minor) from bets b where b.member_id = ${memberId} and b.account_kind = 'cash'
        and b.currency_code = ${currencyCode} and b.placed_at < s.until
        and ((b.settled_at >= s.since and b.settled_at < s.first_hour) or (b.settled_at >= s.last_hour and b.settled_at < s.until))), 0)
      )::text as turnover
    from unnest(${list('from')}, ${list('to')}, ${list('firstHour')}, ${list('lastHour')})
      with ordinality as s (since, until, first_hour, last_hour, place)
    order by s.place`.execute(database);
  return rows.map(({ turnover }) => BigInt(turnover));
}
