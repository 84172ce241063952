import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import { ok } from '../../../platform/result.ts';
import type { ReportDependencies } from './dependencies.ts';
import { growthList } from './growth.ts';
import { paymentList } from './payments.ts';
import { revenueList } from './revenue.ts';

type Report = 'staffRevenueReport' | 'staffPaymentReport' | 'staffGrowthReport';

/** What the brand of the staff earned, and what was paid in and out. */
export function createReports(deps: ReportDependencies): { routes: HandlersOf<Report>; lists: ListsOf<Report> } {
  const lists = {
    staffRevenueReport: revenueList(deps),
    staffPaymentReport: paymentList(deps),
    staffGrowthReport: growthList(deps),
  };
  return {
    lists,
    routes: {
      staffRevenueReport: async (request) => ok(await lists.staffRevenueReport(request)),
      staffPaymentReport: async (request) => ok(await lists.staffPaymentReport(request)),
      staffGrowthReport: async (request) => ok(await lists.staffGrowthReport(request)),
    },
  };
}
