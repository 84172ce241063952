import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The balances that members play with, in one reading over an index; minor units of their brand's currency. */
export async function readBalances(database: Database, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ memberId: string; balanceMinor: bigint }>`
    select a.member_id as "memberId", a.balance_minor as "balanceMinor"
    from accounts a join members m on m.id = a.member_id join brands b on b.id = m.brand_id
    where a.member_id = any(${memberIds}::uuid[]) and a.currency_code = b.currency_code
      and a.kind = case m.type when 4 then 'trial' else 'cash' end`.execute(database);
  return new Map(rows.map(({ memberId, balanceMinor }) => [memberId, balanceMinor]));
}
