import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What players still owe of rounds that a vendor corrected downwards; rounds without a debt are left out. */
export async function findDebts(
  database: Database,
  vendorCode: string,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ roundId: string; owedMinor: bigint }>`
    select round_id as "roundId", owed_minor as "owedMinor" from rounds
    where vendor_code = ${vendorCode} and round_id = any(${roundIds}::text[]) and owed_minor > 0`.execute(database);
  return new Map(rows.map(({ roundId, owedMinor }) => [roundId, owedMinor]));
}
