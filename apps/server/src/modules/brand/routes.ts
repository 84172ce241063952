import type { Clock } from '../../platform/clock.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { Directory } from './directory.ts';
import { type Cdns, describeBrand, describeStatus, type PublicKey } from './service.ts';
import { registerSettingsOf } from './settings/register-settings.ts';

/** Where the key for encrypted calls comes from. */
export interface EncryptionKeys {
  currentPublicKey(): PublicKey | Promise<PublicKey>;
}

export type BrandRoutes = HandlersOf<'whitelabel' | 'systemStatus' | 'registerSettings' | 'domainRoute'>;

export function brandRoutes(deps: {
  directory: Directory;
  clock: Clock;
  encryption: EncryptionKeys;
  cdnsOf(brandId: string): Promise<Cdns>;
  smsOutbox: boolean;
}): BrandRoutes {
  const { directory, clock } = deps;
  return {
    whitelabel: async ({ brand, ip, country }) => {
      const [described, cdns, encryption] = await Promise.all([
        directory.byId(brand.id),
        deps.cdnsOf(brand.id),
        deps.encryption.currentPublicKey(),
      ]);
      const visitor = { ip, country: country ?? null };
      return ok({ ...describeBrand(described, cdns, encryption, visitor, clock.now()), smsOutbox: deps.smsOutbox });
    },
    systemStatus: async ({ brand, ip, country }) =>
      ok(describeStatus(await directory.byId(brand.id), { ip, country: country ?? null }, clock.now())),
    registerSettings: async ({ brand }) => ok(registerSettingsOf((await directory.byId(brand.id)).settings)),
    domainRoute: async ({ brand }) => ok({ domains: (await directory.byId(brand.id)).hosts }),
  };
}
