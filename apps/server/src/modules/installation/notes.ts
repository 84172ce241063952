import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Alarm } from '../../platform/log/alarm.ts';

/** So many stay of each kind; older ones go. */
export const keptNotes = 1_000;
/** What one process writes down within a minute: a flood of errors is no flood of rows. */
const maxPerMinute = 60;
const minuteMs = 60_000;
const maxMessage = 1_000;
const maxStack = 8_000;

export interface NoteTools {
  database: Database;
  clock: Clock;
  newId: () => string;
}

export interface Notes {
  /** Keeps an unexpected error under its number. Never throws; what cannot be written stands in the log alone. */
  error(error: unknown, crash: { reference: string; place: string }): void;
  alarm(alarm: Alarm): void;
  /** Resolves when everything that was noted is written. */
  settled(): Promise<void>;
}

/** Writes down what went wrong where staff finds it; the program's log has it all the same. */
export function createNotes({ database, clock, newId }: NoteTools): Notes {
  let minute = 0;
  let count = 0;
  let writing: Promise<unknown> = Promise.resolve();

  const write = (statement: (at: Date) => Promise<unknown>): void => {
    const at = clock.now();
    const now = Math.floor(at.getTime() / minuteMs);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    if (count > maxPerMinute) return;
    writing = writing.then(() => statement(at)).catch(() => undefined);
  };

  return {
    error: (thrown, { reference, place }) => {
      const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
      write(async (at) => {
        await sql`insert into unexpected_errors (reference, happened_at, place, message, stack)
          values (${reference}, ${at}, ${clean(place, maxMessage)}, ${clean(message, maxMessage)}, ${clean(stack ?? '', maxStack)})
          on conflict do nothing`.execute(database);
        await sql`delete from unexpected_errors where reference in (
          select reference from unexpected_errors order by happened_at desc, reference offset ${keptNotes})`.execute(
          database,
        );
      });
    },
    alarm: ({ code, detail }) =>
      write(async (at) => {
        await sql`insert into alarms (id, code, detail, raised_at)
          values (${newId()}, ${code}, ${JSON.stringify(detail)}::jsonb, ${at})`.execute(database);
        await sql`delete from alarms where id in (
          select id from alarms order by raised_at desc, id offset ${keptNotes})`.execute(database);
      }),
    settled: async () => void (await writing),
  };
}

/** PostgreSQL takes no zero byte in a text. */
const clean = (text: string, max: number): string => text.replaceAll('\0', '').slice(0, max);
