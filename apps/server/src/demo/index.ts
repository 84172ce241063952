import type { MemberType } from '@baize/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { RequestBrand } from '../platform/http/handlers.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import { insertStaff } from './staff.ts';
import { seedBrand, seedBanners, seedCatalogue, seedNotices } from './house.ts';

export { demoBrandCode } from './house.ts';

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

const memberTypes = { member: 0, agent: 1, trial: 4 } as const satisfies Partial<Record<DemoRole, MemberType>>;

export interface DemoDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  identity: Pick<IdentityModule, 'openMember' | 'hashPassword'>;
  /** Plain passwords of the demo accounts. */
  passwords: Record<DemoRole, string>;
}

/**
 * Plants the demo brand with its banners, notices, game and accounts, all at once or not at all. Returns false, and changes nothing,
 * when it is there already; of several processes that try at the same moment one does it.
 */
export async function seedDemo(deps: DemoDependencies): Promise<boolean> {
  if (await isSeeded(deps.database)) return false;
  const hashes = await hashAll(deps);
  return deps.database.transaction().execute(async (transaction) => {
    const brand = await seedBrand(transaction, deps);
    if (!brand) return false;
    await seedBanners(transaction, deps, brand.id);
    await seedNotices(transaction, deps, brand.id);
    await seedCatalogue(transaction, deps, brand.id);
    for (const account of demoAccounts) await seedAccount(transaction, deps, brand, account, hashes[account.role]);
    return true;
  });
}
