import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { Directory } from './directory.ts';
import { registerSettingsOf } from './register-settings.ts';
import { describeBrand, describeStatus, listAnnouncements, type PublicKey } from './service.ts';
import type { BrandStore } from './store.ts';

/** Where the key for encrypted calls comes from. */
export interface EncryptionKeys {
  currentPublicKey(): PublicKey | Promise<PublicKey>;
}

export type BrandRoutes = HandlersOf<
  'whitelabel' | 'systemStatus' | 'registerSettings' | 'listAnnouncements' | 'domainRoute'
>;

export function brandRoutes(deps: {
  directory: Directory;
  store: BrandStore;
  clock: Clock;
  encryption: EncryptionKeys;
}): BrandRoutes {
  const { directory, clock } = deps;
  return {
    whitelabel: async ({ brand, ip, country }) => {
      const [described, encryption] = await Promise.all([directory.byId(brand.id), deps.encryption.currentPublicKey()]);
      return ok(describeBrand(described, encryption, { ip, country: country ?? null }, clock.now()));
    },
    systemStatus: async ({ brand, ip, country }) =>
      ok(describeStatus(await directory.byId(brand.id), { ip, country: country ?? null }, clock.now())),
    registerSettings: async ({ brand }) => ok(registerSettingsOf((await directory.byId(brand.id)).settings)),
    domainRoute: async ({ brand }) => ok({ domains: (await directory.byId(brand.id)).hosts }),
    listAnnouncements: async ({ brand, data }) => ok(await listAnnouncements(deps, brand.id, data)),
  };
}
