import type { PayKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PayRow, PayRun } from './schema.ts';

export const payColumns = sql`p.member_id as "memberId", m.username, p.kind, p.period_key as "periodKey", p.state,
  p.due_minor as "dueMinor", p.paid_minor as "paidMinor", p.held_minor as "heldMinor", p.revision, p.steps,
  p.computed_at as "computedAt", p.reason,
  (select greatest(t.paid_minor + t.held_minor - t.due_minor, 0) from agent_pay_totals t
    where t.member_id = p.member_id and t.kind = p.kind) as "setOffMinor"`;
export const paySource = sql`agent_pays p join members m on m.id = p.member_id`;

export async function payOf(
  database: Database,
  { brandId, memberId, kind, periodKey }: { brandId: string; memberId: string; kind: PayKind; periodKey: string },
): Promise<PayRow | undefined> {
  const { rows } = await sql<PayRow>`
    select ${payColumns} from ${paySource}
    where p.member_id = ${memberId} and p.kind = ${kind} and p.period_key = ${periodKey} and p.brand_id = ${brandId}`.execute(
    database,
  );
  return rows[0];
}

interface Booked {
  dueMinor: bigint;
  carryMinor: bigint;
  bookedMinor: bigint;
  isRefused: boolean;
  revision: number;
}

/** What stands of a run already, by agent. */
export async function bookedOf(database: Database, { brandId, kind, period }: PayRun): Promise<Map<string, Booked>> {
  const { rows } = await sql<Booked & { memberId: string }>`
    select member_id as "memberId", due_minor as "dueMinor", carry_minor as "carryMinor", paid_minor + held_minor as "bookedMinor", state = 'refused' as "isRefused",
      revision
    from agent_pays where brand_id = ${brandId} and kind = ${kind} and period_key = ${period.key}`.execute(database);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** What each agent's newest pay of the kind before a period left to be carried. */
export async function carriedInto(
  database: Database,
  { brandId, kind, period }: Pick<PayRun, 'brandId' | 'kind' | 'period'>,
  agentIds: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ memberId: string; carryMinor: bigint }>`
    select distinct on (member_id) member_id as "memberId", carry_minor as "carryMinor" from agent_pays
    where brand_id = ${brandId} and kind = ${kind} and period_key < ${period.key}
      and member_id = any (${[...agentIds]}::uuid[])
    order by member_id, period_key desc`.execute(database);
  return new Map(rows.map(({ memberId, carryMinor }) => [memberId, carryMinor]));
}

/** What the slots of the day other than this one brought, later ones too: a slot that is done again leaves theirs to them. */
export async function dueOfOtherSlots(
  database: Database,
  { brandId, period }: Pick<PayRun, 'brandId' | 'period'>,
  date: string,
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ memberId: string; due: string }>`
    select member_id as "memberId", sum(due_minor)::text as due from agent_pays
    where brand_id = ${brandId} and kind = 'realTimeSalary' and period_key like ${`${date}T%`} and period_key <> ${period.key}
    group by 1`.execute(database);
  return new Map(rows.map(({ memberId, due }) => [memberId, BigInt(due)]));
}
