import type { ContractKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredTerms } from '../contracts/index.ts';

/** A contract that pays for a period. */
export interface PayingContract {
  contractId: string;
  memberId: string;
  username: string;
  givenBy: string | null;
  terms: StoredTerms;
}

/** The contracts of a kind whose days hold this date, also those that ended since. */
export async function contractsOn(
  database: Database,
  { brandId, kind, date }: { brandId: string; kind: ContractKind; date: string },
): Promise<PayingContract[]> {
  const { rows } = await sql<PayingContract>`
    select c.id as "contractId", c.member_id as "memberId", m.username, c.given_by as "givenBy", c.terms
    from agent_contracts c join members m on m.id = c.member_id
    where c.brand_id = ${brandId} and c.kind = ${kind} and c.starts_on <= ${date}::date
      and (c.ends_on is null or c.ends_on >= ${date}::date)
    order by c.member_id`.execute(database);
  return rows;
}

/** Since when brands have work of a kind. */
export async function workSince(database: Database, kind: ContractKind | 'rebate'): Promise<Map<string, Date>> {
  const rows =
    kind === 'rebate'
      ? sql<{ brandId: string; since: Date }>`
          select brand_id as "brandId", min(created_at) as since from agent_rates group by 1`
      : sql<{ brandId: string; since: Date }>`
          select brand_id as "brandId", min(decided_at) as since from agent_contracts
          where kind = ${kind} and starts_on is not null group by 1`;
  return new Map((await rows.execute(database)).rows.map(({ brandId, since }) => [brandId, since]));
}
