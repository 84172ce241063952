import { isAmong } from '../../platform/http/connections/networks.ts';
import type { BrandSettings } from './settings/settings.ts';

/** A visitor as far as closing the site goes: his address and, where somebody can tell, his country (ISO code). */
export interface Visitor {
  ip: string;
  country: string | null;
}

/** Switches of all brands at once. */
export interface InstallationSwitches {
  isDraining: boolean;
  isClosed: boolean;
  endsAt: Date | null;
  texts: BrandSettings['maintenance']['texts'];
}

/** A brand's maintenance with that of the whole installation, whose end and words go before its own; a brand that ended is closed to its staff, too. */
export function maintenanceOf(
  { maintenance }: BrandSettings,
  switches: InstallationSwitches,
  closedAt: Date | null,
): BrandSettings['maintenance'] {
  if (closedAt !== null) return { on: true, draining: true, endsAt: null, staffNetworks: [], texts: maintenance.texts };
  const { isDraining, isClosed, endsAt, texts } = switches;
  const draining = maintenance.draining || isDraining;
  if (!isClosed) return { ...maintenance, draining };
  return { ...maintenance, on: true, draining, endsAt: endsAt?.toISOString() ?? null, texts };
}

/** The system status of the specification: 0 open, 1 maintenance, 2 region restricted. Maintenance goes first; staff pass it. */
export function statusFor(settings: BrandSettings, visitor: Visitor): 0 | 1 | 2 {
  const { maintenance } = settings;
  if (maintenance.on && !isAmong(maintenance.staffNetworks, visitor.ip)) return 1;
  return isRegionBlocked(settings, visitor.country) ? 2 : 0;
}

export function isRegionBlocked(settings: BrandSettings, country: string | null): boolean {
  if (settings.regionRestriction) return true;
  if (country === null) return settings.blockedCountries.length > 0 && settings.blockUnknownCountry;
  return settings.blockedCountries.includes(country);
}
