import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { InstallationSwitches } from './closure.ts';
import type { BrandTables } from './schema.ts';

export interface BrandRow {
  id: string;
  code: string;
  name: string;
  currencyCode: string;
  defaultLanguage: LocaleCode;
  settings: unknown;
  /** Since when it is closed for ever. */
  closedAt: Date | null;
  hosts: string[];
  /** Those that are an agent's own: they lead to the brand's site, and nothing of the brand's leads to them. */
  agentHosts: string[];
  /** Tags of its help articles, in their order. */
  helpTags: string[];
  /** What it says in place of texts of the catalogue. */
  texts: OwnText[];
}

export type OwnText = BrandTables['brand_texts'];

export function createBrandStore(anyDatabase: Database) {
  const database = withTables<BrandTables>(anyDatabase);

  const allBrands = async (): Promise<BrandRow[]> => {
    const [brands, hosts, articles, texts] = await Promise.all([
      database
        .selectFrom('brands')
        .select([
          'brands.id',
          'brands.code',
          'brands.name',
          'brands.currency_code as currencyCode',
          'brands.default_language as defaultLanguage',
          'brands.settings',
          'brands.closed_at as closedAt',
        ])
        .execute(),
      database.selectFrom('brand_hosts').selectAll().execute(),
      database
        .selectFrom('help_articles')
        .select(['help_articles.tag', 'help_articles.brand_id'])
        .orderBy('help_articles.position')
        .orderBy('help_articles.tag')
        .execute(),
      database.selectFrom('brand_texts').selectAll().orderBy('brand_texts.key').execute(),
    ]);
    const hostsOf = (brandId: string, isAgents: boolean) =>
      hosts
        .filter((host) => host.brand_id === brandId && (host.agent_id !== null) === isAgents)
        .map(({ host }) => host);
    return brands.map((brand) => ({
      ...brand,
      hosts: hostsOf(brand.id, false),
      agentHosts: hostsOf(brand.id, true),
      helpTags: articles.filter((article) => article.brand_id === brand.id).map((article) => article.tag),
      texts: texts.filter((text) => text.brand_id === brand.id),
    }));
  };

  const switches = async (): Promise<InstallationSwitches> => {
    const { rows } = await sql<InstallationSwitches>`select is_draining as "isDraining", is_closed as "isClosed",
      ends_at as "endsAt", texts from installation_switches`.execute(database);
    const [row] = rows;
    if (!row) throw new Error('the switches of the installation are gone');
    return row;
  };

  return { allBrands, switches };
}
export type BrandStore = ReturnType<typeof createBrandStore>;
