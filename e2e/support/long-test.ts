import { test } from '@playwright/test';

/**
 * A journey of `npm run test:long` alone. `npm test` goes the ways that most users go; what these look at beside them has its rules and its
 * database tested with every change.
 */
export const longTest = process.env.LONG_TESTS === '1' ? test : test.skip;
