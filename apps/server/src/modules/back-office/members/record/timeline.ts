import type { timelineKinds } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

export type TimelineKind = (typeof timelineKinds)[number];

interface EventRow {
  kind: TimelineKind;
  id: string;
  at: Date;
  state: string;
  text: string;
  by: string;
  amountMinor: bigint | null;
  payoutMinor: bigint | null;
}

interface TimelineQuestion {
  memberId: string;
  brandId: string;
  kinds: readonly TimelineKind[];
  before: Date;
  page: number;
  count: number;
}

/** A bet is big for a member when it staked or paid this many times his mean stake. */
const bigTimes = 10;
const bigBetDays = 90;
/** Readings of a member's page are in the audit log; they are no acts on him, and a note stands for itself. */
const reading = 'read%';

const none = sql`null::bigint as amount, null::bigint as payout`;

/** Where each kind comes from: columns id, at, state, text, by, amount, payout of the member's rows before a moment. */
const sources: Record<TimelineKind, (of: TimelineQuestion) => RawBuilder<unknown>> = {
  registered: ({ memberId, before }) => sql`
    select id::text, registered_at as at, '' as state, registered_from as text, '' as by, ${none}
    from members where id = ${memberId} and registered_at < ${before}`,
  signIn: ({ memberId, before }) => sql`
    select id::text, at, outcome as state, masked_address as text, '' as by, ${none}
    from member_sign_ins where member_id = ${memberId} and at < ${before} and method <> 'register'`,
  deposit: ({ memberId, before }) => sql`
    select order_id::text as id, created_at as at, state, method_code as text, '' as by, coalesce(paid_minor, amount_minor) as amount, null::bigint as payout
    from deposit_orders where member_id = ${memberId} and created_at < ${before}`,
  withdrawal: ({ memberId, before }) => sql`
    select id::text, created_at as at, state, reason as text, '' as by, -amount_minor as amount, null::bigint as payout
    from withdrawals where member_id = ${memberId} and created_at < ${before}`,
  transfer: ({ memberId, before }) => sql`
    select t.id::text, t.created_at as at, t.side as state, m.username as text, '' as by,
      case t.side when 'sent' then -t.amount_minor else t.amount_minor end as amount, null::bigint as payout
    from member_transfers t join members m on m.id = t.other_member_id where t.member_id = ${memberId} and t.created_at < ${before}`,
  bigBet: ({ memberId, before }) => sql`
    select b.round_id collate "default" as id, b.placed_at as at, b.status as state, coalesce(g.names->>'TY', g.game_code) as text, '' as by, b.stake_minor as amount,
      b.payout_minor as payout
    from bets b join games g on g.id = b.game_id
      cross join (select coalesce(sum(stake_minor) / nullif(sum(bets), 0), 0) as mean from turnover_days where member_id = ${memberId}) usual
    where b.member_id = ${memberId} and b.placed_at < ${before} and b.placed_at >= ${before}::timestamptz - ${`${bigBetDays} days`}::interval
      and greatest(b.stake_minor, b.payout_minor) >= usual.mean * ${bigTimes} and usual.mean > 0`,
  bonus: ({ memberId, before }) => sql`
    select id::text, granted_at as at, state, coalesce(names->>'TY', source) as text, '' as by, amount_minor as amount, null::bigint as payout
    from bonus_grants where member_id = ${memberId} and granted_at < ${before}`,
  reward: ({ memberId, before }) => sql`
    select id::text, given_at as at, state, coalesce(names->>'TY', source) as text, '' as by,
      case when payout in ('cash', 'bonus') then amount_minor end as amount, null::bigint as payout
    from rewards where member_id = ${memberId} and given_at < ${before}`,
  limit: ({ memberId, before }) => sql`
    select id::text, asked_at as at, state, kind as text, '' as by, after_minor as amount, null::bigint as payout
    from member_limit_changes where member_id = ${memberId} and asked_at < ${before}`,
  break: ({ memberId, before }) => sql`
    select id::text, starts_at as at, kind as state, length as text, '' as by, ${none}
    from member_bars where member_id = ${memberId} and starts_at < ${before}`,
  staffAct: ({ memberId, before, brandId }) => sql`
    select l.seq::text as id, l.happened_at as at, l.act as state, l.reason as text,
      coalesce((select s.username from staff s where l.actor_kind = 'staff' and s.id::text = l.actor), l.actor) as by, ${none}
    from audit_log l where l.subject = ${`member:${memberId}`} and l.brand_id = ${brandId} and l.happened_at < ${before}
      and l.act not like ${reading} and l.act <> 'writeNote'`,
  message: ({ memberId, before }) => sql`
    select g.id::text, g.sent_at as at, g.kind as state, coalesce(w.texts->0->>'title', '') as text,
      coalesce((select s.username from staff s where s.id = w.staff_id), '') as by, ${none}
    from messages g left join staff_messages w on w.id = g.staff_message_id where g.member_id = ${memberId} and g.sent_at < ${before}`,
  note: ({ memberId, before }) => sql`
    select n.id::text, n.written_at as at, '' as state, n.text, s.username as by, ${none}
    from member_notes n join staff s on s.id = n.staff_id where n.member_id = ${memberId} and n.written_at < ${before}`,
};

/** A page of the events of the kinds before a moment, the latest first, and one more if there is one; each kind comes from its own index. */
export async function readTimeline(database: Database, question: TimelineQuestion): Promise<EventRow[]> {
  const { kinds, page, count } = question;
  // One more than are shown says whether there are more.
  const reach = page * count + 1;
  if (kinds.length === 0) return [];
  const halves = kinds.map(
    (kind) =>
      sql`(select ${sql.lit(kind)} as kind, e.* from (${sources[kind](question)}) e order by at desc, id limit ${reach})`,
  );
  const { rows } = await sql<EventRow>`
    select kind, id, at, state, text, by, amount as "amountMinor", payout as "payoutMinor"
    from (${sql.join(halves, sql` union all `)}) events (kind, id, at, state, text, by, amount, payout)
    order by at desc, kind, id limit ${count + 1} offset ${(page - 1) * count}`.execute(database);
  return rows;
}
