import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields.ts';

export const staffReportSource = defineCall({
  summary: 'How old the figures of reports are: up to when they are whole where they are read from a replica',
  method: 'GET',
  path: '/wps/staff/reports/source',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  answer: z.object({
    /** Everything that happened before is in the figures; null: they are read from the database itself, as it is now. */
    asOf: z.nullable(instant),
  }),
  errors: [],
});
