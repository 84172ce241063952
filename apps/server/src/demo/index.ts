import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { IdentityModule } from '../modules/identity/index.ts';
import { type Database, withTables } from '../platform/database/database.ts';
import { type DemoAccount, type DemoRole, demoAccounts, seedAccount } from './accounts.ts';
import { demoBrandCode, seedBanners, seedBrand, type Tools } from './brand.ts';
import { type CatalogueTools, seedCatalogue } from './catalogue.ts';
import { seedRewards } from './rewards.ts';
import { seedStorefront } from './storefront.ts';

export { type DemoRole, demoAccounts } from './accounts.ts';
export { demoBrandCode } from './brand.ts';
export { offerBuiltInGames, seedOffers } from './catalogue.ts';

export interface DemoDependencies extends Tools {
  database: Database;
  identity: Pick<IdentityModule, 'openMember' | 'setStanding' | 'hashPassword'>;
  /** Plain passwords of the demo accounts. */
  passwords: Record<DemoRole, string>;
}

/** Whether this installation has its demo brand. */
export async function isDemoSeeded(database: Database): Promise<boolean> {
  const brand = await withTables<{ brands: { id: string; code: string } }>(database)
    .selectFrom('brands')
    .select('brands.id')
    .where('brands.code', '=', demoBrandCode)
    .executeTakeFirst();
  return brand !== undefined;
}

/**
 * Plants the demo brand with its banners, notices, game and accounts, all at once or not at all. Returns false, and changes nothing,
 * when it is there already; of several processes that try at the same moment one does it.
 */
export async function seedDemo(deps: DemoDependencies): Promise<boolean> {
  if (await isDemoSeeded(deps.database)) return false;
  const accounts: (DemoAccount & { passwordHash: string })[] = [];
  for (const account of demoAccounts) {
    const hashed = await deps.identity.hashPassword(deps.passwords[account.role]);
    if (!hashed.ok)
      throw new Error('The demo accounts could not get their passwords: too many others wait for theirs.');
    accounts.push({ ...account, passwordHash: hashed.value });
  }
  return deps.database.transaction().execute(async (transaction) => {
    const brand = await seedBrand(transaction, deps);
    if (!brand) return false;
    await seedBanners(transaction, deps, brand.id);
    await seedRewards(transaction, deps, brand.id);
    await seedStorefront(transaction, deps, brand.id);
    await seedCatalogue(transaction, { ...deps, outsideVendorUrl: null, isOpening: true }, brand.id);
    for (const account of accounts) await seedAccount(transaction, deps, { ...account, brand });
    return true;
  });
}

/** Sets the languages that the demo brand can be read in. */
export async function speakDemoLanguages(database: Database, languages: readonly LocaleCode[]): Promise<void> {
  await sql`
    update brands set settings = jsonb_set(settings::jsonb, '{languages}', ${JSON.stringify(languages)}::jsonb)
    where code = ${demoBrandCode}`.execute(database);
}

/** Adds what a newer version of the demo's catalogue offers, and the outside vendor where one is set. What is there stays as it is. */
export async function completeDemoCatalogue(deps: CatalogueTools & { database: Database }): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const brand = await withTables<{ brands: { id: string; code: string } }>(transaction)
      .selectFrom('brands')
      .select('brands.id')
      .where('brands.code', '=', demoBrandCode)
      .executeTakeFirst();
    if (brand) await seedCatalogue(transaction, deps, brand.id);
  });
}
