import { expect, test } from 'vitest';
import { replayCommand, searchSeeds } from './search.ts';

const seeds = 1_000_000;
/** What no short run has seen; SIMULATION_FIRST goes on where an earlier run of the same code stopped. */
const firstSeed = 1_000_001;
const first = Number(process.env.SIMULATION_FIRST ?? firstSeed);
const end = firstSeed + seeds;
const seedsAtOnce = 10_000;
/** On two cores that do nothing else a million seeds take about as long. */
const budgetMs = 90 * 60_000;
/** Each tenth thousand may take so much longer than usual before it is cut. */
const chunkBudgetMs = 15 * 60_000;

test.runIf(process.env.LONG_TESTS === '1')(
  'a million seeds that no short run has seen keep every promise, as many as the time allows',
  async () => {
    const begin = performance.now();
    let next = first;
    let steps = 0;
    while (next < end && performance.now() - begin < budgetMs) {
      const count = Math.min(seedsAtOnce, end - next);
      const found = await searchSeeds({ first: next, count, budgetMs: chunkBudgetMs });
      expect(found.failure && `${found.failure.message}\nreplay: ${replayCommand(found.failure.seed)}`).toBeNull();
      expect(found.runs).toBe(count);
      next += count;
      steps += found.steps;
      const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
      console.info(
        `simulation: ${next - first} seeds, ${steps} steps, ${minutes} min; SIMULATION_FIRST=${next} goes on`,
      );
    }
    expect(next - first).toBeGreaterThanOrEqual(Math.min(end - first, seeds / 10));
  },
  budgetMs + chunkBudgetMs + 60_000,
);
