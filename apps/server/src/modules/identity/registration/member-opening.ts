import type { MemberType } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { MemberAccounts } from '../accounts-port.ts';
import { type Contacts, ContactTakenError } from '../contacts/contacts.ts';
import { createMemberStore } from '../member-store.ts';
import { createPaymentPasswordStore } from '../payment-password/store.ts';
import type { MemberProfile } from '../schema.ts';

const trialType: MemberType = 4;

export interface MemberOpening {
  brand: RequestBrand;
  username: string;
  /** Shown instead of the username; the username where it is left out. */
  nickname?: string;
  /** The mobile number is the account's name. */
  namedByMobile?: boolean;
  /** Null for a member who comes in by SMS code or social login alone. */
  passwordHash: string | null;
  paymentPasswordHash?: string | null;
  /** The password is the factory's: it must be changed at the next login. */
  mustChangePassword?: boolean;
  type: MemberType;
  /** The agent who brought the member. */
  uplineId?: string | null;
  /** What a trial member plays with; others get nothing. */
  trialGrantMinor?: bigint;
  registeredFrom: string;
  /** ISO code of the country that he signs up from, where the installation can tell. */
  country?: string;
  profile: MemberProfile;
  /** Name, papers, addresses: sealed. */
  confidential?: Record<string, string>;
  /** A mobile number as +639171234567; `verified`: he has proved that it is his. */
  mobile?: { value: string; verified: boolean };
  email?: string;
}

/**
 * Makes a member with his money accounts (a trial member with his play balance), all in the caller's transaction. Returns his id, null
 * when the brand has a member of that name in whatever case. Throws ContactTakenError when the number is another member's.
 */
export function createMemberOpening(deps: {
  clock: Clock;
  newId: () => string;
  accounts: MemberAccounts;
  secretBox: SecretBox;
  contacts: Contacts;
}) {
  const addContacts = async (
    transaction: DatabaseTransaction,
    memberId: string,
    { brand, mobile, email }: MemberOpening,
  ): Promise<void> => {
    const owner = { memberId, brandId: brand.id };
    if (mobile) {
      const verifiedAt = mobile.verified ? deps.clock.now() : null;
      const isFree = await deps.contacts.add(transaction, {
        ...owner,
        kind: 'mobile',
        value: mobile.value,
        verifiedAt,
      });
      if (!isFree) throw new ContactTakenError();
    }
    if (email) await deps.contacts.add(transaction, { ...owner, kind: 'email', value: email, verifiedAt: null });
  };

  return async (transaction: DatabaseTransaction, opening: MemberOpening): Promise<string | null> => {
    const { brand, trialGrantMinor, confidential = {} } = opening;
    const memberId = deps.newId();
    const isNew = await createMemberStore(transaction).insert({
      id: memberId,
      brandId: brand.id,
      username: opening.username,
      nickname: opening.nickname ?? opening.username,
      type: opening.type,
      uplineId: opening.uplineId ?? null,
      passwordHash: opening.passwordHash,
      mustChangePassword: opening.mustChangePassword ?? false,
      namedByMobile: opening.namedByMobile ?? false,
      registeredAt: deps.clock.now(),
      registeredFrom: opening.registeredFrom,
      country: opening.country ?? '',
      profile: opening.profile,
      sealedProfile:
        Object.keys(confidential).length > 0 ? await deps.secretBox.seal(JSON.stringify(confidential)) : null,
    });
    if (!isNew) return null;
    if (opening.paymentPasswordHash)
      await createPaymentPasswordStore(transaction).set(memberId, opening.paymentPasswordHash, deps.clock.now());
    await addContacts(transaction, memberId, opening);
    const trial = opening.type === trialType;
    await deps.accounts.openMemberAccounts(transaction, {
      memberId,
      brandId: brand.id,
      currency: brand.currency.code,
      trial,
    });
    if (trial && trialGrantMinor) {
      const reference = `opening-${memberId}`;
      const grant = await deps.accounts.grantTrial(transaction, { memberId, amountMinor: trialGrantMinor, reference });
      if (grant.status !== 'booked') throw new Error(`the play balance of member ${memberId} was not booked`);
    }
    return memberId;
  };
}
export type OpenMember = ReturnType<typeof createMemberOpening>;
