import type { ReportRunReason, ReportRunState } from '@baize/contract';
import { sql } from 'kysely';
import { selectPage } from '../../../../platform/database/select-page.ts';
import type { HandlersOf, RequestStaff } from '../../../../platform/http/handlers.ts';
import { holdsPermission } from '../../../../platform/http/permissions.ts';
import { fail, ok } from '../../../../platform/result.ts';
import { staffAct } from '../../../audit-log/index.ts';
import { maskEmail } from '../../../identity/index.ts';
import type { ExportFormat } from '../../exports/export-store.ts';
import type { SavedReportDependencies } from './dependencies.ts';
import { nextDue } from './due.ts';
import { createReportStore } from './report-store.ts';
import { createScheduleStore } from './schedule-store.ts';

type Routes = HandlersOf<
  'staffReportSchedules' | 'staffReportScheduleSet' | 'staffReportScheduleEnd' | 'staffReportRuns'
>;

interface RunRow {
  runId: string;
  name: string;
  dueAt: Date;
  format: ExportFormat;
  state: ReportRunState;
  reason: ReportRunReason | null;
  rows: number | null;
}

const maxSchedules = 20;

/** A mail that the outbox has no more has been there for longer than those that wait. */
const runState = sql`case when r.state <> 'sent' then r.state when o.status = 'waiting' then 'leaving'
  when o.status = 'failed' then 'undelivered' else 'sent' end`;

/** Schedules by which saved reports come to who asked for them, and what came of each. */
export function scheduleRoutes({ database, clock, auditLog, secretBox, brands }: SavedReportDependencies): Routes {
  const zoneOf = async (brandId: string) => (await brands.settingsOf(brandId)).timeZone;
  const mayRead = (staff: RequestStaff) => holdsPermission({ permission: 'reports.read' }, staff);

  return {
    staffReportSchedules: async ({ staff }) => {
      const store = createScheduleStore(database);
      const sealed = await store.sealedAddress(staff.id);
      const schedules = await store.ofStaff(staff.id, staff.brandId);
      return ok({
        emailMasked: sealed === null ? '' : maskEmail(await secretBox.open(sealed)),
        schedules: schedules.map(({ id, reportId, name, cadence, hour, format, nextAt }) => ({
          ...{ scheduleId: id, reportId, name, cadence, hour, format },
          nextAt: nextAt.toISOString(),
        })),
      });
    },

    staffReportScheduleSet: async ({ staff, ip, body }) => {
      if (!mayRead(staff)) return fail('operation_not_allowed');
      const { scheduleId, reportId, cadence, hour, format } = body;
      const zone = await zoneOf(staff.brandId);
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`report schedules ${staff.id}`}, 0))`.execute(
          transaction,
        );
        const store = createScheduleStore(transaction);
        const report = await createReportStore(transaction).find(reportId, {
          staffId: staff.id,
          brandId: staff.brandId,
        });
        if (!report) return fail('not_found');
        if ((await store.sealedAddress(staff.id)) === null) return fail('staff_without_mail');
        const others = (await store.ofStaff(staff.id, staff.brandId)).filter(({ id }) => id !== scheduleId);
        if (others.length >= maxSchedules) return fail('limit_reached');
        const at = clock.now();
        const nextAt = nextDue({ cadence, hour }, at, zone);
        const owner = { staffId: staff.id, brandId: staff.brandId };
        if (!(await store.set({ id: scheduleId, reportId, ...owner, cadence, hour, format, nextAt }, at)))
          return fail('not_found');
        const after = { report: report.name, cadence, hour, format };
        const act = { act: 'scheduleReport', subject: `reportSchedule:${scheduleId}`, after };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({ scheduleId, nextAt: nextAt.toISOString() });
      });
    },

    staffReportScheduleEnd: async ({ staff, ip, params }) =>
      database.transaction().execute(async (transaction) => {
        const at = clock.now();
        const isEnded = await createScheduleStore(transaction).end(params.scheduleId, staff.id, staff.brandId, at);
        if (!isEnded) return fail('not_found');
        const act = { act: 'endReportSchedule', subject: `reportSchedule:${params.scheduleId}` };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({});
      }),

    staffReportRuns: async ({ staff, data }) => {
      const { rows, total } = await selectPage<RunRow, 'dueAt'>(
        database,
        {
          columns: sql`r.id as "runId", s.name, r.due_at as "dueAt", r.format, ${runState} as state, r.reason, r.row_count as rows`,
          from: sql`report_runs r join saved_reports s on s.id = r.report_id left join outbox_messages o on o.id = r.id`,
          where: sql`r.staff_id = ${staff.id} and r.brand_id = ${staff.brandId}`,
          sorts: { dueAt: sql`r.due_at` },
          tieBreak: sql`r.id`,
        },
        data,
      );
      return ok({ rows: rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() })), total });
    },
  };
}
