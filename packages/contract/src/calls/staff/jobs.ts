import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'jobs.manage';

export const staffJobs = defineCall({
  summary: 'Durable jobs: those that wait, run, failed or are done, with their last error',
  method: 'GET',
  path: '/wps/staff/jobs',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['dueAt', 'kind', 'finishedAt'], {
    status: z.optional(z.enum(['waiting', 'running', 'done', 'failed'])),
    kind: z.optional(text(80)),
  }),
  answer: rowsOf(
    z.object({
      kind: z.string(),
      /** Whom it is done for: a brand, a member, or `installation`. */
      subject: z.string(),
      periodKey: z.string(),
      zone: z.string(),
      startsAt: instant,
      endsAt: instant,
      dueAt: instant,
      status: z.enum(['waiting', 'running', 'done', 'failed']),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
      finishedAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const staffJobKinds = defineCall({
  summary: 'Kinds of durable jobs, when each is due next, and how many wait or failed',
  method: 'GET',
  path: '/wps/staff/jobs/kinds',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  answer: z.object({
    rows: z.array(z.object({ kind: z.string(), nextDueAt: z.nullable(instant), waiting: z.int(), failed: z.int() })),
  }),
  errors: [],
});

export const staffJobRetry = defineCall({
  summary: 'Try a job that failed for good once more',
  method: 'POST',
  path: '/wps/staff/jobs/retry',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({ kind: text(80), subject: text(100), periodKey: text(100) }),
  answer: z.object({}),
  errors: ['not_found'],
});
