import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FaultName } from './faults.ts';
import type { SeedRange, SeedResult } from './seeds.ts';

const run = promisify(execFile);
const processes = 2;
const replayScript = path.relative(process.cwd(), fileURLToPath(new URL('./replay.ts', import.meta.url)));

/** Runs seeds on two processes; the count is what was done before the time was over or a run failed. */
export async function searchSeeds(search: { first: number; count: number; budgetMs: number }): Promise<SeedResult> {
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      inProcess({
        first: search.first + number,
        stride: processes,
        count: Math.ceil((search.count - number) / processes),
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

async function inProcess(range: SeedRange): Promise<SeedResult> {
  // Everything of a run is short-lived: a large nursery saves the collector's work.
  const options = ['--max-semi-space-size=64', '--import', 'tsx'];
  const script = fileURLToPath(new URL('./seed-process.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [...options, script, JSON.stringify(range)], {
    cwd: path.dirname(script),
  });
  return JSON.parse(stdout) as SeedResult;
}

/** The command that runs a seed again. */
export const replayCommand = (seed: number, fault: FaultName | null = null): string =>
  `node --import tsx ${replayScript} ${seed}${fault ? ` '${fault}'` : ''}`;
