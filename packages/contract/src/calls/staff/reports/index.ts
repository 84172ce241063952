import * as bigWinReports from './big-wins.ts';
import * as cohortReports from './cohorts.ts';
import * as feeCalls from './fees.ts';
import * as growthReports from './growth.ts';
import * as liveReports from './live.ts';
import * as paymentReports from './payments.ts';
import * as figureReports from './report.ts';
import * as revenueReports from './revenue.ts';
import * as savedReports from './saved.ts';
import * as reportSchedules from './schedules.ts';
import * as reportSources from './source.ts';

/** The calls of the console's reports; a part of `staffCalls`. */
export const reportCalls = {
  staffRevenueReport: revenueReports.staffRevenueReport,
  staffGrowthReport: growthReports.staffGrowthReport,
  staffReport: figureReports.staffReport,
  staffSavedReports: savedReports.staffSavedReports,
  staffSavedReportKeep: savedReports.staffSavedReportKeep,
  staffSavedReportRemove: savedReports.staffSavedReportRemove,
  staffReportSchedules: reportSchedules.staffReportSchedules,
  staffReportScheduleSet: reportSchedules.staffReportScheduleSet,
  staffReportScheduleEnd: reportSchedules.staffReportScheduleEnd,
  staffReportRuns: reportSchedules.staffReportRuns,
  staffCohorts: cohortReports.staffCohorts,
  staffBigWins: bigWinReports.staffBigWins,
  staffLive: liveReports.staffLive,
  staffFees: feeCalls.staffFees,
  staffPaymentFeeSet: feeCalls.staffPaymentFeeSet,
  staffVendorFeeSet: feeCalls.staffVendorFeeSet,
  staffFeeRemove: feeCalls.staffFeeRemove,
  staffPaymentReport: paymentReports.staffPaymentReport,
  staffReportSource: reportSources.staffReportSource,
} as const;
