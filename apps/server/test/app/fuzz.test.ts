// @covers fuzz

import { expect, test } from 'vitest';
import { seedOfRun } from '../support/seed.ts';
import { useFuzz } from './fuzz-run.fixture.ts';

const fuzz = useFuzz();
/** `FUZZ_SEED` asks the same again. */
const seed = seedOfRun('FUZZ_SEED');

test(`700 random requests over all calls: no 5xx, clean books (seed ${seed})`, { timeout: 240_000 }, async () => {
  const statuses = await fuzz.run(700, seed);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(30);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(150);
  expect(statuses.has(503)).toBe(false);
  expect(await fuzz.auditedActs()).toBeGreaterThan(0);
});
