import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type OutstandingRequirement, outstandingOf, type WageringRequirement } from './outstanding.ts';

export interface NewWageringRequirement {
  id: string;
  memberId: string;
  brandId: string;
  currencyCode: string;
  source: 'deposit' | 'transfer';
  /** The order or the transfer; one requirement each. */
  sourceId: string;
  amountMinor: bigint;
  requiredMinor: bigint;
  now: Date;
}

/** The statement that writes a requirement, for the transaction that books its money. */
export const requirementStatement = (row: NewWageringRequirement) => ({
  name: 'wagering_requirement_written',
  text: `
    insert into wagering_requirements (id, member_id, brand_id, currency_code, source, source_id, amount_minor, required_minor,
      turnover_before_minor, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(sum(valid_turnover_minor), 0) from turnover_days
      where member_id = $2 and currency_code = $4 and account_kind = 'cash'), $9)`,
  values: [
    row.id,
    row.memberId,
    row.brandId,
    row.currencyCode,
    row.source,
    row.sourceId,
    row.amountMinor,
    row.requiredMinor,
    row.now,
  ],
});

interface StoredRequirement {
  id: string;
  source: 'deposit' | 'transfer';
  amount_minor: bigint;
  required_minor: bigint;
  turnover_before_minor: string;
  created_at: Date;
}

/** What the member must still turn over, the oldest first; minor units of the currency. */
export async function outstandingWagering(
  database: Database,
  memberId: string,
  currencyCode: string,
): Promise<OutstandingRequirement[]> {
  const { rows } = await sql<StoredRequirement>`
    select id, source, amount_minor, required_minor, turnover_before_minor::text, created_at from wagering_requirements
    where member_id = ${memberId} and currency_code = ${currencyCode} order by created_at, id`.execute(database);
  const { rows: sums } = await sql<{ sum: string }>`
    select coalesce(sum(valid_turnover_minor), 0)::text as sum from turnover_days
    where member_id = ${memberId} and currency_code = ${currencyCode} and account_kind = 'cash'`.execute(database);
  const requirements: WageringRequirement[] = rows.map((row) => ({
    id: row.id,
    source: row.source,
    amountMinor: BigInt(row.amount_minor),
    requiredMinor: BigInt(row.required_minor),
    turnoverBeforeMinor: BigInt(row.turnover_before_minor),
    createdAt: row.created_at,
  }));
  return outstandingOf(requirements, BigInt(sums[0]?.sum ?? '0'));
}
