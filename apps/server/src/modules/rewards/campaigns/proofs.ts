import { sql } from 'kysely';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { reencodeScreenshot } from '../../../platform/pictures/screenshot.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';

const maxProofs = 3;
const looseLifeMs = 24 * 3_600_000;

/** Pictures of applications: re-encoded, at most three, loose until the application is sent. */
export function createPromotionProofs({
  database,
  clock,
  newId,
}: Pick<RewardDependencies, 'database' | 'clock' | 'newId'>) {
  const looseOf = async (memberId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from campaign_proofs where member_id = ${memberId} and entry_id is null`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  };
  return {
    /** Returns how many wait for the next application. */
    add: async (
      memberId: string,
      brandId: string,
      bytes: Uint8Array,
      ip: string,
    ): Promise<Result<number, 'invalid_input' | 'service_unavailable' | 'limit_reached'>> => {
      if ((await looseOf(memberId)) >= maxProofs) return fail('limit_reached');
      const encoded = await reencodeScreenshot(bytes, networkOf(ip));
      if (!encoded.ok) return encoded;
      // Several at the same moment count each other.
      await database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`proofs ${memberId}`}, 0))`.execute(transaction);
        await sql`insert into campaign_proofs (member_id, id, brand_id, webp, created_at)
          select ${memberId}, ${newId()}, ${brandId}, ${encoded.value}, ${clock.now()}
          where (select count(*) from campaign_proofs where member_id = ${memberId} and entry_id is null) < ${maxProofs}`.execute(
          transaction,
        );
      });
      return ok(await looseOf(memberId));
    },
    picture: async (brandId: string, entryId: string, proofId: string): Promise<Buffer | null> => {
      const { rows } = await sql<{ webp: Buffer }>`
        select webp from campaign_proofs where brand_id = ${brandId} and entry_id = ${entryId} and id = ${proofId}`.execute(
        database,
      );
      return rows[0]?.webp ?? null;
    },
    /** Pictures whose application was never sent. */
    purge: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - looseLifeMs);
      await sql`delete from campaign_proofs where entry_id is null and created_at < ${before}`.execute(database);
    },
  };
}
export type PromotionProofs = ReturnType<typeof createPromotionProofs>;
