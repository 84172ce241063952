import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { reencodeScreenshot } from '../../../platform/pictures/screenshot.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { SqlStatement } from '../../ledger/index.ts';
import type { WithdrawalDependencies } from './dependencies.ts';

/** Pictures that a member may have uploaded without sending them. */
const maxUnsent = 6;
const unsentLifeMs = 24 * 3_600_000;

/** Pictures with which a member shows that money did not arrive. */
export function createProofs({ database, clock, newId }: Pick<WithdrawalDependencies, 'database' | 'clock' | 'newId'>) {
  return {
    add: async (
      memberId: string,
      bytes: Uint8Array,
      ip: string,
    ): Promise<Result<{ proofId: string }, 'invalid_input' | 'service_unavailable' | 'limit_reached'>> => {
      if ((await countUnsent(database, memberId)) >= maxUnsent) return fail('limit_reached');
      const encoded = await reencodeScreenshot(bytes, networkOf(ip));
      if (!encoded.ok) return encoded;
      const proofId = newId();
      return await database.transaction().execute(async (transaction) => {
        await takeLock(transaction, `withdrawal proofs ${memberId}`);
        if ((await countUnsent(transaction, memberId)) >= maxUnsent) return fail('limit_reached');
        await sql`insert into withdrawal_proofs (member_id, id, webp, uploaded_at)
          values (${memberId}::uuid, ${proofId}::uuid, ${encoded.value}::bytea, ${clock.now()}::timestamptz)`.execute(
          transaction,
        );
        return ok({ proofId });
      });
    },
    /** Of a brand's own disputes. */
    picture: async (brandId: string, proofId: string): Promise<Buffer | undefined> => {
      const { rows } = await sql<{ webp: Buffer }>`
        select p.webp from withdrawal_proofs p join withdrawals w on w.member_id = p.member_id and w.id = p.withdrawal_id
        where p.id = ${proofId} and w.brand_id = ${brandId}`.execute(database);
      return rows[0]?.webp;
    },
    idsOf: async (memberId: string, withdrawalId: string): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from withdrawal_proofs where member_id = ${memberId} and withdrawal_id = ${withdrawalId}
        order by uploaded_at, id`.execute(database);
      return rows.map(({ id }) => id);
    },
    purge: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - unsentLifeMs);
      await sql`delete from withdrawal_proofs where withdrawal_id is null and uploaded_at < ${before}`.execute(
        database,
      );
    },
  };
}

async function countUnsent(database: Database, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal_proofs where member_id = ${memberId} and withdrawal_id is null`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Whether all of them are the member's, and of no other withdrawal. */
export async function proofsAreFree(
  database: Database,
  memberId: string,
  withdrawalId: string,
  proofIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal_proofs where member_id = ${memberId} and id = any (${proofIds}::uuid[])
      and (withdrawal_id is null or withdrawal_id = ${withdrawalId})`.execute(database);
  return rows[0]?.count === proofIds.length;
}

export const attachProofs = (memberId: string, withdrawalId: string, proofIds: readonly string[]): SqlStatement => ({
  name: 'withdrawal_proofs_attached',
  text: 'update withdrawal_proofs set withdrawal_id = $2 where member_id = $1 and id = any ($3::uuid[])',
  values: [memberId, withdrawalId, proofIds],
});
