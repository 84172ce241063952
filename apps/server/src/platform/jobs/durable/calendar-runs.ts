import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, withTables } from '../../database/database.ts';
import type { CalendarSubject, RunStatus } from './calendar-job.ts';
import type { Stretch } from './due-stretches.ts';

export interface RunKey {
  kind: string;
  subject: string;
  periodKey: string;
}

export interface CalendarRunRow {
  kind: string;
  subject: string;
  period_key: string;
  zone: string;
  starts_at: Date;
  ends_at: Date;
  status: RunStatus;
  attempts: number;
  last_error: string | null;
  due_at: Date;
  finished_at: Date | null;
}
interface Tables {
  calendar_runs: CalendarRunRow;
}

/** Who moves a noted run from one status to another, and why. Nothing else does. */
const transitions = {
  finish: { from: 'waiting', to: 'done', actor: 'worker', reason: 'the work was done' },
  giveUp: { from: 'waiting', to: 'failed', actor: 'worker', reason: 'the last attempt failed' },
  putBack: { from: 'failed', to: 'waiting', actor: 'staff', reason: 'it is to be tried again' },
} as const satisfies Record<string, { from: RunStatus; to: RunStatus; actor: string; reason: string }>;

const maxError = 2_000;

export function createCalendarRuns(anyDatabase: Database) {
  const database = withTables<Tables>(anyDatabase);
  const at = ({ kind, subject, periodKey }: RunKey) => ({ kind, subject, period_key: periodKey }) as const;

  /** False when the run is not in the status that the transition leads from. */
  const move = async (
    on: Database,
    key: RunKey,
    name: keyof typeof transitions,
    more: Partial<CalendarRunRow>,
  ): Promise<boolean> => {
    const { from, to } = transitions[name];
    const changed = await withTables<Tables>(on)
      .updateTable('calendar_runs')
      .set({ ...more, status: to })
      .where((eb) => eb.and(at(key)))
      .where('status', '=', from)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  };

  return {
    /** The end of the newest stretch that was ever due, by subject. */
    newestEnds: async (transaction: DatabaseTransaction, kind: string): Promise<Map<string, Date>> => {
      const rows = await withTables<Tables>(transaction)
        .selectFrom('calendar_runs')
        .select(['subject', (eb) => eb.fn.max('ends_at').as('end')])
        .where('kind', '=', kind)
        .groupBy('subject')
        .execute();
      return new Map(rows.map(({ subject, end }) => [subject, end]));
    },

    /** Notes a stretch as due; false when it was noted before. */
    add: async (
      transaction: DatabaseTransaction,
      kind: string,
      { subject, zone }: CalendarSubject,
      stretch: Stretch,
      dueAt: Date,
    ): Promise<boolean> => {
      const added = await withTables<Tables>(transaction)
        .insertInto('calendar_runs')
        .values({
          kind,
          subject,
          period_key: stretch.key,
          zone,
          starts_at: stretch.start,
          ends_at: stretch.end,
          status: 'waiting',
          attempts: 0,
          last_error: null,
          due_at: dueAt,
          finished_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
    },

    /** Counts an attempt before it is made, so that one which ends the process counts, too. Null when there is nothing to do. */
    countAttempt: (key: RunKey): Promise<CalendarRunRow | undefined> =>
      database
        .updateTable('calendar_runs')
        .set({ attempts: sql`attempts + 1` })
        .where((eb) => eb.and(at(key)))
        .where('status', '=', 'waiting')
        .returningAll()
        .executeTakeFirst(),

    /** True, and locked until the transaction ends, while the run is still to be done. */
    holdWaiting: async (transaction: DatabaseTransaction, key: RunKey): Promise<boolean> => {
      const row = await withTables<Tables>(transaction)
        .selectFrom('calendar_runs')
        .select('status')
        .where((eb) => eb.and(at(key)))
        .forUpdate()
        .executeTakeFirst();
      return row?.status === 'waiting';
    },

    finish: (transaction: DatabaseTransaction, key: RunKey, finishedAt: Date) =>
      move(transaction, key, 'finish', { finished_at: finishedAt, last_error: null }),

    /** Keeps the reason of a failure; the run goes on waiting unless it was the last attempt. */
    noteFailure: async (key: RunKey, error: unknown, isLast: boolean): Promise<void> => {
      const failure = { last_error: `${error}`.slice(0, maxError) };
      if (isLast) await move(database, key, 'giveUp', failure);
      else
        await database
          .updateTable('calendar_runs')
          .set(failure)
          .where((eb) => eb.and(at(key)))
          .execute();
    },

    /** Puts a failed run back; false when there is none. */
    putBack: (transaction: DatabaseTransaction, key: RunKey): Promise<boolean> =>
      move(transaction, key, 'putBack', { attempts: 0 }),

    /** Forgets what is older than the one that was done, of work that looks at the present: what failed is made up for, too. */
    forgetOlder: (transaction: DatabaseTransaction, { kind, subject }: RunKey, before: Date) =>
      withTables<Tables>(transaction)
        .deleteFrom('calendar_runs')
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('ends_at', '<', before)
        .execute(),

    /** The newest runs first: those that wait or failed, then those that are done. */
    list: (filter: { status?: RunStatus; limit: number }): Promise<CalendarRunRow[]> => {
      let query = database.selectFrom('calendar_runs').selectAll();
      if (filter.status) query = query.where('status', '=', filter.status);
      return query.orderBy(sql`status = 'done'`).orderBy('ends_at', 'desc').limit(filter.limit).execute();
    },
  };
}
