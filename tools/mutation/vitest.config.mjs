import { defineConfig } from 'vitest/config';
import { targets } from './targets.mjs';

process.env.TZ = 'UTC';
const target = targets[process.env.MUTATION_TARGET];

/** The tests of one target alone, without a database. */
export default defineConfig({
  test: { root: process.cwd(), include: target.tests, environment: target.environment ?? 'node', testTimeout: 20_000 },
});
