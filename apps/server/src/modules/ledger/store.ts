import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { playAccountOf } from './accounts.ts';
import type { BookingPlan } from './plan.ts';
import type { EarlierAct, MemberAccount, Wallet } from './wallet.ts';

/** A member's id, or an SQL expression that finds it. */
export type MemberReference = string | RawBuilder<string>;
export interface ActReference {
  source: string;
  reference: string;
}

interface StateRow {
  memberId: string | null;
  memberType: number | null;
  isBlocked: boolean | null;
  accounts:
    | (Omit<MemberAccount, 'balanceMinor' | 'version' | 'turn'> & Record<'balanceMinor' | 'version' | 'turn', string>)[]
    | null;
  earlier:
    | (Omit<EarlierAct, 'postings'> & {
        postings: { movement: EarlierAct['postings'][number]['movement']; amountMinor: string }[] | null;
      })[]
    | null;
  facts: unknown;
}

/**
 * Reads a member's wallet, the earlier acts of some ids and the caller's own facts (a JSON expression over the same snapshot) in one
 * statement, without a lock. The wallet is null for a member that does not exist.
 */
export async function readWallet<Facts>(
  database: Database,
  member: MemberReference,
  references: readonly ActReference[],
  facts: RawBuilder<Facts>,
): Promise<{ wallet: Wallet | null; facts: Facts }> {
  const pairs = references.map(({ source, reference }) => sql`(${source}, ${reference})`);
  const { rows } = await sql<StateRow>`
    with member as materialized (
      select id, brand_id, type, blocked_at is not null as is_blocked from members where id = ${member}
    )
    select
      (select id from member) as "memberId",
      (select type from member) as "memberType",
      (select is_blocked from member) as "isBlocked",
      (select json_agg(json_build_object(
          'id', a.id, 'brandId', a.brand_id, 'kind', a.kind, 'currencyCode', a.currency_code,
          'balanceMinor', a.balance_minor::text, 'version', a.version::text, 'turn', a.turn::text))
        from member join accounts a on a.member_id = member.id) as accounts,
      ${pairs.length === 0 ? sql`null` : earlierActs(pairs)} as earlier,
      ${facts} as facts`.execute(database);
  const row = rows[0];
  if (!row) throw new Error('the wallet statement gave no row');
  return { wallet: walletOf(row), facts: row.facts as Facts };
}

const earlierActs = (pairs: readonly RawBuilder<unknown>[]) => sql`(
  select json_agg(json_build_object(
    'id', o.id, 'source', o.source, 'reference', o.reference, 'memberId', o.member_id,
    'fingerprint', encode(o.fingerprint, 'hex'), 'subject', o.subject, 'outcome', o.outcome, 'cancelledBy', o.cancelled_by,
    'postings', (select json_agg(json_build_object('movement', t.movement, 'amountMinor', t.amount_minor::text) order by t.leg)
      from transfers t where t.operation_id = o.id)))
  from operations o where (o.source, o.reference) in (${sql.join(pairs)}))`;

function walletOf(row: StateRow): Wallet | null {
  if (row.memberId === null || row.memberType === null) return null;
  return {
    memberId: row.memberId,
    playAccount: playAccountOf(row.memberType),
    isBlocked: row.isBlocked ?? false,
    accounts: (row.accounts ?? []).map((account) => ({
      ...account,
      balanceMinor: BigInt(account.balanceMinor),
      version: BigInt(account.version),
      turn: BigInt(account.turn),
    })),
    earlier: (row.earlier ?? []).map((act) => ({
      ...act,
      postings: (act.postings ?? []).map(({ movement, amountMinor }) => ({
        movement,
        amountMinor: BigInt(amountMinor),
      })),
    })),
  };
}

/**
 * Writes a plan in one statement, all or nothing: first the accounts are locked in the order of their ids, and only if each still
 * stands at the turn that was seen does anything else happen. `alongside` are further parts of that statement ("name as (insert …
 * from turn …)"); what they select from `turn` happens exactly when the booking does. Answers whether it happened.
 */
export async function writeBooking(
  database: Database,
  plan: BookingPlan,
  bookedAt: Date,
  alongside: readonly RawBuilder<unknown>[],
): Promise<boolean> {
  const parts = [lockingPart(plan), ...operationParts(plan, bookedAt), ...alongside];
  const { rows } = await sql<{ taken: boolean }>`
    with ${sql.join(parts, sql`, `)} select exists (select from turn) as taken`.execute(database);
  return rows[0]?.taken ?? false;
}

const lockingPart = ({ accounts }: BookingPlan) => sql`
  wanted as (
    select * from json_to_recordset(${json(accounts)}::json)
      as w(id uuid, turn bigint, "balanceMinor" bigint, version bigint)),
  held as materialized (
    select a.id from accounts a join wanted w on w.id = a.id where a.turn = w.turn order by a.id for no key update of a),
  turn as materialized (select where (select count(*) from held) = ${accounts.length}::int),
  moved as (
    update accounts a set balance_minor = w."balanceMinor", version = w.version, turn = w.turn + 1
    from wanted w, turn where a.id = w.id)`;

function operationParts({ operations, transfers, cancellations }: BookingPlan, bookedAt: Date): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (operations.length > 0) {
    parts.push(sql`
      written as (
        insert into operations (id, source, reference, brand_id, member_id, fingerprint, subject, outcome, booked_at)
        select o.id, o.source, o.reference, o.brand_id, o.member_id, decode(o.fingerprint, 'hex'), o.subject, o.outcome,
          ${bookedAt}::timestamptz
        from turn, json_to_recordset(${json(operations)}::json) as o(id uuid, source text, reference text, brand_id uuid,
          member_id uuid, fingerprint text, subject text, outcome text))`);
  }
  if (transfers.length > 0) {
    parts.push(sql`
      posted as (
        insert into transfers (id, operation_id, leg, brand_id, movement, debit_account_id, credit_account_id, amount_minor,
          currency_code, debit_balance_after_minor, debit_version, credit_balance_after_minor, credit_version, booked_at)
        select t.*, ${bookedAt}::timestamptz
        from turn, json_to_recordset(${json(transfers)}::json) as t(id uuid, operation_id uuid, leg smallint, brand_id uuid,
          movement text, debit_account_id uuid, credit_account_id uuid, amount_minor bigint, currency_code text,
          debit_balance_after_minor bigint, debit_version bigint, credit_balance_after_minor bigint, credit_version bigint))`);
  }
  if (cancellations.length > 0) {
    parts.push(sql`
      taken_back as (
        update operations o set cancelled_by = c.cancelled_by
        from turn, json_to_recordset(${json(cancellations)}::json) as c(source text, reference text, cancelled_by text)
        where o.source = c.source and o.reference = c.reference)`);
  }
  return parts;
}

const json = (rows: unknown) =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** Holds all of a member's accounts until the transaction ends, in the order of their ids. */
export async function lockAccounts(transaction: Database, member: MemberReference): Promise<void> {
  await sql`select from accounts where member_id = ${member} order by id for no key update`.execute(transaction);
}
