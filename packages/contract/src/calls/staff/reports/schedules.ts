import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, instant } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';

/** Files leave the console by mail, as exports do. */
const permission = 'exports.run';

/** Every day, every Monday, or the first day of every month, in the brand's zone. */
export const reportCadences = ['D', 'W', 'M'] as const;
export type ReportCadence = (typeof reportCadences)[number];
const format = z.enum(['csv', 'xlsx']);
const hour = z.int().check(z.minimum(0), z.maximum(23));

/** Why a mail was not sent: who gets it lost the permission, has no address, or its report is gone; or the report failed. */
export const reportRunReasons = ['permission', 'address', 'report', 'failure'] as const;
export type ReportRunReason = (typeof reportRunReasons)[number];

/** `leaving`: the mail waits for the provider; `sent`: the provider took it; `notSent`: for the reason; `undelivered`: no provider took it. */
export const reportRunStates = ['waiting', 'leaving', 'sent', 'notSent', 'undelivered'] as const;
export type ReportRunState = (typeof reportRunStates)[number];

export const staffReportSchedules = defineCall({
  summary: 'The own schedules by which saved reports come by mail',
  method: 'GET',
  path: '/wps/staff/reports/schedules',
  access: 'staff',
  permission,
  encrypted: false,
  answer: z.object({
    /** Where they are sent; empty: the account has no address, and none can be made. */
    emailMasked: z.string(),
    schedules: z.array(
      z.object({
        scheduleId: z.string(),
        reportId: z.string(),
        name: z.string(),
        cadence: z.enum(reportCadences),
        hour,
        format,
        nextAt: instant,
      }),
    ),
  }),
  errors: [],
});

export const staffReportScheduleSet = defineCall({
  summary: 'Have a saved report sent to the own address every day, week or month; up to 20 schedules',
  method: 'PUT',
  path: '/wps/staff/reports/schedules',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({
    scheduleId: clientId,
    reportId: clientId,
    cadence: z.enum(reportCadences),
    /** Of the brand's zone; an hour that a day has not comes at the next moment that it has. */
    hour,
    format,
  }),
  answer: z.object({ scheduleId: z.string(), nextAt: instant }),
  errors: ['not_found', 'limit_reached', 'operation_not_allowed', 'staff_without_mail'],
});

export const staffReportScheduleEnd = defineCall({
  summary: 'End an own schedule',
  method: 'DELETE',
  path: '/wps/staff/reports/schedules/:scheduleId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ scheduleId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffReportRuns = defineCall({
  summary: 'What the own schedules sent, and what they did not send and why',
  method: 'GET',
  path: '/wps/staff/reports/runs',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['dueAt'], {}),
  answer: rowsOf(
    z.object({
      runId: z.string(),
      name: z.string(),
      dueAt: instant,
      format,
      state: z.enum(reportRunStates),
      reason: z.nullable(z.enum(reportRunReasons)),
      /** Of the file. */
      rows: z.nullable(z.int()),
    }),
  ),
  errors: [],
});
