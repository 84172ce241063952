import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { type Database, type DatabaseTransaction, withTables } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/result.ts';
import type { IdentityTables } from '../schema.ts';

export type ContactKind = 'mobile' | 'email';

/** How a contact of a kind is written to. */
export const channelOf = (kind: ContactKind): 'sms' | 'mail' => (kind === 'mobile' ? 'sms' : 'mail');

/** E-mail addresses are found without regard to case. */
export const canonical = (kind: ContactKind, value: string): string =>
  kind === 'email' ? value.trim().toLowerCase() : value;

/** The keyed hash of a contact that is the same in every brand of the installation. */
export const installationLookup = (lookupHash: LookupHash, kind: ContactKind, value: string): Buffer =>
  lookupHash('installation contact', kind, canonical(kind, value));

export interface NewContact {
  memberId: string;
  brandId: string;
  kind: ContactKind;
  value: string;
  /** When its owner proved it to be his; null where he did not. */
  verifiedAt: Date | null;
}

/** Called in the transaction in which a member proves a contact; `lookup` is the same in every brand. */
export type OnVerifiedContact = (
  transaction: Database,
  proved: { memberId: string; brandId: string; lookup: Buffer },
) => Promise<unknown>;

/** The number is another member's: the transaction must end. */
export class ContactTakenError extends Error {}

/** Returns mobile_taken for a transaction that ended with ContactTakenError. */
export const orTaken = <V>(transaction: Promise<V>) =>
  transaction.catch((error: unknown) => {
    if (error instanceof ContactTakenError) return fail('mobile_taken');
    throw error;
  });

/** Numbers and addresses of members: sealed, and found by a keyed hash. */
export function createContacts(deps: {
  secretBox: SecretBox;
  lookupHash: LookupHash;
  onVerifiedContact?: OnVerifiedContact;
}) {
  const lookupOf = (brandId: string, kind: ContactKind, value: string): Buffer =>
    deps.lookupHash(kind, brandId, canonical(kind, value));

  /** False when the number belongs to another member of the brand. */
  const add = async (database: Database, contact: NewContact): Promise<boolean> => {
    const added = await withTables<IdentityTables>(database)
      .insertInto('member_contacts')
      .values({
        member_id: contact.memberId,
        brand_id: contact.brandId,
        kind: contact.kind,
        sealed_value: await deps.secretBox.seal(contact.value),
        lookup: lookupOf(contact.brandId, contact.kind, contact.value),
        verified_at: contact.verifiedAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_contacts.member_id')
      .executeTakeFirst();
    if (added && contact.verifiedAt) {
      const { memberId, brandId, kind, value } = contact;
      const lookup = installationLookup(deps.lookupHash, kind, value);
      await deps.onVerifiedContact?.(database, { memberId, brandId, lookup });
    }
    return added !== undefined;
  };

  /** The member who has one of these numbers; null for nobody, and for several. */
  const ownerOf = async (database: Database, brandId: string, mobiles: readonly string[]): Promise<string | null> => {
    if (mobiles.length === 0) return null;
    const rows = await withTables<IdentityTables>(database)
      .selectFrom('member_contacts')
      .select('member_contacts.member_id as memberId')
      .where('member_contacts.brand_id', '=', brandId)
      .where('member_contacts.kind', '=', 'mobile')
      .where(
        'member_contacts.lookup',
        'in',
        mobiles.map((mobile) => lookupOf(brandId, 'mobile', mobile)),
      )
      .execute();
    return rows.length === 1 ? (rows[0]?.memberId ?? null) : null;
  };

  /** Members who have this number or address, whatever kind it is. */
  const find = async (database: Database, brandId: string, value: string): Promise<string[]> => {
    const kinds = ['mobile', 'email'] as const;
    const rows = await withTables<IdentityTables>(database)
      .selectFrom('member_contacts')
      .select('member_contacts.member_id as memberId')
      .where('member_contacts.brand_id', '=', brandId)
      .where(
        'member_contacts.lookup',
        'in',
        kinds.map((kind) => lookupOf(brandId, kind, value)),
      )
      .execute();
    return rows.map(({ memberId }) => memberId);
  };

  const hasEmail = async (database: Database, member: { id: string; brandId: string }, email: string) => {
    const found = await withTables<IdentityTables>(database)
      .selectFrom('member_contacts')
      .select('member_contacts.member_id')
      .where('member_contacts.member_id', '=', member.id)
      .where('member_contacts.kind', '=', 'email')
      .where('member_contacts.lookup', '=', lookupOf(member.brandId, 'email', email))
      .executeTakeFirst();
    return found !== undefined;
  };

  /** What a member can be reached at, in plain. */
  const of = async (database: Database, memberId: string): Promise<Partial<Record<ContactKind, string>>> => {
    const rows = await withTables<IdentityTables>(database)
      .selectFrom('member_contacts')
      .select(['member_contacts.kind', 'member_contacts.sealed_value'])
      .where('member_contacts.member_id', '=', memberId)
      .execute();
    const opened = rows.map(async ({ kind, sealed_value }) => [kind, await deps.secretBox.open(sealed_value)] as const);
    return Object.fromEntries(await Promise.all(opened));
  };

  /** As it is kept; undefined without one. */
  const sealed = (database: Database, memberId: string, kind: ContactKind) =>
    withTables<IdentityTables>(database)
      .selectFrom('member_contacts')
      .select(['member_contacts.sealed_value as sealedValue', 'member_contacts.verified_at as verifiedAt'])
      .where('member_contacts.member_id', '=', memberId)
      .where('member_contacts.kind', '=', kind)
      .executeTakeFirst();

  const remove = async (database: Database, memberId: string, kind: ContactKind): Promise<void> => {
    await withTables<IdentityTables>(database)
      .deleteFrom('member_contacts')
      .where('member_contacts.member_id', '=', memberId)
      .where('member_contacts.kind', '=', kind)
      .execute();
  };

  /** In a transaction, in the place of what the member had. Throws ContactTakenError when the number is another member's. */
  const replace = async (transaction: DatabaseTransaction, contact: NewContact): Promise<void> => {
    await remove(transaction, contact.memberId, contact.kind);
    if (!(await add(transaction, contact))) throw new ContactTakenError();
  };

  return { add, lookupOf, ownerOf, find, hasEmail, of, sealed, remove, replace };
}
export type Contacts = ReturnType<typeof createContacts>;

/** "+63917••••567": enough to know one's own number by. */
export function maskMobile(mobile: string): string {
  const shown = { head: 3, tail: 4 };
  const hidden = '•'.repeat(Math.max(3, mobile.length - shown.head - shown.tail));
  return `${mobile.slice(0, shown.head)}${hidden}${mobile.slice(-shown.tail)}`;
}

/** "a•••@example.com" */
export function maskEmail(email: string): string {
  const [name = '', ...domain] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain.join('@')}`;
}

export const masked = (kind: ContactKind, value: string): string =>
  kind === 'mobile' ? maskMobile(value) : maskEmail(value);
