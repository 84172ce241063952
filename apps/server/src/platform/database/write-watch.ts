import { sql } from 'kysely';
import { type Repeating, repeat } from '../jobs/repeat.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import type { Database } from './database.ts';

/** Why nothing can be written although the database answers. */
export type WriteFault = 'disk_full' | 'read_only';

export interface WriteWatch extends Repeating {
  /** As the last look found it; null: it can be written. */
  fault(): WriteFault | null;
  look(): Promise<void>;
}

const lookEveryMs = 5_000;
/** Out of disk, a limit on it, and what the system below says when it cannot write. */
const fullStates = new Set(['53100', '53400', '58030']);
const readOnlyState = '25006';
/** About 1 MB: more than the least memory of a sort, so that it goes to the disk as tables do. */
const sortedRows = 1_000;

/** Looks every few seconds whether the database can write, and raises an alarm when it begins to fail. */
export function startWriteWatch(
  database: Database,
  notify: { raiseAlarm: RaiseAlarm; onFailure: (error: unknown) => void; databaseWritable(isWritable: boolean): void },
  /** Which database it is; left out: the one of everything. */
  name?: string,
): WriteWatch {
  let fault: WriteFault | null = null;

  const note = (found: WriteFault | null, error: unknown): void => {
    const isNew = found !== null && found !== fault;
    fault = found;
    notify.databaseWritable(found === null);
    if (!isNew) return;
    notify.onFailure(error);
    notify.raiseAlarm({ code: 'database_cannot_write', detail: { reason: found, ...(name && { database: name }) } });
  };

  const look = async (): Promise<void> => {
    try {
      const isReadOnly = await write(database);
      note(isReadOnly ? 'read_only' : null, new Error('the database only lets itself be read'));
    } catch (error) {
      const found = faultOf(error);
      // A database that does not answer at all is told by everybody who asks it.
      if (found !== null) note(found, error);
    }
  };
  return { ...repeat(lookEveryMs, look, notify.onFailure), look, fault: () => fault };
}

function faultOf(error: unknown): WriteFault | null {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (state === readOnlyState) return 'read_only';
  return fullStates.has(state) ? 'disk_full' : null;
}

/** Takes disk and a number of a transaction, and leaves nothing: no table grows by looking. True where only reading is allowed. */
const write = (database: Database): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readOnly: boolean }>`
      select current_setting('transaction_read_only')::boolean as "readOnly"`.execute(transaction);
    if (rows[0]?.readOnly) return true;
    await sql`set local work_mem = '64kB'`.execute(transaction);
    // Two columns: a sort of one is kept in memory for longer than it may be.
    await sql`
      select count(filling), pg_current_xact_id() from (
        select i, repeat(md5(i::text), 30) as filling from generate_series(1, ${sortedRows}::int) i order by 2, 1 offset 0
      ) sorted`.execute(transaction);
    return false;
  });
