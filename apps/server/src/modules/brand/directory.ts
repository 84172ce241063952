import { currencyExponent } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { SiteBrand } from '../../platform/http/handlers.ts';
import { type InstallationSwitches, maintenanceOf } from './closure.ts';
import { hostName } from './host-name.ts';
import { type FallbackBrand, isFallbackHost, originsOf } from './origins.ts';
import { createOwnTexts, type OwnTexts } from './own-texts.ts';
import { type BrandSettings, parseSettings } from './settings/settings.ts';
import type { BrandRow, BrandStore } from './store.ts';

/** A brand with everything that its row says, checked. */
export interface Brand extends SiteBrand {
  name: string;
  defaultLanguage: BrandRow['defaultLanguage'];
  settings: BrandSettings;
  /** Host names that are the brand's own, and no agent's. */
  hosts: string[];
  /** Tags of its help articles, in their order. */
  helpTags: string[];
  /** What it says in place of texts of the catalogue, parsed. */
  ownTexts: OwnTexts;
}

interface Snapshot {
  readAtMs: number;
  byId: Map<string, Entry>;
  byHost: Map<string, Entry>;
  fallback: Entry | null;
}

/** A brand whose row is wrong is out of order alone; the others go on. */
type Entry = Brand | Error;

/** Every request asks for its brand: the whole (small) list is kept this long, so that a change shows at once or soon after. */
const snapshotLifeMs = 5_000;

/** All brands in memory, read again after a few seconds or `forget()`. */
export function createDirectory(deps: { store: BrandStore; clock: Clock; fallback: FallbackBrand | null }) {
  const fallbackOrigins = (code: string) => (code === deps.fallback?.code ? deps.fallback.origins : []);
  const ownTextsOf = createOwnTexts();
  let reading: Promise<Snapshot> | null = null;
  let snapshot: Snapshot | null = null;

  const read = async (): Promise<Snapshot> => {
    const readAtMs = deps.clock.now().getTime();
    const [rows, switches] = await Promise.all([deps.store.allBrands(), deps.store.switches()]);
    const brands = rows.map((row) => ({
      ...row,
      entry: entryOf(row, switches, fallbackOrigins(row.code), ownTextsOf(row.texts)),
    }));
    return {
      readAtMs,
      byId: new Map(brands.map(({ id, entry }) => [id, entry])),
      byHost: new Map(
        brands.flatMap(({ hosts, agentHosts, entry }) => [...hosts, ...agentHosts].map((host) => [host, entry])),
      ),
      fallback: brands.find(({ code }) => code === deps.fallback?.code)?.entry ?? null,
    };
  };

  const refresh = (): Promise<Snapshot> => {
    if (reading) return reading;
    const current = read();
    reading = current;
    const settle = (fresh: Snapshot | null) => {
      if (reading !== current) return;
      reading = null;
      snapshot = fresh ?? snapshot;
    };
    current.then(settle, () => settle(null));
    return current;
  };

  const fresh = async (): Promise<Snapshot> => {
    const age = snapshot ? deps.clock.now().getTime() - snapshot.readAtMs : Number.POSITIVE_INFINITY;
    return snapshot && age >= 0 && age < snapshotLifeMs ? snapshot : refresh();
  };

  /** Drops what is known, also what is being read just now. */
  const forget = (): void => {
    snapshot = null;
    reading = null;
  };

  const byHost = async (host: string): Promise<Brand | null> => {
    const { byHost: hosts, fallback } = await fresh();
    const isFallback = deps.fallback !== null && isFallbackHost(host, deps.fallback);
    return inOrder(hosts.get(hostName(host)) ?? (isFallback ? fallback : null));
  };

  const byId = async (brandId: string): Promise<Brand> => {
    const brand = inOrder((await fresh()).byId.get(brandId) ?? (await refresh()).byId.get(brandId) ?? null);
    if (!brand) throw new Error(`There is no brand ${brandId}.`);
    return brand;
  };

  return { byHost, byId, forget };
}
export type Directory = ReturnType<typeof createDirectory>;

function inOrder(entry: Entry | null): Brand | null {
  if (entry instanceof Error) throw entry;
  return entry;
}

function entryOf(
  row: BrandRow,
  switches: InstallationSwitches,
  fallbackOrigins: readonly string[],
  ownTexts: OwnTexts,
): Entry {
  try {
    return brandOf(row, switches, fallbackOrigins, ownTexts);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function brandOf(
  row: BrandRow,
  switches: InstallationSwitches,
  fallbackOrigins: readonly string[],
  ownTexts: OwnTexts,
): Brand {
  const stored = parseSettings(row.code, row.settings);
  const settings = { ...stored, maintenance: maintenanceOf(stored, switches, row.closedAt) };
  const exponent = currencyExponent(row.currencyCode);
  if (exponent === null) throw new Error(`Brand ${row.code} has the unknown currency ${row.currencyCode}.`);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    currency: { code: row.currencyCode, exponent, symbol: settings.currencySymbol },
    defaultLanguage: row.defaultLanguage,
    settings,
    hosts: row.hosts,
    origins: originsOf(settings, row, fallbackOrigins),
    helpTags: row.helpTags,
    ownTexts,
  };
}
