import type { CallName } from '@baize/contract';

/** Calls about deposits and reports, as in `objectRules`. */
export const depositRules = {
  depositMethods: 'own',
  createDeposit: 'own',
  depositOrder: 'named',
  depositHistory: 'own',
  depositProof: 'named',
  staffDeposits: 'own',
  staffDeposit: 'named',
  staffDepositProof: 'named',
  staffDepositMatch: 'named',
  staffStatementImport: 'own',
  staffStatementLines: 'own',
  staffPaymentProviders: 'none',
  staffTransfers: 'own',
  staffRevenueReport: 'own',
  staffPaymentReport: 'own',
  staffGrowthReport: 'own',
  staffLive: 'own',
  staffReport: 'own',
  staffSavedReports: 'own',
  staffSavedReportKeep: 'named',
  staffSavedReportRemove: 'named',
  staffReportSchedules: 'own',
  staffReportScheduleSet: 'named',
  staffReportScheduleEnd: 'named',
  staffReportRuns: 'own',
  staffCohorts: 'own',
  staffBigWins: 'own',
} as const satisfies Partial<Record<CallName, string>>;

export const depositsTriedElsewhere = {
  depositOrder: 'modules/cashier/deposits/deposits.test.ts: the calls show nobody another’s order',
  depositProof: 'modules/cashier/statements/statements.test.ts: another’s order takes no picture of his',
  staffSavedReportKeep: 'modules/back-office/reports/saved/saved.test.ts: what is another’s is not found',
  staffSavedReportRemove: 'modules/back-office/reports/saved/saved.test.ts: what is another’s is not found',
  staffReportScheduleSet: 'modules/back-office/reports/saved/saved.test.ts: what is another’s is not found',
  staffReportScheduleEnd: 'modules/back-office/reports/saved/saved.test.ts: what is another’s is not found',
  staffDeposit: 'modules/cashier/statements/statements.test.ts: staff of a brand reaches no deposit of another',
  staffDepositProof: 'modules/cashier/statements/statements.test.ts: staff of a brand reaches no deposit of another',
  staffDepositMatch: 'modules/cashier/statements/statements.test.ts: staff of a brand reaches no deposit of another',
};
