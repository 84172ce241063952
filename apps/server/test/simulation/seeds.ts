import type { FaultName } from './faults.ts';
import { type Run, simulate } from './simulate.ts';

/** A part of a search: every `stride`-th seed from `first` on, `count` of them at most, until the time is over or a run fails. */
export interface SeedRange {
  first: number;
  stride: number;
  count: number;
  /** Milliseconds. */
  budgetMs: number;
  fault: FaultName | null;
}
export interface SeedResult {
  runs: number;
  steps: number;
  failure: { seed: number; message: string } | null;
  seen: [what: string, count: number][];
}

/** `nowMs`: milliseconds that only grow. */
export async function runSeeds(range: SeedRange, nowMs: () => number): Promise<SeedResult> {
  const seen = new Map<string, number>();
  const end = nowMs() + range.budgetMs;
  let runs = 0;
  let steps = 0;
  let failed: Run | null = null;
  while (runs < range.count && !failed && nowMs() < end) {
    const run = await simulate(range.first + runs * range.stride, range.fault);
    runs += 1;
    steps += run.steps;
    for (const [what, count] of run.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    if (run.failure) failed = run;
    // Between runs the event loop gets its turn.
    if (runs % 64 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const failure = failed?.failure ? { seed: failed.seed, message: failed.failure.message } : null;
  return { runs, steps, failure, seen: [...seen] };
}
