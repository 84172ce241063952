import type { MovementName } from '@baize/contract';
import { slotAt } from '@baize/periods';
import { type CashMove, type OutstandingTurnover, outstandingTurnover } from '@baize/rewards';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type { OutstandingTurnover } from '@baize/rewards';

export const nothingOutstanding: OutstandingTurnover = { missingMinor: 0n, heldMinor: 0n };

/** Whose turnover is asked for; `zone` is the one of the brand's hours. */
export interface TurnoverQuestion {
  memberId: string;
  currencyCode: string;
  zone: string;
  now: Date;
}

const hourMinutes = 60;

/** Money that came in from outside or from another member. */
const paidIn = ['deposit', 'memberTransferReceived'] as const satisfies readonly MovementName[];
/** What asks for turnover: that, and what came by rewards and rebates. */
const asksForTurnover = [...paidIn, 'rewardPaid', 'rebatePaid'] as const satisfies readonly MovementName[];

/** As literals, so that the index of just these is used. */
const listOf = (names: readonly MovementName[]) => sql.raw(names.map((name) => `'${name}'`).join(', '));
export const paidInList = listOf(paidIn);
export const turnoverList = listOf(asksForTurnover);

/**
 * What a member must still turn over before his deposits, and what others or rewards brought him, may leave. What came before a withdrawal for which
 * nothing was missing is done with; of a deposit that was reversed only the rest counts. Whole hours are read from the turnover's rows, the
 * rest from the betting record.
 */
export async function readOutstandingTurnover(
  database: Database,
  question: TurnoverQuestion,
): Promise<OutstandingTurnover> {
  const { memberId, currencyCode, zone, now } = question;
  const moves = await movesOf(database, memberId, currencyCode);
  if (moves.length === 0) return outstandingTurnover([]);
  const spans = moves.map(({ at }, index) => spanOf(at, moves[index + 1]?.at ?? new Date(now.getTime() + 1), zone));
  const turnovers = await turnoverOf(database, memberId, currencyCode, spans);
  return outstandingTurnover(moves.map((move, index) => ({ ...move, turnoverAfterMinor: turnovers[index] ?? 0n })));
}

type Move = Pick<CashMove, 'kind' | 'amountMinor'> & { at: Date };

async function movesOf(database: Database, memberId: string, currencyCode: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    with account as (
      select id from accounts where member_id = ${memberId} and kind = 'cash' and currency_code = ${currencyCode}),
    since as (
      select coalesce(max(created_at), '-infinity') as at from withdrawals where member_id = ${memberId} and turnover_complete),
    moves as (
      select 'in' as kind, j.amount_minor - coalesce((
          select o.reversed_minor from deposit_orders o where o.member_id = ${memberId} and j.movement = 'deposit'
            and o.order_id::text = j.subject), 0) as "amountMinor",
        j.booked_at as at, j.batch_id, j.line
      from account a, since s, journal j
      where j.credit_account_id = a.id and j.movement in (${turnoverList}) and j.booked_at > s.at
      union all
      select 'sent', j.amount_minor, j.booked_at, j.batch_id, j.line from account a, since s, journal j
      where j.debit_account_id = a.id and j.movement = 'memberTransferSent' and j.booked_at > s.at)
    select kind, "amountMinor", at from moves where "amountMinor" > 0 order by at, batch_id, line`.execute(database);
  return rows;
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
