import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tick } from '../../platform/part.ts';

/** What a process says of itself. */
export interface ProcessFacts {
  role: 'all' | 'api' | 'worker';
  version: string;
  host: string;
}

const everyMs = 10_000;
/** Without a sign of life for so long a process counts as silent. */
export const silentAfterMs = 60_000;
const forgottenAfterMs = 86_400_000;

/** Says every ten seconds that the process lives; a day after its last sign of life its row goes. */
export function createPresence(deps: { database: Database; clock: Clock; processId: string; facts: ProcessFacts }) {
  const { database, clock, processId, facts } = deps;
  const startedAt = clock.now();
  let isOver = false;

  const tick: Tick = {
    everyMs,
    work: async () => {
      if (isOver) return;
      const now = clock.now();
      await sql`insert into processes (id, role, version, host, started_at, seen_at)
        values (${processId}, ${facts.role}, ${facts.version}, ${facts.host}, ${startedAt}, ${now})
        on conflict (id) do update set seen_at = excluded.seen_at`.execute(database);
      await sql`delete from processes where seen_at < ${new Date(now.getTime() - forgottenAfterMs)}`.execute(database);
    },
  };
  return {
    tick,
    leave: async (): Promise<void> => {
      isOver = true;
      await sql`delete from processes where id = ${processId}`.execute(database).catch(() => undefined);
    },
  };
}
