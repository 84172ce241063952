import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import type { Calendar } from '../../../platform/jobs/durable/calendar.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { type JobRow, jobPage, unfinishedByKind } from './job-store.ts';

export interface JobListDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  calendar(): Pick<Calendar, 'nextDue' | 'retry'>;
}

const view = ({ startsAt, endsAt, dueAt, finishedAt, ...row }: JobRow) => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  dueAt: dueAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** Durable jobs as staff sees them: what is due next, what waits, runs, failed, and another try. */
export function createJobList({ database, clock, auditLog, calendar }: JobListDependencies): {
  routes: HandlersOf<'staffJobs' | 'staffJobKinds' | 'staffJobRetry'>;
  lists: ListsOf<'staffJobs'>;
} {
  const lists: ListsOf<'staffJobs'> = {
    staffJobs: async (request) => {
      const { rows, total } = await jobPage(database, request);
      return { rows: rows.map(view), total };
    },
  };
  return {
    lists,
    routes: {
      staffJobs: async (request) => ok(await lists.staffJobs(request)),

      staffJobKinds: async () => {
        const [next, unfinished] = await Promise.all([calendar().nextDue(), unfinishedByKind(database)]);
        const kinds = [...new Set([...next.keys(), ...unfinished.keys()])].sort();
        const rows = kinds.map((kind) => ({
          kind,
          nextDueAt: next.get(kind)?.toISOString() ?? null,
          ...(unfinished.get(kind) ?? { waiting: 0, failed: 0 }),
        }));
        return ok({ rows });
      },

      staffJobRetry: async ({ staff, ip, body }) => {
        const isBack = await calendar().retry(body, async (transaction) => {
          const subject = `job:${body.kind}:${body.subject}:${body.periodKey}`;
          const states = { before: { status: 'failed' }, after: { status: 'waiting' } };
          const act = { act: 'retryJob', subject, brandId: null, ...states };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        });
        return isBack ? ok({}) : fail('not_found');
      },
    },
  };
}
