import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { defaultColours } from '../settings/theme-colours.ts';
import { documentSchema } from './document.ts';
import { readDocument } from './document-store.ts';
import { type BrandDeed, changeByDocument, createFromDocument } from './writing.ts';

interface BrandDeskDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  offerGames: (transaction: DatabaseTransaction, brandId: string) => Promise<void>;
  /** Makes changed brands visible to this process at once. */
  forget: () => void;
}

type Routes = HandlersOf<
  'staffBrands' | 'staffBrandForm' | 'staffBrand' | 'staffBrandVersions' | 'staffBrandAdd' | 'staffBrandSet'
>;

interface BrandLine {
  brandId: string;
  code: string;
  name: string;
  currency: string;
  defaultLanguage: LocaleCode;
  hosts: string[];
  isInMaintenance: boolean;
  version: number;
  createdAt: Date;
}

const editsAll = (staff: RequestStaff): boolean =>
  staff.forAllBrands && staff.permissionsEverywhere.includes('brands.edit');
/** Whether a brand's configuration is in the hands of this staff: that of the host, or any for who looks after all. */
export const mayEditBrand = (staff: RequestStaff, brandId: string): boolean =>
  brandId === staff.brandId || editsAll(staff);

/** The desk where staff makes brands and writes what they are like. Who looks after one brand sees that one alone. */
export function createBrandDesk(deps: BrandDeskDependencies): { routes: Routes } {
  const { database, clock } = deps;
  const toolsOf = (asking: { staff: RequestStaff; ip: string }, reason: string) => ({
    ...deps,
    inSameTransaction: async (transaction: DatabaseTransaction, { code, ...deed }: BrandDeed) => {
      const entry = staffAct(asking, clock.now(), { ...deed, subject: `brand:${code}`, reason });
      await deps.auditLog.append(transaction, entry);
    },
  });

  return {
    routes: {
      staffBrands: async ({ staff, data }) => {
        const named = data.search
          ? sql`(lower(b.name) like lower(${beginningWith(data.search)}) or b.code like lower(${beginningWith(data.search)}))`
          : sql`true`;
        const { rows, total } = await selectPage<BrandLine, 'name' | 'createdAt'>(
          database,
          {
            columns: sql`b.id as "brandId", b.code, b.name, b.currency_code as currency, b.default_language as "defaultLanguage",
              coalesce((select json_agg(h.host order by h.host) from brand_hosts h where h.brand_id = b.id and h.agent_id is null), '[]') as hosts,
              coalesce(b.settings->'maintenance'->>'on', 'false') = 'true' as "isInMaintenance", b.version, b.created_at as "createdAt"`,
            from: sql`brands b`,
            where: sql`${named} and (${editsAll(staff)}::boolean or b.id = ${staff.brandId})`,
            sorts: { name: sql`lower(b.name)`, createdAt: sql`b.created_at` },
            tieBreak: sql`b.id`,
          },
          data,
        );
        return ok({ rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total });
      },

      staffBrandForm: async () => {
        const { rows } = await sql<{ vendorCode: string; name: string }>`
          select code as "vendorCode", display_name as name from vendors order by lower(display_name), code`.execute(
          database,
        );
        const colours = { light: { ...defaultColours.light }, dark: { ...defaultColours.dark } };
        return ok({ schema: documentSchema(), colours, vendors: rows });
      },

      staffBrand: async ({ staff, params: { brandId }, data }) => {
        const known = mayEditBrand(staff, brandId) ? await readDocument(database, brandId) : null;
        if (!known) return fail('not_found');
        if (data.version === undefined || data.version === known.version) return ok({ brandId, ...known });
        const { rows } = await sql<{ document: Record<string, unknown> }>`
          select document from brand_versions where brand_id = ${brandId} and version = ${data.version}`.execute(
          database,
        );
        const [kept] = rows;
        return kept ? ok({ brandId, version: known.version, document: kept.document }) : fail('not_found');
      },

      staffBrandVersions: async ({ staff, params: { brandId }, data }) => {
        if (!mayEditBrand(staff, brandId)) return fail('not_found');
        const { rows, total } = await selectPage<
          { version: number; changedBy: string; reason: string; changedAt: Date },
          'version'
        >(
          database,
          {
            columns: sql`v.version, v.changed_by as "changedBy", v.reason, v.changed_at as "changedAt"`,
            from: sql`brand_versions v`,
            where: sql`v.brand_id = ${brandId}`,
            sorts: { version: sql`v.version` },
            tieBreak: sql`v.version`,
          },
          data,
        );
        return ok({ rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total });
      },

      staffBrandAdd: async ({ staff, ip, body: { document, reason } }) => {
        const author = { changedBy: staff.username, reason };
        const made = await createFromDocument(toolsOf({ staff, ip }, reason), document, author, 'document.');
        deps.forget();
        return made.ok ? ok({ brandId: made.value.brandId }) : made;
      },

      staffBrandSet: async ({ staff, ip, params: { brandId }, body: { document, version, reason } }) => {
        if (!mayEditBrand(staff, brandId)) return fail('not_found');
        const change = { brandId, version, given: document, mayMoveHosts: editsAll(staff) };
        const author = { changedBy: staff.username, reason };
        const written = await changeByDocument(toolsOf({ staff, ip }, reason), change, author, 'document.');
        deps.forget();
        return written;
      },
    },
  };
}
