import { Worker } from 'node:worker_threads';
import type { FaultName } from './faults.ts';
import type { SeedRange, SeedResult } from './seeds.ts';

const threads = 2;
const replayScript = 'apps/server/src/modules/gateway/simulation/replay.ts';

/** Runs seeds on two threads; the count is what was done before the time was over or a run failed. */
export async function searchSeeds(search: { first: number; count: number; budgetMs: number }): Promise<SeedResult> {
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      inThread({
        first: search.first + thread,
        stride: threads,
        count: Math.ceil((search.count - thread) / threads),
        budgetMs: search.budgetMs,
        fault: null,
      }),
    ),
  );
  const seen = new Map<string, number>();
  for (const [what, count] of parts.flatMap((part) => part.seen)) seen.set(what, (seen.get(what) ?? 0) + count);
  return {
    runs: parts.reduce((sum, { runs }) => sum + runs, 0),
    steps: parts.reduce((sum, { steps }) => sum + steps, 0),
    failure: parts.find(({ failure }) => failure)?.failure ?? null,
    seen: [...seen],
  };
}

const inThread = (range: SeedRange): Promise<SeedResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), {
      workerData: range,
      execArgv: ['--import', 'tsx'],
      // Everything of a run is short-lived.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** The command that runs a seed again. */
export const replayCommand = (seed: number, fault: FaultName | null = null): string =>
  `node --import tsx ${replayScript} ${seed}${fault ? ` '${fault}'` : ''}`;
