import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityTables } from '../schema.ts';
import { type ContactKind, type Contacts, installationLookup } from './contacts.ts';

export interface SamePerson {
  /** Other accounts with one of the member's verified contacts, in all brands. */
  memberIds: string[];
  /** His verified contacts, by `installationLookup`. */
  lookups: Buffer[];
}

/** Finds a person's other accounts by what he proved to be his. */
export function createSamePerson(deps: { database: Database; contacts: Contacts; lookupHash: LookupHash }) {
  const tables = withTables<IdentityTables & { brands: { id: string } }>(deps.database);

  const verifiedOf = async (memberId: string): Promise<[ContactKind, string][]> => {
    const verified = await tables
      .selectFrom('member_contacts')
      .select('member_contacts.kind')
      .where('member_contacts.member_id', '=', memberId)
      .where('member_contacts.verified_at', 'is not', null)
      .execute();
    const values = await deps.contacts.of(deps.database, memberId);
    return verified.flatMap(({ kind }) => {
      const value = values[kind];
      return value === undefined ? [] : [[kind, value] as [ContactKind, string]];
    });
  };

  return async (memberId: string): Promise<SamePerson> => {
    const verified = await verifiedOf(memberId);
    if (verified.length === 0) return { memberIds: [], lookups: [] };
    const brands = await tables.selectFrom('brands').select('brands.id').execute();
    const rows = await tables
      .selectFrom('member_contacts')
      .select('member_contacts.member_id as memberId')
      .distinct()
      .where('member_contacts.verified_at', 'is not', null)
      .where('member_contacts.member_id', '<>', memberId)
      .where(
        'member_contacts.lookup',
        'in',
        brands.flatMap(({ id }) => verified.map(([kind, value]) => deps.contacts.lookupOf(id, kind, value))),
      )
      .execute();
    return {
      memberIds: rows.map((row) => row.memberId),
      lookups: verified.map(([kind, value]) => installationLookup(deps.lookupHash, kind, value)),
    };
  };
}
