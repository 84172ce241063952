import { picturesPath } from '@baize/contract';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import type { BrandDocument } from './document.ts';

/** A configuration as it is stored and sent: what a brand leaves to the defaults is not in its settings. */
export type StoredDocument = Omit<BrandDocument, 'settings'> & { settings: Record<string, unknown> };

/** One of the hosts is another brand's, or an agent's. */
export class HostTaken extends Error {
  readonly index: number;
  constructor(index: number) {
    super(`the host ${index} of the list is taken`);
    this.index = index;
  }
}
/** A vendor that the brand cannot offer. */
export class VendorUnknown extends Error {
  readonly index: number;
  constructor(index: number) {
    super(`the vendor ${index} of the list is not known`);
    this.index = index;
  }
}

/** A picture of the logo is not one that was added to this brand. */
export class PictureUnknown extends Error {
  readonly part: string;
  constructor(part: string) {
    super(`the ${part} of the logo is no picture of the brand`);
    this.part = part;
  }
}

/** Reads a brand's configuration with its version; null for an id that no brand has. With `forUpdate` others wait until the transaction is over. */
export async function readDocument(
  database: Database,
  brandId: string,
  forUpdate = false,
): Promise<{ version: number; document: StoredDocument } | null> {
  const { rows } = await sql<
    Pick<StoredDocument, 'code' | 'name' | 'currency' | 'defaultLanguage' | 'settings'> & { version: number }
  >`
    select code, name, currency_code as currency, default_language as "defaultLanguage", settings, version
    from brands where id = ${brandId} ${forUpdate ? sql`for no key update` : sql``}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { version, settings, ...named } = row;
  const beside = await sql<
    Pick<StoredDocument, 'hosts' | 'vendors' | 'vendorAliases' | 'launchHosts' | 'pictureHosts'>
  >`
    select
      coalesce((select json_agg(host order by host) from brand_hosts where brand_id = ${brandId} and agent_id is null), '[]') as hosts,
      coalesce((select json_agg(distinct vendor_code) from brand_vendors where brand_id = ${brandId} and enabled), '[]') as vendors,
      coalesce((select json_agg(json_build_object('locale', locale, 'vendorPattern', vendor_pattern, 'alias', alias)
        order by locale, vendor_pattern) from vendor_aliases where brand_id = ${brandId}), '[]') as "vendorAliases",
      coalesce((select json_agg(origin order by origin) from launch_hosts where brand_id = ${brandId}), '[]') as "launchHosts",
      coalesce((select json_agg(origin order by origin) from picture_hosts where brand_id = ${brandId}), '[]') as "pictureHosts"`.execute(
    database,
  );
  const [rest] = beside.rows;
  if (!rest) throw new Error('a select without a table gave no row');
  return { version, document: { ...named, ...rest, settings } };
}

/**
 * Writes what stands beside the brand's row: hosts, vendors, their names, and where games and pictures come from. `offerGames` puts vendors
 * on sale that the brand has none of yet. Throws HostTaken, VendorUnknown or PictureUnknown; then the transaction is over.
 */
export async function writeBeside(
  transaction: DatabaseTransaction,
  brandId: string,
  document: StoredDocument,
  offerGames: (transaction: DatabaseTransaction, brandId: string) => Promise<void>,
): Promise<void> {
  await writeHosts(transaction, brandId, document.hosts);
  await sql`delete from vendor_aliases where brand_id = ${brandId}`.execute(transaction);
  await sql`insert into vendor_aliases (brand_id, locale, vendor_pattern, alias)
    select ${brandId}::uuid, locale, "vendorPattern", alias
    from json_to_recordset(${JSON.stringify(document.vendorAliases)}::json) as a(locale text, "vendorPattern" text, alias text)`.execute(
    transaction,
  );
  for (const [table, origins] of [
    [sql.table('launch_hosts'), document.launchHosts],
    [sql.table('picture_hosts'), document.pictureHosts],
  ] as const) {
    await sql`delete from ${table} where brand_id = ${brandId} and origin <> all (${origins}::text[])`.execute(
      transaction,
    );
    await sql`insert into ${table} (brand_id, origin) select ${brandId}::uuid, unnest(${origins}::text[])
      on conflict do nothing`.execute(transaction);
  }
  if (document.vendors !== null) await writeVendors(transaction, brandId, document.vendors, offerGames);
  await checkPictures(transaction, brandId, document.settings.logo ?? {});
}

/** Pictures of a logo that were added are the brand's own: no other brand's are served on its hosts. */
async function checkPictures(transaction: DatabaseTransaction, brandId: string, logo: object): Promise<void> {
  for (const [part, address] of Object.entries(logo)) {
    const [, id] = addedPicture.exec(String(address)) ?? [];
    if (id === undefined) continue;
    const { rows } = await sql`select from content_pictures where id = ${id} and brand_id = ${brandId}`.execute(
      transaction,
    );
    if (rows.length === 0) throw new PictureUnknown(part);
  }
}

const addedPicture = new RegExp(`^${picturesPath}(.+)\\.webp$`);

async function writeHosts(transaction: DatabaseTransaction, brandId: string, hosts: readonly string[]): Promise<void> {
  await sql`delete from brand_hosts where brand_id = ${brandId} and agent_id is null and host <> all (${hosts}::text[])`.execute(
    transaction,
  );
  await sql`insert into brand_hosts (host, brand_id) select unnest(${hosts}::text[]), ${brandId}::uuid
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ host: string }>`
    select host from brand_hosts where host = any (${hosts}::text[]) and (brand_id <> ${brandId} or agent_id is not null)`.execute(
    transaction,
  );
  const [taken] = rows;
  if (taken) throw new HostTaken(hosts.indexOf(taken.host));
}

/** Switches what differs: the lobby's page decides about single kinds of a vendor's games. */
async function writeVendors(
  transaction: DatabaseTransaction,
  brandId: string,
  vendors: readonly string[],
  offerGames: (transaction: DatabaseTransaction, brandId: string) => Promise<void>,
): Promise<void> {
  const offered = async () => {
    const { rows } = await sql<{ code: string }>`
      select distinct vendor_code as code from brand_vendors where brand_id = ${brandId}`.execute(transaction);
    return new Set(rows.map(({ code }) => code));
  };
  const had = await offered();
  if (vendors.some((code) => !had.has(code))) {
    await offerGames(transaction, brandId);
    const known = await offered();
    const unknown = vendors.findIndex((code) => !known.has(code));
    if (unknown >= 0) throw new VendorUnknown(unknown);
  }
  await sql`update brand_vendors set enabled = vendor_code = any (${vendors}::text[])
    where brand_id = ${brandId} and vendor_code in (
      select vendor_code from brand_vendors where brand_id = ${brandId}
      group by vendor_code having bool_or(enabled) <> (vendor_code = any (${vendors}::text[])))`.execute(transaction);
}
