import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { instant, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';

export const staffAuditLog = defineCall({
  summary: 'Who did what: acts of staff and of the program, the latest first',
  method: 'GET',
  path: '/wps/staff/audit',
  access: 'staff',
  permission: 'audit.read',
  encrypted: false,
  data: pageOf(['at'], {
    /** A staff member's name or id, or the name of a rule of the program. */
    actor: z.optional(text(64)),
    act: z.optional(text(60)),
    /** As `member:<id>`, `staff:<id>`, `vendor:<code>`, or the id alone. */
    subject: z.optional(text(100)),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  answer: rowsOf(
    z.object({
      seq: z.string(),
      at: instant,
      actorKind: z.enum(['staff', 'system']),
      actorId: z.string(),
      /** The staff member's name; of the program the same as `actorId`. */
      actorName: z.string(),
      act: z.string(),
      subject: z.string(),
      /** The member's or staff member's name, where the subject is one; else empty. */
      subjectName: z.string(),
      reason: z.string(),
      /** JSON as text; null: there is none. */
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      /** Address of the staff member; empty where it was not kept. */
      ip: z.string(),
    }),
  ),
  errors: [],
});

export const staffAuditCheck = defineCall({
  summary:
    'Compute the hashes of the audit log again over a period, and compare them with those kept outside the database',
  method: 'GET',
  path: '/wps/staff/audit/check',
  access: 'staff',
  permission: 'audit.read',
  forAllBrands: true,
  encrypted: false,
  perMinute: 10,
  data: z.strictObject({ from: z.optional(instant), to: z.optional(instant) }),
  answer: z.object({
    /** Entries whose hashes were computed again; the newest of the period where it holds more than can be read at once. */
    rows: z.int(),
    /** False: the period holds older entries that were not read. */
    isWhole: z.boolean(),
    /** Entries and hashes at both ends; null: the period holds none. */
    first: z.nullable(z.object({ seq: z.string(), at: instant })),
    last: z.nullable(z.object({ seq: z.string(), at: instant, hash: z.string() })),
    /** Hashes kept outside the database that lie within. */
    anchors: z.int(),
    /** Where the chain breaks, in a sentence’s end; null: it holds. */
    firstBad: z.nullable(z.object({ seq: z.string(), what: z.string() })),
  }),
  errors: [],
});
