import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { reencodeScreenshot } from '../../../platform/pictures/screenshot.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { OrderKey } from './moves.ts';

const maxProofs = 3;
/** Of a member in 24 hours, whatever they are of: each stays. */
const maxOfDay = 9;
const dayMs = 86_400_000;

/** Pictures of a transfer that a member shows, so that staff finds it. */
export function createProofs({ database, clock }: { database: Database; clock: Clock }) {
  const list = async ({ memberId, orderId }: OrderKey): Promise<{ proofNo: number; addedAt: Date }[]> =>
    (
      await sql<{
        proofNo: number;
        addedAt: Date;
      }>`select proof_no as "proofNo", added_at as "addedAt" from deposit_proofs
        where member_id = ${memberId} and order_id = ${orderId} order by proof_no`.execute(database)
    ).rows;

  const countOfDay = async (memberId: string, from = database): Promise<number> =>
    (
      await sql<{ count: number }>`select count(*)::int as count from deposit_proofs
        where member_id = ${memberId} and added_at > ${new Date(clock.now().getTime() - dayMs)}::timestamptz`.execute(
        from,
      )
    ).rows[0]?.count ?? 0;

  return {
    list,

    /** Returns how many there are then. */
    add: async (
      { memberId, orderId }: OrderKey,
      bytes: Uint8Array,
      ip: string,
    ): Promise<Result<number, 'invalid_input' | 'service_unavailable' | 'limit_reached'>> => {
      const proofNo = (await list({ memberId, orderId })).length + 1;
      if (proofNo > maxProofs || (await countOfDay(memberId)) >= maxOfDay) return fail('limit_reached');
      const encoded = await reencodeScreenshot(bytes, networkOf(ip));
      if (!encoded.ok) return encoded;
      return await database.transaction().execute(async (transaction) => {
        await takeLock(transaction, `deposit proofs ${memberId}`);
        if ((await countOfDay(memberId, transaction)) >= maxOfDay) return fail('limit_reached');
        const { rows } = await sql`
          insert into deposit_proofs (member_id, order_id, proof_no, webp, added_at)
          values (${memberId}::uuid, ${orderId}::uuid, ${proofNo}::int, ${encoded.value}::bytea, ${clock.now()}::timestamptz)
          on conflict do nothing returning 1`.execute(transaction);
        // Another one came at the same moment.
        return rows.length === 1 ? ok(proofNo) : fail('service_unavailable');
      });
    },

    read: async ({ memberId, orderId }: OrderKey, proofNo: number): Promise<Buffer | null> =>
      (
        await sql<{ webp: Buffer }>`select webp from deposit_proofs
          where member_id = ${memberId} and order_id = ${orderId} and proof_no = ${proofNo}`.execute(database)
      ).rows[0]?.webp ?? null,
  };
}
export type Proofs = ReturnType<typeof createProofs>;
