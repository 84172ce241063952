import * as z from 'zod/mini';
import type { JobKind } from './job-kind.ts';

/** Enqueued by the test, done by the process that is killed. */
export const letter: JobKind<{ name: string }> = {
  name: 'letter',
  payload: z.strictObject({ name: z.string() }),
  maxAttempts: 1_000,
};
