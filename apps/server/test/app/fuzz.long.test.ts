// @covers fuzz

import { expect, test } from 'vitest';
import { useFuzz } from './fuzz-run.fixture.ts';

const fuzz = useFuzz();
/** `FUZZ_REQUESTS` and `FUZZ_SEED` ask for another run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

test.runIf(process.env.LONG_TESTS === '1')(
  `${requests} random requests over all calls: no 5xx but for 503 with its wait, clean books (seed ${seed})`,
  async () => {
    const statuses = await fuzz.run(requests, seed);
    const counted = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const acts = await fuzz.auditedActs();
    const told = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
    console.log(`seed ${seed}: ${told.join(', ')}; ${acts} acts booked`);
    expect(counted).toBeGreaterThanOrEqual(requests);
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(acts).toBeGreaterThan(0);
  },
  3_600_000,
);
