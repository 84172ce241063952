import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import { ok } from '../../../platform/result.ts';
import { bigWinList } from './big-wins.ts';
import { cohortRoutes } from './cohorts.ts';
import type { ReportDependencies } from './dependencies.ts';
import { figureList } from './figures/list.ts';
import { growthList } from './growth.ts';
import { paymentList } from './payments.ts';
import { revenueList } from './revenue.ts';

export { createFees } from './fees/routes.ts';
export { createSavedReports } from './saved/index.ts';

/** Up to when the figures are whole; null: they are read from the database itself. */
type AsOf = () => Date | null;

type Report = 'staffRevenueReport' | 'staffPaymentReport' | 'staffGrowthReport' | 'staffReport' | 'staffBigWins';

/** What the brand of the staff earned, what was paid in and out, and any figures of the described set. */
export function createReports(deps: ReportDependencies & { reportsAsOf: AsOf }): {
  routes: HandlersOf<Report | 'staffCohorts' | 'staffReportSource'>;
  lists: ListsOf<Report>;
} {
  const lists = {
    staffRevenueReport: revenueList(deps),
    staffPaymentReport: paymentList(deps),
    staffGrowthReport: growthList(deps),
    staffReport: figureList(deps),
    staffBigWins: bigWinList(deps),
  };
  return {
    lists,
    routes: {
      staffRevenueReport: async (request) => ok(await lists.staffRevenueReport(request)),
      staffPaymentReport: async (request) => ok(await lists.staffPaymentReport(request)),
      staffGrowthReport: async (request) => ok(await lists.staffGrowthReport(request)),
      staffReport: async (request) => ok(await lists.staffReport(request)),
      staffBigWins: async (request) => ok(await lists.staffBigWins(request)),
      staffReportSource: async () => ok({ asOf: deps.reportsAsOf()?.toISOString() ?? null }),
      ...cohortRoutes(deps),
    },
  };
}
