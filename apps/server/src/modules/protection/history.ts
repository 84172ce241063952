import type { Calls, CallValue } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { stateAt } from './limit-states.ts';
import type { HistoryRow } from './schema.ts';

const nothing = sql`null::text`;

/** Changes of limits, breaks and exclusions, and reminders of a member, as one list. */
const lines = (memberId: string) => sql`
  select id, asked_at as at, 'limit' as what, kind as "limitKind", before_minor as "beforeMinor", after_minor as "afterMinor", state,
    lapses_at as "lapsesAt", ${nothing} as "barLength", null::timestamptz as "endsAt", 'member' as "setBy", null::smallint as minutes
    from member_limit_changes where member_id = ${memberId}
  union all select id, starts_at, 'bar', null, null, null, null, null, length, ends_at, set_by, null
    from member_bars where member_id = ${memberId}
  union all select id, set_at, 'reminder', null, null, null, null, null, null, null, 'member', every_minutes
    from member_reminders where member_id = ${memberId}`;

/** A page of a member's history, the latest change first; a change that nobody said yes to in time has lapsed by itself. */
export async function readHistory(
  database: Database,
  question: { memberId: string; exponent: number; now: Date; pageNo: number; pageSize: number },
): Promise<CallValue<Calls['protectionHistory']>> {
  const { memberId, exponent, now, pageNo, pageSize } = question;
  const { rows } = await sql<HistoryRow & { total: number }>`
    select line.*, count(*) over ()::int as total from (${lines(memberId)}) line
    order by at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(database);
  const amount = (minor: bigint | null) => (minor === null ? null : shownAmount(minor, exponent));
  const list = rows.map(({ total: _total, beforeMinor, afterMinor, lapsesAt, at, endsAt, state, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: amount(beforeMinor),
    after: amount(afterMinor),
    state: state && lapsesAt ? stateAt(state, { readyAt: lapsesAt, lapsesAt }, now) : null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
  return { list, total: rows[0]?.total ?? 0 };
}
