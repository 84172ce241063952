import type { ReportRunReason } from '@baize/contract';
import * as z from 'zod/mini';
import { holdsPermission } from '../../../../platform/http/permissions.ts';
import { RefusedRequest } from '../../../../platform/http/refused-request.ts';
import { enqueue } from '../../../../platform/jobs/durable/enqueue.ts';
import { handlerOf, type JobHandler, type JobKind } from '../../../../platform/jobs/durable/job-kind.ts';
import { messageLanguage, reportTexts } from '../../../outbox/index.ts';
import { contentTypes, fileOf } from '../../exports/file.ts';
import { columnsOfReport } from '../../exports/lists.ts';
import { figureList } from '../figures/list.ts';
import type { SavedReportDependencies } from './dependencies.ts';
import { lastDue, nextDue } from './due.ts';
import { createReportStore } from './report-store.ts';
import { createScheduleStore, type ReportRun } from './schedule-store.ts';

const maxAttempts = 5;
/** What a mail takes. */
const maxRows = 10_000;
/** The sums are a moment behind what was booked: a report of a day that has just ended waits for its last bets. */
const delayMs = 120_000;

const reportMail: JobKind<{ runId: string }> = {
  name: 'reportMail',
  payload: z.strictObject({ runId: z.uuid() }),
  maxAttempts: 25,
};

/** Notes and enqueues the mails that have become due, each moment of a schedule once; after a stop the last one alone. */
export async function enqueueDueReports({
  database,
  clock,
  newId,
  brands,
}: Pick<SavedReportDependencies, 'database' | 'clock' | 'newId' | 'brands'>): Promise<void> {
  const now = new Date(clock.now().getTime() - delayMs);
  await database.transaction().execute(async (transaction) => {
    const store = createScheduleStore(transaction);
    for (const schedule of await store.holdDue(now)) {
      const { timeZone } = await brands.settingsOf(schedule.brandId);
      const runId = newId();
      const isNew = await store.addRun(runId, schedule, lastDue(schedule, now, timeZone));
      if (isNew) await enqueue(transaction, reportMail, { runId });
      await store.moveOn(schedule.id, nextDue(schedule, now, timeZone));
    }
  });
}

/** Makes the file of a run and leaves its mail in the outbox, both with the note that it is done: however often it is killed, once. */
export function createReportMails(deps: SavedReportDependencies): JobHandler {
  const { database, clock, secretBox, brands } = deps;
  const attempts = new Map<string, number>();

  /** The permission is asked for again: who lost it, or left, gets nothing. */
  const make = async (run: ReportRun): Promise<ReportRunReason | null> => {
    const staff = await deps.staffAt(run.staffId, run.brandId);
    const may = (['reports.read', 'exports.run'] as const).every(
      (permission) => staff && holdsPermission({ permission }, staff),
    );
    if (!staff || !may) return 'permission';
    const report = await createReportStore(database).find(run.reportId, run);
    if (!report) return 'report';
    const sealed = await createScheduleStore(database).sealedAddress(run.staffId);
    if (sealed === null) return 'address';
    const { name: brandName, defaultLanguage } = await brands.introductionOf(run.brandId);
    const list = figureList({ ...deps, clock: { ...clock, now: () => run.dueAt } });
    const { question } = report;
    const brand = { id: run.brandId, code: '', currency: { code: '', exponent: 0, symbol: '' } };
    const page = { page: 1, pageSize: maxRows, sort: 'split', direction: 'asc' } as const;
    const { rows, from, to } = await list({ brand, staff, data: { ...question, ...page } });
    const content = await fileOf(run.format, columnsOfReport(question), rows);
    const link = `${await brands.publicOriginOf(run.brandId)}/console/reports/scheduled`;
    const texts = reportTexts[messageLanguage(defaultLanguage)](brandName, { name: report.name, from, to, link });
    const fileName = `report-${from}-${to}.${run.format}`;
    const attachment = { fileName, contentType: contentTypes[run.format], base64: content.toString('base64') };
    const address = await secretBox.open(sealed);
    await database.transaction().execute(async (transaction) => {
      const end = { state: 'sent', rowCount: rows.length } as const;
      if (!(await createScheduleStore(transaction).finishRun(run.id, end, clock.now()))) return;
      await deps.outbox.post(run.brandId, { channel: 'mail', to: address, ...texts, attachment }, transaction, run.id);
    });
    return null;
  };

  return handlerOf(reportMail, async ({ runId }) => {
    const store = createScheduleStore(database);
    const run = await store.run(runId);
    if (run?.state !== 'waiting') return;
    const leave = (reason: ReportRunReason) => store.finishRun(runId, { state: 'notSent', reason }, clock.now());
    try {
      const reason = await make(run);
      if (reason) await leave(reason);
      attempts.delete(runId);
    } catch (error) {
      // What is refused now is refused for ever: brands that he may no longer compare.
      if (error instanceof RefusedRequest)
        return void (await leave(error.key === 'operation_not_allowed' ? 'permission' : 'failure'));
      const count = (attempts.get(runId) ?? 0) + 1;
      attempts.set(runId, count);
      if (count < maxAttempts) throw error;
      attempts.delete(runId);
      await leave('failure');
      throw error;
    }
  });
}
