import type { DepositState } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DepositOrder, DepositStep } from './schema.ts';

const columns = sql`o.member_id as "memberId", o.order_id as "orderId", o.brand_id as "brandId", o.method_code as "methodCode", o.provider,
  o.kind, o.currency_code as currency, o.amount_minor as "amountMinor", o.fee_minor as "feeMinor", o.state, o.reason,
  o.provider_reference as "providerReference", o.instructions, o.paid_minor as "paidMinor", o.reversed_minor as "reversedMinor",
  o.owed_minor as "owedMinor", o.return_url as "returnUrl", o.created_at as "createdAt", o.expires_at as "expiresAt",
  o.changed_at as "changedAt", o.asked`;

export function createDepositStore(database: Database) {
  const ordersBy = async (where: RawBuilder<unknown>): Promise<DepositOrder[]> =>
    (await sql<DepositOrder>`select ${columns} from deposit_orders o where ${where}`.execute(database)).rows;

  return {
    /** By the id that the provider knows. */
    find: async (orderId: string): Promise<DepositOrder | null> =>
      (await ordersBy(sql`o.order_id = ${orderId}`))[0] ?? null,

    ofMember: async (memberId: string, orderId: string): Promise<DepositOrder | null> =>
      (await ordersBy(sql`o.member_id = ${memberId} and o.order_id = ${orderId}`))[0] ?? null,

    stepsOf: async ({ memberId, orderId }: Pick<DepositOrder, 'memberId' | 'orderId'>): Promise<DepositStep[]> =>
      (
        await sql<DepositStep>`select step, to_state as "toState", actor, reason, at from deposit_order_steps
          where member_id = ${memberId} and order_id = ${orderId} order by step`.execute(database)
      ).rows,

    /** The newest first. */
    historyOf: async (
      memberId: string,
      pageNo: number,
      pageSize: number,
    ): Promise<{ rows: DepositOrder[]; total: number }> => {
      const [rows, counted] = await Promise.all([
        ordersBy(sql`o.member_id = ${memberId} order by o.created_at desc, o.order_id desc
          limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`),
        sql<{ total: number }>`select count(*)::int as total from deposit_orders where member_id = ${memberId}`.execute(
          database,
        ),
      ]);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    /**
     * Takes orders whose provider is due to be asked, each for one process: until `againAt` nobody else takes them, so that a process that dies
     * meanwhile loses nothing.
     */
    takeDue: async (now: Date, againAt: Date, limit: number): Promise<DepositOrder[]> =>
      (
        await sql<DepositOrder>`
          with due as (select member_id, order_id from deposit_orders where ask_at <= ${now} order by ask_at limit ${limit} for update skip locked)
          update deposit_orders o set ask_at = ${againAt}, asked = o.asked + 1 from due
          where o.member_id = due.member_id and o.order_id = due.order_id returning ${columns}`.execute(database)
      ).rows,

    /** When the provider is asked next, as long as the order is still in the state for which that was worked out. */
    askAt: async (
      { memberId, orderId }: Pick<DepositOrder, 'memberId' | 'orderId'>,
      state: DepositState,
      at: Date | null,
    ): Promise<void> => {
      await sql`update deposit_orders set ask_at = ${at} where member_id = ${memberId} and order_id = ${orderId} and state = ${state}`.execute(
        database,
      );
    },
  };
}
export type DepositStore = ReturnType<typeof createDepositStore>;
