import type { ContentDocument, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestBrand, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { type BrandModule, differencesOf, mayEditBrand } from '../../brand/index.ts';
import { piecesPage } from './listing.ts';
import type { Pictures } from './pictures.ts';
import { type OwnText, textsPage } from './site-texts.ts';
import { type ContentDeed, orderPieces, readPiece, type WritingTools, withdrawPiece, writePiece } from './writing.ts';

interface ContentDeskDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  brands: Pick<BrandModule, 'settingsOf'>;
  pictures: Pictures;
  /** Makes what was written visible to this process at once. */
  forget: () => void;
}

export type ContentDeskRoutes = HandlersOf<
  | 'staffContentPieces'
  | 'staffContentPiece'
  | 'staffContentVersions'
  | 'staffContentWrite'
  | 'staffContentWithdraw'
  | 'staffContentOrder'
  | 'staffContentPictureAdd'
  | 'staffBrandPictureAdd'
  | 'staffSiteTexts'
>;

interface Asking {
  brand: RequestBrand;
  staff: RequestStaff;
  ip: string;
}

/** The desk where staff writes what the brand of the host says on its site. */
export function contentDeskRoutes(deps: ContentDeskDependencies): ContentDeskRoutes {
  const { database, clock } = deps;
  const toolsOf = ({ brand, staff, ip }: Asking, subject: string, reason: string): WritingTools => ({
    ...{ database, clock, brandId: brand.id, changedBy: staff.username, reason },
    inSameTransaction: async (transaction: DatabaseTransaction, { act, before, after }: ContentDeed) => {
      const states = act === 'orderContent' ? { before, after } : differencesOf(before ?? {}, after ?? {});
      await deps.auditLog.append(
        transaction,
        staffAct({ staff, ip }, clock.now(), { act, subject, reason, brandId: brand.id, ...states }),
      );
    },
  });

  return {
    staffContentPieces: async ({ brand, ...asked }) => ok(await piecesPage(database, brand.id, clock.now(), asked)),

    staffContentPiece: async ({ brand, params: { pieceId }, data }) => {
      const known = await readPiece(database, brand.id, pieceId);
      if (!known) return fail('not_found');
      const { version, publishedVersion, document } = known;
      if (data.version === undefined || data.version === version)
        return ok({ pieceId, version, publishedVersion, document });
      const { rows } = await sql<{ document: ContentDocument }>`
        select document from content_versions where piece_id = ${pieceId} and version = ${data.version}`.execute(
        database,
      );
      const [kept] = rows;
      return kept ? ok({ pieceId, version, publishedVersion, document: kept.document }) : fail('not_found');
    },

    staffContentVersions: async ({ brand, params: { pieceId }, data }) => {
      if (!(await readPiece(database, brand.id, pieceId))) return fail('not_found');
      const { rows, total } = await selectPage<
        {
          version: number;
          act: 'found' | 'drafted' | 'published' | 'withdrawn';
          changedBy: string;
          reason: string;
          changedAt: Date;
        },
        'version'
      >(
        database,
        {
          columns: sql`v.version, v.act, v.changed_by as "changedBy", v.reason, v.changed_at as "changedAt"`,
          from: sql`content_versions v`,
          where: sql`v.piece_id = ${pieceId}`,
          sorts: { version: sql`v.version` },
          tieBreak: sql`v.version`,
        },
        data,
      );
      return ok({ rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total });
    },

    staffContentWrite: async ({ params: { pieceId }, body, ...asking }) => {
      const { reason, ...change } = body;
      const written = await writePiece(toolsOf(asking, `content:${pieceId}`, reason), { ...change, pieceId });
      deps.forget();
      return written;
    },

    staffContentWithdraw: async ({ params: { pieceId }, body: { version, reason }, ...asking }) => {
      const withdrawn = await withdrawPiece(toolsOf(asking, `content:${pieceId}`, reason), { pieceId, version });
      deps.forget();
      return withdrawn;
    },

    staffContentOrder: async ({ body, ...asking }) => {
      const ordered = await orderPieces(toolsOf(asking, `content:${body.kind}`, ''), body);
      deps.forget();
      return ordered;
    },

    staffContentPictureAdd: async ({ brand, staff, ip, params: { pictureId }, data, upload }) => {
      const picture = { id: pictureId, brandId: brand.id, ip, addedBy: staff.username, bytes: upload, ...data };
      const added = await deps.pictures.add(picture);
      return added.ok ? ok({ url: added.value }) : added;
    },

    staffBrandPictureAdd: async ({ staff, ip, params: { brandId, pictureId }, data, upload }) => {
      if (!mayEditBrand(staff, brandId)) return fail('not_found');
      const { rows } = await sql`select from brands where id = ${brandId}`.execute(database);
      if (rows.length === 0) return fail('not_found');
      const added = await deps.pictures.add({
        ...{ id: pictureId, brandId, ip, addedBy: staff.username },
        ...{ bytes: upload, ...data },
      });
      return added.ok ? ok({ url: added.value }) : added;
    },

    staffSiteTexts: async ({ brand, data }) => {
      const [{ rows }, { languages }] = await Promise.all([
        sql<OwnText>`
          select p.document->>'key' as key, p.id as "pieceId", p.version, t.texts
          from content_pieces p left join brand_texts t on t.brand_id = p.brand_id and t.key = p.document->>'key'
          where p.brand_id = ${brand.id} and p.kind = 'text'`.execute(database),
        deps.brands.settingsOf(brand.id),
      ]);
      return ok(textsPage(rows, languages as LocaleCode[], data));
    },
  };
}
