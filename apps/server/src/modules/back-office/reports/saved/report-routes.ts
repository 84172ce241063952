import { sql } from 'kysely';
import type { HandlersOf } from '../../../../platform/http/handlers.ts';
import { fail, ok } from '../../../../platform/result.ts';
import { staffAct } from '../../../audit-log/index.ts';
import { daysOf } from '../figures/days.ts';
import { checkSplit } from '../figures/scope.ts';
import type { SavedReportDependencies } from './dependencies.ts';
import { createReportStore } from './report-store.ts';

const maxReports = 100;

/** Reports that staff saved, own ones and those that colleagues share. */
export function savedReportRoutes({
  database,
  clock,
  auditLog,
  brands,
}: SavedReportDependencies): HandlersOf<'staffSavedReports' | 'staffSavedReportKeep' | 'staffSavedReportRemove'> {
  const ownerOf = (staff: { id: string; brandId: string }) => ({ staffId: staff.id, brandId: staff.brandId });

  return {
    staffSavedReports: async ({ staff }) => {
      const reports = await createReportStore(database).readableBy(ownerOf(staff));
      return ok({
        reports: reports.map(({ id, name, question, isShared, staffId, owner, changedAt }) => ({
          ...{ reportId: id, name, question, isShared, owner },
          isOwn: staffId === staff.id,
          changedAt: changedAt.toISOString(),
        })),
      });
    },

    staffSavedReportKeep: async ({ staff, ip, body }) => {
      const { reportId, name, question, isShared } = body;
      checkSplit(question.figures, question.by, staff);
      const at = clock.now();
      daysOf(question, at, (await brands.settingsOf(staff.brandId)).timeZone);
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`saved reports ${staff.id}`}, 0))`.execute(
          transaction,
        );
        const store = createReportStore(transaction);
        const owner = ownerOf(staff);
        const isNew = !(await store.find(reportId, owner));
        if (isNew && (await store.countOf(owner)) >= maxReports) return fail('limit_reached');
        if (!(await store.keep({ ...owner, id: reportId, name, question, isShared }, at))) return fail('not_found');
        const act = { act: 'keepReport', subject: `report:${reportId}`, after: { name, question, isShared } };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({ reportId });
      });
    },

    staffSavedReportRemove: async ({ staff, ip, params }) =>
      database.transaction().execute(async (transaction) => {
        const at = clock.now();
        const name = await createReportStore(transaction).remove(params.reportId, ownerOf(staff), at);
        if (name === undefined) return fail('not_found');
        const act = { act: 'removeReport', subject: `report:${params.reportId}`, before: { name } };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({});
      }),
  };
}
