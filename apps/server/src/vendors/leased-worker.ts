import type { createLeases } from './leases.ts';

/** The longest that something is not looked at, so that a lease is renewed in time. */
const maxWaitMs = 2_000;
const standbyMs = 1_000;

export interface LeasedWorker {
  stop(): Promise<void>;
}

/** Something that one process of all runs. */
interface Leased {
  readonly gameCode: string;
}

/**
 * Runs shared games in this process as far as no other process does. `run` does what is due and returns how long nothing will be. A failure is
 * reported, and the game goes on a moment later.
 */
export function startLeased<Game extends Leased>(
  games: readonly Game[],
  lease: ReturnType<typeof createLeases>,
  run: (game: Game) => Promise<number>,
  onFailure: (error: unknown) => void,
): LeasedWorker {
  const timers = new Map<string, NodeJS.Timeout>();
  const turns = new Set<Promise<void>>();
  let isStopped = false;

  const turn = async (game: Game): Promise<number> => {
    try {
      if (!(await lease.hold(game.gameCode))) return standbyMs;
      return Math.min(await run(game), maxWaitMs);
    } catch (error) {
      onFailure(error);
      return standbyMs;
    }
  };

  const schedule = (game: Game, waitMs: number): void => {
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
