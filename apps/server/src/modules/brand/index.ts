import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf, RequestBrand } from '../../platform/http/handlers.ts';
import { createDirectory } from './directory.ts';
import { brandRoutes, type EncryptionKeys } from './routes.ts';
import type { BrandSettings } from './settings.ts';
import { createBrandStore } from './store.ts';

export { addAnnouncement, addBanner, addBrand } from './authoring.ts';
export { localised } from './localised.ts';
export type { BrandSettings, StoredBrandSettings } from './settings.ts';

export interface BrandModule {
  routes: HandlersOf<'whitelabel' | 'systemStatus' | 'registerSettings' | 'listAnnouncements'>;
  /** The brand that answers for a Host header; null when nobody owns that host. */
  brandOfHost(host: string): Promise<RequestBrand | null>;
  /** Throws an Error for an id that no brand has. */
  settingsOf(brandId: string): Promise<BrandSettings>;
  /** Makes changed brands visible to this process at once; other processes see them within seconds. */
  forget(): void;
}

export interface BrandDependencies {
  database: Database;
  clock: Clock;
  encryption: EncryptionKeys;
  /** The brand that answers for every unknown host; only in development. */
  fallbackBrandCode?: string | null;
}

/** Brands: who answers for a host, what it is like, its banners and notices. */
export function createBrand(deps: BrandDependencies): BrandModule {
  const store = createBrandStore(deps.database);
  const directory = createDirectory({ store, clock: deps.clock, fallbackBrandCode: deps.fallbackBrandCode ?? null });
  return {
    routes: brandRoutes({ directory, store, clock: deps.clock, encryption: deps.encryption }),
    brandOfHost: async (host) => {
      const brand = await directory.byHost(host);
      return brand && { id: brand.id, code: brand.code, currency: brand.currency };
    },
    settingsOf: async (brandId) => (await directory.byId(brandId)).settings,
    forget: directory.forget,
  };
}
