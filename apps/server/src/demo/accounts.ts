import type { MemberType } from '@baize/contract';
import { type IdentityModule, offerAffiliateCode } from '../modules/identity/index.ts';
import { builtInRoles } from '../modules/staff/index.ts';
import { type DatabaseTransaction, withTables } from '../platform/database/database.ts';
import type { RequestBrand } from '../platform/http/handlers.ts';
import { type Tools, trialGrantMinor } from './brand.ts';

export type DemoRole = 'member' | 'agent' | 'trial' | 'staff';
export interface DemoAccount {
  role: DemoRole;
  username: string;
}

/** Who can be tried out; the passwords are made for each installation and given by the caller. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'member', username: 'demomember' },
  { role: 'agent', username: 'demoagent' },
  { role: 'trial', username: 'demotrial' },
  { role: 'staff', username: 'demostaff' },
];

/** Invites to the demo agent. */
const demoAffiliateCode = 'DEMOAGENT';

/** A rank that is served by live chat like everybody's, so that the demo shows both. */
const demoStanding = { rankName: 'Silver', rankLevel: 2, labels: ['Founding member'], labelColour: '#8a6d1d' };

const memberTypes = { member: 0, agent: 1, trial: 4 } as const satisfies Record<Exclude<DemoRole, 'staff'>, MemberType>;

interface StaffTables {
  staff: { id: string; brand_id: null; username: string; password_hash: string; created_at: Date };
  staff_role_grants: { staff_id: string; role_id: string };
}

export async function seedAccount(
  transaction: DatabaseTransaction,
  tools: Tools & { identity: Pick<IdentityModule, 'openMember' | 'setStanding'> },
  account: DemoAccount & { brand: RequestBrand; passwordHash: string },
): Promise<void> {
  const { role, username, brand, passwordHash } = account;
  if (role === 'staff') {
    const id = tools.newId();
    const database = withTables<StaffTables>(transaction);
    await database
      .insertInto('staff')
      .values({ id, brand_id: null, username, password_hash: passwordHash, created_at: tools.clock.now() })
      .execute();
    await database
      .insertInto('staff_role_grants')
      .values({ staff_id: id, role_id: builtInRoles.administrator })
      .execute();
    return;
  }
  const memberId = await tools.identity.openMember(transaction, {
    brand,
    username,
    passwordHash,
    type: memberTypes[role],
    trialGrantMinor,
    registeredFrom: '',
    profile: {},
  });
  if (role === 'member' && memberId) await tools.identity.setStanding(memberId, demoStanding, transaction);
  if (role === 'agent' && memberId) {
    const createdAt = tools.clock.now();
    await offerAffiliateCode(transaction, { brandId: brand.id, code: demoAffiliateCode, memberId, createdAt });
  }
}
