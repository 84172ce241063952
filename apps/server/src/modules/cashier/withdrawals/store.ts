import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { SqlStatement } from '../../ledger/index.ts';
import { bankTransferCode } from '../providers/bank-transfer/index.ts';
import {
  holdsJson,
  type PayoutJson,
  type PayoutRow,
  payoutJson,
  payoutOf,
  type StepRow,
  type WithdrawalJson,
  type WithdrawalRow,
  withdrawalJson,
  withdrawalOf,
} from './rows.ts';

export interface CurrentJson {
  withdrawal: WithdrawalJson | null;
  payouts: PayoutJson[];
}

const withdrawalColumns = sql.raw(withdrawalJson);
const payoutColumns = sql.raw(payoutJson);

/** A withdrawal with its payments, as one JSON expression. */
export const currentFacts = (memberId: string, id: string): RawBuilder<CurrentJson> => sql<CurrentJson>`
  json_build_object(
    'withdrawal', (select ${withdrawalColumns} from withdrawals w where w.member_id = ${memberId} and w.id = ${id}),
    'payouts', coalesce((select json_agg(${payoutColumns} order by p.asked_at, p.id) from withdrawal_payouts p
      where p.member_id = ${memberId} and p.withdrawal_id = ${id}), '[]'))`;

export function createWithdrawalStore(database: Database) {
  const rowsWhere = async (condition: RawBuilder<unknown>): Promise<WithdrawalRow[]> => {
    const { rows } = await sql<{ row: WithdrawalJson }>`
      select ${withdrawalColumns} as row from withdrawals w where ${condition}`.execute(database);
    return rows.map(({ row }) => withdrawalOf(row));
  };
  const payoutsWhere = async (condition: RawBuilder<unknown>): Promise<PayoutRow[]> => {
    const { rows } = await sql<{ row: PayoutJson }>`
      select ${payoutColumns} as row from withdrawal_payouts p where ${condition}`.execute(database);
    return rows.map(({ row }) => payoutOf(row));
  };
  return {
    ofMember: async (memberId: string, id: string): Promise<WithdrawalRow | undefined> =>
      (await rowsWhere(sql`w.member_id = ${memberId} and w.id = ${id}`))[0],
    ofBrand: async (brandId: string, id: string): Promise<WithdrawalRow | undefined> =>
      (await rowsWhere(sql`w.id = ${id} and w.brand_id = ${brandId}`))[0],
    page: (memberId: string, pageNo: number, pageSize: number) =>
      rowsWhere(sql`w.member_id = ${memberId} order by w.created_at desc, w.id desc
        limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`),
    count: async (memberId: string): Promise<number> =>
      (
        await sql<{
          total: number;
        }>`select count(*)::int as total from withdrawals where member_id = ${memberId}`.execute(database)
      ).rows[0]?.total ?? 0,
    /** The oldest that the program has to act on in a state; not those that people pay. */
    inState: (state: WithdrawalRow['state'], until: Date, limit: number) =>
      rowsWhere(sql`w.state = ${state} and w.state_since <= ${until} and w.provider is distinct from ${bankTransferCode}
        order by w.state_since, w.id limit ${limit}::int`),
    awaitingConfirmation: (before: Date, limit: number) =>
      rowsWhere(
        sql`w.state = 'DISBURSED' and w.deadline_at <= ${before} order by w.deadline_at, w.id limit ${limit}::int`,
      ),
    ofBrandSince: (brandId: string, since: Date, limit: number) =>
      rowsWhere(
        sql`w.brand_id = ${brandId} and w.created_at >= ${since} order by w.created_at desc limit ${limit}::int`,
      ),
    /** Those whose member can still answer and was not warned twice, the nearest to the end first. */
    unconfirmed: (now: Date, limit: number) =>
      rowsWhere(sql`w.state = 'DISBURSED' and w.deadline_at > ${now} and w.warnings < 2
        and (w.deadline_at - ${now}::timestamptz) * 2 <= w.deadline_at - w.state_since
        order by w.deadline_at, w.id limit ${limit}::int`),
    payouts: (memberId: string, withdrawalId: string) =>
      payoutsWhere(sql`p.member_id = ${memberId} and p.withdrawal_id = ${withdrawalId} order by p.asked_at, p.id`),
    payoutById: async (id: string): Promise<PayoutRow | undefined> => (await payoutsWhere(sql`p.id = ${id}`))[0],
    /** Takes payments that are to be asked for now, each for one process. */
    takeDue: async (now: Date, againAt: (asks: number) => Date, limit: number): Promise<PayoutRow[]> => {
      const due = await payoutsWhere(sql`p.state = 'asked' and p.ask_again_at <= ${now} order by p.ask_again_at
        limit ${limit}::int`);
      const taken: PayoutRow[] = [];
      for (const payout of due) {
        const { numAffectedRows } = await sql`
          update withdrawal_payouts set asks = asks + 1, ask_again_at = ${againAt(payout.asks)}
          where member_id = ${payout.memberId} and id = ${payout.id} and asks = ${payout.asks} and state = 'asked'`.execute(
          database,
        );
        if (numAffectedRows === 1n) taken.push(payout);
      }
      return taken;
    },
    noteOnPayout: async ({ memberId, id }: PayoutRow, reason: string): Promise<void> => {
      await sql`update withdrawal_payouts set reason = ${reason} where member_id = ${memberId} and id = ${id}
        and state = 'asked'`.execute(database);
    },
    steps: async (memberId: string, ids: readonly string[]): Promise<(StepRow & { withdrawalId: string })[]> => {
      const { rows } = await sql<StepRow & { withdrawalId: string }>`
        select withdrawal_id as "withdrawalId", from_state as from, to_state as to, actor, actor_id as "actorId", reason, at
        from withdrawal_steps where member_id = ${memberId} and withdrawal_id = any (${ids}::uuid[]) order by step`.execute(
        database,
      );
      return rows;
    },
  };
}
export type WithdrawalStore = ReturnType<typeof createWithdrawalStore>;

