import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

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
