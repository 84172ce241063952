import type { KeyObject } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { publicKeyOf } from '@baize/vendor-kit/http';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { adapterSettings, plainAdapter, type VendorAdapter } from '../adapter.ts';
import { defaultCap, type VendorCap } from '../caps/caps.ts';

/** What the operator knows of a vendor that calls over HTTP. A vendor without live keys has one too, and is let in nowhere. */
export interface VendorProfile {
  vendorCode: string;
  keys: ReadonlyMap<string, KeyObject>;
  adapter: VendorAdapter;
  /** Those that hold: its own, else those of the currency; null for a currency that the product does not know. */
  capOf(currencyCode: string): VendorCap | null;
  isDisabled: boolean;
  mayCallFrom(address: string): boolean;
}

export interface VendorProfiles {
  of(vendorCode: string): Promise<VendorProfile>;
  /** Makes a change visible in this process at once; in others it is within a second. */
  forget(vendorCode: string): void;
}

const lifeMs = 1_000;
const maxProfiles = 1_000;

export function createVendorProfiles(deps: { database: Database; clock: Clock }): VendorProfiles {
  const remembered = new LRUCache<string, { profile: Promise<VendorProfile>; loadedAtMs: number }>({
    max: maxProfiles,
  });

  return {
    of: (vendorCode) => {
      const nowMs = deps.clock.now().getTime();
      const known = remembered.get(vendorCode);
      if (known && Math.abs(nowMs - known.loadedAtMs) < lifeMs) return known.profile;
      const profile = loadProfile(deps.database, vendorCode);
      remembered.set(vendorCode, { profile, loadedAtMs: nowMs });
      profile.catch(() => remembered.delete(vendorCode));
      return profile;
    },
    forget: (vendorCode) => void remembered.delete(vendorCode),
  };
}

interface CapText {
  currency: string;
  singleWin: string | null;
  hourlyLoss: string | null;
}

interface ProfileRow {
  keys: { keyId: string; publicKey: string }[];
  networks: string[];
  adapter: unknown;
  /** Of the vendor, and of all that have none of their own. */
  caps: CapText[];
  defaultCaps: CapText[];
  isDisabled: boolean;
}

export async function loadProfile(database: Database, vendorCode: string): Promise<VendorProfile> {
  const { rows } = await sql<ProfileRow>`
    select
      coalesce((select json_agg(json_build_object('keyId', key_id, 'publicKey', public_key)) from vendor_keys
        where vendor_code = ${vendorCode} and retired_at is null), '[]') as keys,
      coalesce((select json_agg(network::text) from vendor_addresses where vendor_code = ${vendorCode}), '[]') as networks,
      (select settings from vendor_adapters where vendor_code = ${vendorCode}) as adapter,
      coalesce((select json_agg(json_build_object('currency', currency_code,
        'singleWin', single_win_minor::text, 'hourlyLoss', hourly_loss_minor::text)) from vendor_caps
        where vendor_code = ${vendorCode}), '[]') as caps,
      coalesce((select json_agg(json_build_object('currency', currency_code,
        'singleWin', single_win_minor::text, 'hourlyLoss', hourly_loss_minor::text)) from default_vendor_caps), '[]') as "defaultCaps",
      exists (select from vendor_disablings where vendor_code = ${vendorCode} and enabled_at is null) as "isDisabled"`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  const [own, common] = [capsFrom(row.caps), capsFrom(row.defaultCaps)];
  return {
    vendorCode,
    keys: new Map(row.keys.map(({ keyId, publicKey }) => [keyId, publicKeyOf(publicKey)])),
    adapter: row.adapter === null ? plainAdapter : z.parse(adapterSettings, row.adapter),
    capOf: (currencyCode) => own.get(currencyCode) ?? common.get(currencyCode) ?? defaultCap(currencyCode),
    isDisabled: row.isDisabled,
    mayCallFrom: addressRule(row.networks),
  };
}

const minorOf = (text: string | null) => (text === null ? null : BigInt(text));
const capsFrom = (rows: readonly CapText[]): ReadonlyMap<string, VendorCap> =>
  new Map(
    rows.map(({ currency, singleWin, hourlyLoss }) => [
      currency,
      { singleWinMinor: minorOf(singleWin), hourlyLossMinor: minorOf(hourlyLoss) },
    ]),
  );

/** Nothing listed: anywhere. An IPv4 address inside IPv6 counts as what it is. */
export function addressRule(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  const listed = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    listed.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return listed.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  };
}
