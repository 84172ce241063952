import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { VendorCap } from '../caps/caps.ts';
import { loadProfile } from './profiles.ts';

export interface VendorAccess {
  /** None: anywhere. */
  networks: readonly string[];
  caps: readonly ({ currencyCode: string; isOwn: boolean } & VendorCap)[];
  isDisabled: boolean;
}

/** How a vendor may come in and what binds it, for a person to read; null: there is no such vendor. */
export async function readVendorAccess(database: Database, vendorCode: string): Promise<VendorAccess | null> {
  const known = await sql`select from vendors where code = ${vendorCode}`.execute(database);
  if (known.rows.length === 0) return null;
  const [profile, networks, currencies] = await Promise.all([
    loadProfile(database, vendorCode),
    sql<{ network: string }>`
      select network::text from vendor_addresses where vendor_code = ${vendorCode} order by vendor_addresses.network`.execute(
      database,
    ),
    sql<{ currencyCode: string; isOwn: boolean }>`
      select currency_code as "currencyCode", bool_or(is_own) as "isOwn" from (
        select currency_code, false as is_own from brands
        union all select currency_code, true from vendor_caps where vendor_code = ${vendorCode}) c
      group by 1 order by 1`.execute(database),
  ]);
  const caps = currencies.rows.flatMap(({ currencyCode, isOwn }) => {
    const cap = profile.capOf(currencyCode);
    return cap ? [{ currencyCode, isOwn, ...cap }] : [];
  });
  return { networks: networks.rows.map(({ network }) => network), caps, isDisabled: profile.isDisabled };
}
