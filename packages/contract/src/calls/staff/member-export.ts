import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, text } from '../../fields.ts';
import { staffReason as reason } from './accounts.ts';

const permission = 'members.export';
const path = '/wps/staff/members/:memberId/export';

export const staffMemberExportBegin = defineCall({
  summary: 'Begin to read out everything that is held about a member; its parts can be had for an hour',
  method: 'PUT',
  path,
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 10,
  params: z.strictObject({ memberId: clientId }),
  body: z.strictObject({ reason }),
  answer: z.object({ exportId: z.string(), username: z.string(), sections: z.array(z.string()) }),
  errors: ['not_found'],
});

export const staffMemberExportPart = defineCall({
  summary: 'The next rows of a part of what is held about a member',
  method: 'GET',
  path: `${path}/:exportId`,
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 6_000,
  params: z.strictObject({ memberId: clientId, exportId: clientId }),
  data: z.strictObject({
    section: text(60),
    /** `next` of the answer before; left out: from the first row on. */
    after: z.optional(z.array(text(200)).check(z.maxLength(5))),
  }),
  answer: z.object({
    rows: z.array(z.record(z.string(), z.unknown())),
    /** Null: the part is over. */
    next: z.nullable(z.array(z.string())),
  }),
  errors: ['not_found'],
});
