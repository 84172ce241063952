import { withTables } from '../../../platform/database/database.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import type { Finish, Finished } from './finish.ts';
import { isPickOpen } from './pick-time.ts';
import { listDecided } from './rounds-store.ts';

/** A round whose money is not known to have moved so long after it was decided was cut off. */
export const cutOffAfterMs = 2 * 60_000;

/** What became of the rounds that were cut off between decision and money. */
export interface Recovery {
  settled: number;
  refused: number;
  /** Stay as they are; the next request of their player, the job and the next start try again. */
  unknown: number;
  /** What was thrown on the way, for the log; such rounds count as unknown. */
  faults: unknown[];
}

export function createRecovery({ database: anyDatabase, secretBox }: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(anyDatabase);

  /**
   * Finishes every decided round, each in the session that it was played in; `playedBefore`: only what was decided before. Repeats are
   * harmless, and so is a request of the player beside it.
   */
  return async (playedBefore: Date | null = null): Promise<Recovery> => {
    const recovery: Recovery = { settled: 0, refused: 0, unknown: 0, faults: [] };
    for await (const { sealed_token, ...round } of listDecided(database, playedBefore)) {
      // A round that waits for its player's picks is where it should be.
      if (round.staked_at !== null && isPickOpen(round)) continue;
      let status: Finished['status'] = 'unknown';
      try {
        ({ status } = await finish(round, await secretBox.open(sealed_token)));
      } catch (fault) {
        recovery.faults.push(fault);
      }
      if (status !== 'open') recovery[status] += 1;
    }
    return recovery;
  };
}
