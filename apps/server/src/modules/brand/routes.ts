import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { Directory } from './directory.ts';
import { describeBrand, describeStatus, listAnnouncements, type PublicKey } from './service.ts';
import type { BrandStore } from './store.ts';

/** Where the key for encrypted calls comes from. */
export interface EncryptionKeys {
  currentPublicKey(): PublicKey | Promise<PublicKey>;
}

export function brandRoutes(deps: {
  directory: Directory;
  store: BrandStore;
  clock: Clock;
  encryption: EncryptionKeys;
}): HandlersOf<'whitelabel' | 'systemStatus' | 'registerSettings' | 'listAnnouncements'> {
  const { directory, clock } = deps;
  return {
    whitelabel: async ({ brand }) => {
      const [described, encryption] = await Promise.all([directory.byId(brand.id), deps.encryption.currentPublicKey()]);
      return ok(describeBrand(described, encryption, clock.now()));
    },
    systemStatus: async ({ brand, ip }) => ok(describeStatus(await directory.byId(brand.id), ip, clock.now())),
    registerSettings: async ({ brand }) => {
      const { settings } = await directory.byId(brand.id);
      return ok({ ...settings.registration, hintAge: settings.hintAge });
    },
    listAnnouncements: async ({ brand, data }) => ok(await listAnnouncements(deps, brand.id, data)),
  };
}
