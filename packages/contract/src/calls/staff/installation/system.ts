import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { instant, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';

const permission = 'system.read';
const count = z.int();

export const staffSystem = defineCall({
  summary: 'State of the installation: database, processes, jobs, messages, audits of the books, seals, alarms',
  method: 'GET',
  path: '/wps/staff/system',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  answer: z.object({
    serverTime: instant,
    database: z.object({
      version: z.string(),
      sizeBytes: z.string(),
      connections: count,
      /** Why nothing can be written; null: it can. */
      fault: z.nullable(z.string()),
    }),
    replicas: z.object({
      /** Why what is acknowledged is not sure to be on a standby although one is demanded; null: it is, or none is. */
      fault: z.nullable(z.enum(['no_synchronous_replica', 'commits_wait', 'commits_do_not_wait'])),
      /** Standbys of the databases. */
      following: z.array(
        z.object({
          /** Whom it follows: the server of members and money, or that of the vendors' books where they have their own. */
          server: z.enum(['core', 'vendors']),
          name: z.string(),
          /** As PostgreSQL says it: `streaming` once it has caught up. */
          state: z.string(),
          /** Commits wait for it, alone or among others. */
          isSynchronous: z.boolean(),
          /** How much of the log is not on its disk yet. */
          lagBytes: z.int(),
          lagMs: z.int(),
        }),
      ),
    }),
    /** Files of the program that differ from its first start. */
    changedFiles: count,
    processes: z.array(
      z.object({
        processId: z.string(),
        role: z.enum(['all', 'api', 'worker']),
        version: z.string(),
        host: z.string(),
        startedAt: instant,
        seenAt: instant,
        /** No sign of life for a minute. */
        isSilent: z.boolean(),
        /** The one that answers this call. */
        isAnswering: z.boolean(),
      }),
    ),
    jobs: z.object({ waiting: count, late: count, failed: count }),
    messages: z.array(
      z.object({
        channel: z.enum(['sms', 'mail']),
        waiting: count,
        failed: count,
        oldestDueAt: z.nullable(instant),
      }),
    ),
    /** The newest audit of each kind: of the new lines of the journal, of all of it, and of each vendor's rounds. */
    audits: z.array(
      z.object({
        kind: z.enum(['since', 'full', 'reconciliation']),
        /** Of a reconciliation: the vendor. */
        subject: z.string(),
        endedAt: instant,
        durationMs: z.int(),
        findings: count,
        sentences: z.array(z.string()),
      }),
    ),
    seals: z.object({ number: z.string(), newestAt: z.nullable(instant) }),
    /** Entries of the audit log. */
    auditRows: z.string(),
    /** Of the last 24 hours. */
    alarms: count,
    errors: count,
  }),
  errors: [],
});

export const staffErrors = defineCall({
  summary:
    'Unexpected errors by the reference number that was shown in their place, the latest first; the newest are kept',
  method: 'GET',
  path: '/wps/staff/errors',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['at'], { reference: z.optional(text(40)) }),
  answer: rowsOf(
    z.object({
      reference: z.string(),
      at: instant,
      /** The route, or what else it happened in. */
      place: z.string(),
      message: z.string(),
      stack: z.string(),
    }),
  ),
  errors: [],
});

export const staffAlarms = defineCall({
  summary: 'What a person must look at, the latest first; the newest are kept',
  method: 'GET',
  path: '/wps/staff/alarms',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['at'], { code: z.optional(text(60)) }),
  answer: rowsOf(
    z.object({
      alarmId: z.string(),
      at: instant,
      code: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  errors: [],
});
