import type { StudioDependencies } from '../dependencies.ts';
import type { TableGame } from './game.ts';
import { createLease } from './lease.ts';
import type { Runner } from './runner.ts';

/** The longest that a table is not looked at, so that a lease is renewed in time. */
const maxWaitMs = 2_000;
const standbyMs = 1_000;

export interface TablesWorker {
  stop(): Promise<void>;
}

/** Runs the tables in this process as far as no other process does. A failure is told, and the table is gone on with a moment later. */
export function startTables(
  deps: Pick<StudioDependencies, 'database' | 'clock' | 'newId'>,
  games: readonly TableGame[],
  run: Runner,
  onFailure: (error: unknown) => void,
): TablesWorker {
  const lease = createLease(deps);
  const timers = new Map<string, NodeJS.Timeout>();
  const turns = new Set<Promise<void>>();
  let isStopped = false;

  const turn = async (game: TableGame): Promise<number> => {
    try {
      if (!(await lease.hold(game.gameCode))) return standbyMs;
      return Math.min(await run(game), maxWaitMs);
    } catch (error) {
      onFailure(error);
      return standbyMs;
    }
  };

  const schedule = (game: TableGame, waitMs: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      const running: Promise<void> = turn(game).then((nextMs) => {
        turns.delete(running);
        schedule(game, nextMs);
      });
      turns.add(running);
    }, waitMs);
    timers.set(game.gameCode, timer);
  };
  for (const game of games) schedule(game, 0);

  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(turns);
      await lease.release().catch(onFailure);
    },
  };
}
