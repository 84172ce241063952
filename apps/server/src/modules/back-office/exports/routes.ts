import { calls, type ExportableList } from '@baize/contract';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { permitStaff } from '../../../platform/http/permissions.ts';
import { enqueue } from '../../../platform/jobs/durable/enqueue.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { ExportDependencies } from './dependencies.ts';
import { createExportStore, type ExportFormat, type ExportRequest, type ExportState } from './export-store.ts';
import { contentTypes } from './file.ts';
import { exportJob } from './job.ts';
import { checkedQuestion } from './lists.ts';

const lifeMs = 24 * 60 * 60_000;
const maxUnexpired = 20;

interface Shown {
  exportId: string;
  list: ExportableList;
  format: ExportFormat;
  state: ExportState;
  rows: number | null;
  isTruncated: boolean;
  bytes: number | null;
  requestedAt: Date;
  expiresAt: Date;
}

/** What is logged of the filters: a search may be somebody's number, and the log keeps it for ever. */
const logged = ({ list, format, params, data }: ExportRequest) => {
  const { search, ...filters } = data;
  return { list, format, params, filters, searched: search !== undefined };
};

export function exportRoutes(
  deps: ExportDependencies,
): HandlersOf<'staffExportRequest' | 'staffExports' | 'staffExportFile'> {
  const { database, clock, auditLog } = deps;
  const store = createExportStore(database);
  const refusalOf = (list: ExportableList, staff: RequestStaff) => {
    const permitted = permitStaff(calls[list], staff);
    if (permitted.ok) return null;
    return permitted.message === 'second_factor_setup_required'
      ? fail('second_factor_setup_required')
      : fail('operation_not_allowed');
  };

  return {
    staffExportRequest: async ({ staff, ip, body }) => {
      const { list, format } = body;
      const refusal = refusalOf(list, staff);
      if (refusal) return refusal;
      const question = checkedQuestion(list, body);
      if (!question.ok) return question;
      const owner = { id: body.exportId.toLowerCase(), staffId: staff.id, brandId: staff.brandId };
      const request: ExportRequest = { ...owner, list, format, ...question.value };
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${staff.id}`}, 0))`.execute(transaction);
        const inside = createExportStore(transaction);
        const earlier = await inside.find(request.id);
        if (earlier) {
          const isSame = await inside.isSame(request);
          return isSame ? ok({ exportId: earlier.id, state: earlier.state }) : fail('repeated_with_other_content');
        }
        if ((await inside.unexpiredOf(staff.id)) >= maxUnexpired) return fail('limit_reached');
        const at = clock.now();
        if (!(await inside.add(request, at, new Date(at.getTime() + lifeMs))))
          return fail('repeated_with_other_content');
        await enqueue(transaction, exportJob, { exportId: request.id });
        const act = { act: 'requestExport', subject: `export:${request.id}`, after: logged(request) };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({ exportId: request.id, state: 'waiting' as const });
      });
    },

    staffExports: async ({ staff, data }) => {
      const { rows, total } = await selectPage<Shown, 'requestedAt'>(
        database,
        {
          columns: sql`id as "exportId", list, format, state, row_count as rows, is_truncated as "isTruncated",
            (select sum(octet_length(p.content))::int from staff_export_parts p where p.export_id = staff_exports.id) as bytes, requested_at as "requestedAt", expires_at as "expiresAt"`,
          from: sql`staff_exports`,
          where: sql`staff_id = ${staff.id} and brand_id = ${staff.brandId}`,
          sorts: { requestedAt: sql`requested_at` },
          tieBreak: sql`id`,
        },
        data,
      );
      const shown = rows.map(({ requestedAt, expiresAt, ...row }) => ({
        ...row,
        requestedAt: requestedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return ok({ rows: shown, total });
    },

    staffExportFile: async ({ staff, ip, params, data }) => {
      const row = await store.find(params.exportId);
      if (row?.staffId !== staff.id || row.brandId !== staff.brandId) return fail('not_found');
      const at = clock.now();
      const isOver = at.getTime() >= row.requestedAt.getTime() + lifeMs;
      if (isOver || row.state === 'expired' || refusalOf(row.list, staff)) return fail('not_found');
      if (row.state !== 'ready') return fail('export_not_ready');
      const content = await store.part(row.id, data.part);
      if (!content) return fail('not_found');
      const act = { act: 'downloadExport', subject: `export:${row.id}`, after: { list: row.list, format: row.format } };
      if (data.part === 1) await auditLog.append(database, staffAct({ staff, ip }, at, act));
      const day = row.requestedAt.toISOString().slice(0, 10);
      const fileName = `${row.list.replace(/^staff/, '').toLowerCase()}-${day}.${row.format}`;
      return ok({
        ...{ fileName, contentType: contentTypes[row.format], parts: row.parts },
        base64: content.toString('base64'),
      });
    },
  };
}
