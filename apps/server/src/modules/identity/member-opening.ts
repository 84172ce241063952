import type { MemberType } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import type { MemberAccounts } from './accounts-port.ts';
import { createMemberStore } from './member-store.ts';
import type { MemberProfile } from './tables.ts';

const trialType: MemberType = 4;

export interface MemberOpening {
  brand: RequestBrand;
  username: string;
  passwordHash: string;
  type: MemberType;
  /** What a trial member plays with; others get nothing. */
  trialGrantMinor?: bigint;
  registeredFrom: string;
  profile: MemberProfile;
}

/**
 * Makes a member with his money accounts (a trial member with his play balance), all in the caller's transaction. Returns his id, null
 * when the brand has a member of that name in whatever case.
 */
export function createMemberOpening(deps: { clock: Clock; newId: () => string; accounts: MemberAccounts }) {
  return async (transaction: DatabaseTransaction, opening: MemberOpening): Promise<string | null> => {
    const { brand, trialGrantMinor, ...member } = opening;
    const memberId = deps.newId();
    const isNew = await createMemberStore(transaction).insert({
      ...member,
      id: memberId,
      brandId: brand.id,
      registeredAt: deps.clock.now(),
    });
    if (!isNew) return null;
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