/** Writes a row as it stands after a step, new or not. */
export function withdrawalStatement(row: WithdrawalRow): SqlStatement {
  return {
    name: 'withdrawal_written',
    text: upsert,
    values: [
      ...[row.memberId, row.id, row.brandId, row.requestId, row.accountId, row.currencyCode, row.amountMinor],
      ...[row.feeMinor, row.paidMinor, row.receivedMinor, row.releasedMinor, holdsJson(row.openHolds), row.state],
      ...[row.step, row.reason, row.createdAt, row.stateSince, row.deadlineAt, row.warnings, row.firstApprover],
      ...[row.provider, row.turnoverComplete, row.automatic, row.handReference, row.handFirstPayer],
    ],
  };
}

const upsert = `
  insert into withdrawals (member_id, id, brand_id, request_id, account_id, currency_code, amount_minor, fee_minor, paid_minor,
    received_minor, released_minor, open_holds, state, step, reason, created_at, state_since, deadline_at, warnings, first_approver,
    provider, turnover_complete, automatic, hand_reference, hand_first_payer)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
  on conflict (member_id, id) do update set paid_minor = excluded.paid_minor, received_minor = excluded.received_minor,
    released_minor = excluded.released_minor, open_holds = excluded.open_holds, state = excluded.state, step = excluded.step,
    reason = excluded.reason, state_since = excluded.state_since, deadline_at = excluded.deadline_at, warnings = excluded.warnings,
    first_approver = excluded.first_approver, provider = excluded.provider, automatic = excluded.automatic,
    hand_reference = excluded.hand_reference, hand_first_payer = excluded.hand_first_payer`;

export function stepStatement(memberId: string, withdrawalId: string, step: number, row: StepRow): SqlStatement {
  return {
    name: 'withdrawal_step_written',
    text: `insert into withdrawal_steps (member_id, withdrawal_id, step, from_state, to_state, actor, actor_id, reason, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [memberId, withdrawalId, step, row.from, row.to, row.actor, row.actorId, row.reason, row.at],
  };
}

export function payoutStatement(row: PayoutRow): SqlStatement {
  return {
    name: 'withdrawal_payout_written',
    text: `insert into withdrawal_payouts (member_id, id, withdrawal_id, provider, amount_minor, hold_reference, state, provider_reference,
        reason, asked_at, asks, ask_again_at, settled_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (member_id, id) do update set state = excluded.state, provider_reference = excluded.provider_reference,
        reason = excluded.reason, settled_at = excluded.settled_at`,
    values: [
      ...[row.memberId, row.id, row.withdrawalId, row.provider, row.amountMinor, row.holdReference, row.state],
      ...[row.providerReference, row.reason, row.askedAt, row.asks, row.askAgainAt, row.settledAt],
    ],
  };
}
