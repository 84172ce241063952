import { expect, test } from 'vitest';
import { useFuzz } from './fuzz-run.fixture.ts';

const fuzz = useFuzz();
const requests = 100_000;
const seed = 20_260_301;

test.runIf(process.env.LONG_TESTS === '1')(
  `100,000 random requests over all calls: no answer of 5xx (seed ${seed})`,
  async () => {
    const statuses = await fuzz.run(requests, seed);
    const counted = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(requests);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  },
  3_600_000,
);
