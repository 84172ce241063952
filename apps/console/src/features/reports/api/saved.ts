import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type SavedReport = CallValue<Calls['staffSavedReports']>['reports'][number];
export type ReportSchedule = CallValue<Calls['staffReportSchedules']>['schedules'][number];

/** The own saved reports and those that colleagues share. */
export const savedReportsQuery = () =>
  queryOptions({
    queryKey: ['staffSavedReports'] as const,
    queryFn: async () => (await callApi('staffSavedReports', {})).reports,
  });

/** The own schedules, and where their mails go. */
export const schedulesQuery = () =>
  queryOptions({
    queryKey: ['staffReportSchedules'] as const,
    queryFn: () => callApi('staffReportSchedules', {}),
  });
