import { withTables } from '../../platform/database/database.ts';
import type { StudioDependencies } from './dependencies.ts';
import type { Finish, Finished } from './finish.ts';
import { listDecided } from './rounds-store.ts';
import type { StudioTables } from './tables.ts';

/** What became of the rounds that a crash had cut off. */
export interface Recovery {
  settled: number;
  refused: number;
  /** Stay decided; the next request of their player tries again. */
  unknown: number;
  /** What was thrown on the way, for the log; such rounds count as unknown. */
  faults: unknown[];
}

export function createRecovery({ database: anyDatabase, secretBox }: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(anyDatabase);

  /** Finishes every decided round, each in the session that it was played in. To be called once at boot; repeats are harmless. */
  return async (): Promise<Recovery> => {
    const recovery: Recovery = { settled: 0, refused: 0, unknown: 0, faults: [] };
    for (const { sealed_token, ...round } of await listDecided(database)) {
      let status: Finished['status'] = 'unknown';
      try {
        ({ status } = await finish(round, await secretBox.open(sealed_token)));
      } catch (fault) {
        recovery.faults.push(fault);
      }
      // A round that waits for its player's picks is where it should be.
      if (status !== 'open') recovery[status] += 1;
    }
    return recovery;
  };
}
