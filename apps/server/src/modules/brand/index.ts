import type { LocaleCode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestBrand, SiteBrand } from '../../platform/http/handlers.ts';
import type { CalendarSubject } from '../../platform/jobs/durable/calendar-job.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { statusFor, type Visitor } from './closure.ts';
import { createDirectory } from './directory.ts';
import type { FallbackBrand } from './origins.ts';
import { type BrandRoutes, brandRoutes, type EncryptionKeys } from './routes.ts';
import type { Cdns } from './service.ts';
import { type Ages, agesOf } from './settings/ages.ts';
import type { BrandSettings } from './settings/settings.ts';
import { brandSubjects } from './settings/time-zones.ts';
import { createBrandStore } from './store.ts';

export { addBrand } from './authoring.ts';
export { runBrandCreate } from './create-command.ts';
export { differencesOf } from './document/differences.ts';
export { createBrandDesk, mayEditBrand } from './document/routes.ts';
export { siteLinkRoutes } from './document/site-links.ts';
export { hostName } from './host-name.ts';
export type { FallbackBrand } from './origins.ts';
export { agesOf } from './settings/ages.ts';
export { registerSettingsOf } from './settings/register-settings.ts';
export type { BrandSettings, StoredBrandSettings } from './settings/settings.ts';
export { readTimeZones } from './settings/time-zones.ts';
export { createSwitches } from './switches/index.ts';

export interface BrandModule {
  routes: BrandRoutes;
  /** The brand that answers for a Host header; null when nobody owns that host. */
  brandOfHost(host: string): Promise<SiteBrand | null>;
  /** Whether the brand is closed to a visitor: the calls of a closed site answer this. */
  closureOf(
    brand: Pick<RequestBrand, 'id'>,
    visitor: Visitor,
  ): Promise<Result<null, 'info_maintenance' | 'info_ip_block'>>;
  /** How the brand names itself in what it writes to members. Throws an Error for an id that no brand has. */
  introductionOf(brandId: string): Promise<{ name: string; defaultLanguage: LocaleCode }>;
  /** `https://host[:port]` that links to the brand's site begin with, wherever the request came from. Throws an Error for a brand without one. */
  publicOriginOf(brandId: string): Promise<string>;
  /** The ages that its pages name. Throws an Error for an id that no brand has. */
  agesOf(brandId: string): Promise<Ages>;
  /** Throws an Error for an id that no brand has. */
  settingsOf(brandId: string): Promise<BrandSettings>;
  /** Every brand as a subject of a durable job, in its own zone: `subjects` of a `CalendarJob` (platform/jobs/durable). */
  calendarSubjects(database: Database): Promise<CalendarSubject[]>;
  /** Sets who knows which hosts of a brand answer now; nobody by default. `cdnsOf` must never reject. */
  setHosts(cdnsOf: CdnsOf): void;
  /** Makes changed brands visible to this process at once; other processes see them within seconds. */
  forget(): void;
}

type CdnsOf = (brandId: string) => Promise<Cdns>;

export interface BrandDependencies {
  database: Database;
  clock: Clock;
  encryption: EncryptionKeys;
  /** Only in development. */
  fallback?: FallbackBrand | null;
  /** True in development without an SMS provider: forms say where codes stand. */
  smsOutbox?: boolean;
}

/** Brands: who answers for a host, and what it is like. */
export function createBrand(deps: BrandDependencies): BrandModule {
  const store = createBrandStore(deps.database);
  let cdnsOf: CdnsOf = async () => ({ imageCDNs: [], launchGameCDNs: [] });
  const directory = createDirectory({ store, clock: deps.clock, fallback: deps.fallback ?? null });
  return {
    routes: brandRoutes({
      directory,
      clock: deps.clock,
      encryption: deps.encryption,
      cdnsOf: (brandId) => cdnsOf(brandId),
      smsOutbox: deps.smsOutbox ?? false,
    }),
    brandOfHost: async (host) => {
      const brand = await directory.byHost(host);
      if (!brand) return null;
      const { id, code, currency, defaultLanguage, origins } = brand;
      return { id, code, currency, defaultLanguage, origins };
    },
    closureOf: async ({ id }, visitor) => {
      const { settings } = await directory.byId(id);
      const status = statusFor(settings, visitor);
      if (status === 0) return ok(null);
      return status === 1 ? closedForMaintenance(settings.maintenance.endsAt, deps.clock.now()) : fail('info_ip_block');
    },
    introductionOf: async (brandId) => {
      const { name, defaultLanguage } = await directory.byId(brandId);
      return { name, defaultLanguage };
    },
    publicOriginOf: (brandId) => publicOriginIn(directory, brandId),
    agesOf: async (brandId) => agesOf((await directory.byId(brandId)).settings),
    settingsOf: async (brandId) => (await directory.byId(brandId)).settings,
    calendarSubjects: brandSubjects,
    setHosts: (known) => {
      cdnsOf = known;
    },
    forget: directory.forget,
  };
}

/** For a command beside the site: where a brand's pages stand, by its id. Throws an Error for a brand without a public origin. */
export function createPublicOrigins(deps: {
  database: Database;
  clock: Clock;
  fallback: FallbackBrand | null;
}): BrandModule['publicOriginOf'] {
  const directory = createDirectory({ ...deps, store: createBrandStore(deps.database) });
  return (brandId) => publicOriginIn(directory, brandId);
}

async function publicOriginIn(directory: ReturnType<typeof createDirectory>, brandId: string): Promise<string> {
  const { code, origins } = await directory.byId(brandId);
  if (origins[0] === undefined) throw new Error(`Brand ${code} has no public origin.`);
  return origins[0];
}

const askAgainSeconds = 60;

/** Whoever was told an end asks again then, others in a minute. */
function closedForMaintenance(endsAt: string | null, now: Date) {
  const untilEnd = endsAt ? Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000) : 0;
  return fail('info_maintenance', { retryAfterSeconds: untilEnd > 0 ? untilEnd : askAgainSeconds });
}
