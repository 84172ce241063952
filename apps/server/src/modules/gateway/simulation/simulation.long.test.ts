import { expect, test } from 'vitest';
import { replayCommand, searchSeeds } from './search.ts';

const seeds = 1_000_000;
/** On two cores that do nothing else a million seeds take less. */
const budgetMs = 90 * 60_000;

test.runIf(process.env.LONG_TESTS === '1')(
  'a million seeds that no short run has seen keep every promise, as many as the time allows',
  async () => {
    const begin = performance.now();
    const { runs, steps, failure } = await searchSeeds({ first: 1_000_001, count: seeds, budgetMs });
    const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
    console.info(`simulation: ${runs} of ${seeds} seeds, ${steps} steps, ${minutes} min`);
    expect(failure && `${failure.message}\nreplay: ${replayCommand(failure.seed)}`).toBeNull();
    expect(runs).toBeGreaterThan(seeds / 10);
  },
  budgetMs + 60_000,
);
