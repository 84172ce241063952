import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant, text } from '../../../fields.ts';
import { reportQuestionSchema } from './question.ts';

const permission = 'reports.read';

export const staffSavedReports = defineCall({
  summary: 'Saved reports: the own ones and those that colleagues share in the brand',
  method: 'GET',
  path: '/wps/staff/reports/saved',
  access: 'staff',
  permission,
  encrypted: false,
  answer: z.object({
    reports: z.array(
      z.object({
        reportId: z.string(),
        name: z.string(),
        question: reportQuestionSchema,
        isShared: z.boolean(),
        isOwn: z.boolean(),
        /** Who saved it. */
        owner: z.string(),
        changedAt: instant,
      }),
    ),
  }),
  errors: [],
});

export const staffSavedReportKeep = defineCall({
  summary: 'Save a report under a name, or change an own one; up to 100',
  method: 'PUT',
  path: '/wps/staff/reports/saved',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({
    /** Chosen by the client, so that a request that is sent twice saves one report. */
    reportId: clientId,
    name: text(60).check(z.minLength(1)),
    question: reportQuestionSchema,
    /** True: everybody of the brand who may read reports sees it. */
    isShared: z.boolean(),
  }),
  answer: z.object({ reportId: z.string() }),
  errors: ['not_found', 'limit_reached', 'operation_not_allowed'],
});

export const staffSavedReportRemove = defineCall({
  summary: 'Remove an own saved report; its schedules end',
  method: 'DELETE',
  path: '/wps/staff/reports/saved/:reportId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ reportId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});
