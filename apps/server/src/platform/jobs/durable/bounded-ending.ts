import { setTimeout } from 'node:timers/promises';
// The library's presets and plugins are types of its global namespace.
import type {} from 'graphile-worker';

export interface BoundedEnding {
  /** Runs a job that the ending waits for, however long it lasts. */
  run<T>(job: () => Promise<T>): Promise<T>;
  plugin: GraphileConfig.Plugin;
}

/**
 * Lets a worker of graphile-worker end. The library counts what it has still to write down, and miscounts where two of these fail one after the
 * other: its ending then never comes. So a worker has ended at the latest `patienceMs` after its last job; what is not written down by then is
 * done again by others.
 */
export function boundedEnding(patienceMs: number): BoundedEnding {
  const running = new Set<Promise<unknown>>();
  const isLate = async (ended: AbortSignal): Promise<void> => {
    do {
      await Promise.allSettled(running);
      await setTimeout(patienceMs, undefined, { signal: ended }).catch(() => undefined);
    } while (running.size > 0 && !ended.aborted);
  };
  return {
    run: (job) => {
      const result = job();
      running.add(result);
      const forget = () => running.delete(result);
      result.then(forget, forget);
      return result;
    },
    plugin: {
      name: 'BaizeBoundedEnding',
      worker: {
        middleware: {
          poolGracefulShutdown: async (next) => {
            const ended = new AbortController();
            const ending = Promise.resolve(next()).finally(() => ended.abort());
            await Promise.race([ending, isLate(ended.signal)]);
          },
        },
      },
    },
  };
}
