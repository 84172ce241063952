import { sql } from 'kysely';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith } from '../../../platform/database/select-page.ts';
import { isAccountNumber, payeeHash, plainNumber, shownDigits } from './numbers.ts';

interface PayeeRow {
  memberId: string;
  kind: string;
  institution: string;
  holder: string;
  end: string;
  hash: Buffer;
}

const maxCandidates = 200;

/** Members whose payout account has a holder of this name, or this whole number; removed accounts too. Numbers are compared by their keyed hash. */
export const createPayeeSearch =
  ({ database, lookupHash }: { database: Database; lookupHash: LookupHash }) =>
  async (brandId: string, text: string): Promise<{ memberId: string; label: string }[]> => {
    const number = plainNumber(text);
    const byNumber = isAccountNumber(number)
      ? await select(database, brandId, sql`number_end = ${number.slice(-shownDigits)}`)
      : [];
    const byHolder = await select(database, brandId, sql`lower(holder) like lower(${beginningWith(text)})`);
    const exact = byNumber.filter(({ kind, institution, hash }) =>
      payeeHash(lookupHash, { brandId, kind, institution, number }).equals(hash),
    );
    const label = ({ holder, institution, end }: PayeeRow) => `${holder} · ${institution} •••• ${end}`;
    return [...exact, ...byHolder].map((row) => ({ memberId: row.memberId, label: label(row) }));
  };

async function select(database: Database, brandId: string, condition: ReturnType<typeof sql>): Promise<PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    select member_id as "memberId", kind, institution, holder, number_end as "end", number_hash as hash
    from payout_accounts where brand_id = ${brandId} and ${condition} order by created_at desc limit ${maxCandidates}`.execute(
    database,
  );
  return rows;
}
