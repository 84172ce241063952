import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { Plan } from '../issues/plan.ts';
import { issueList, ticketList } from './lists.ts';
import { createResultRoutes, type ResultRoutes } from './result-routes.ts';
import { createRulesRoutes, type RulesRoutes } from './rules-routes.ts';

type Lists = HandlersOf<'staffLotteryIssues' | 'staffLotteryTickets'>;
export type LottoStaffRoutes = Lists & ResultRoutes & RulesRoutes;

/** The lotteries as the operator's staff sees and runs them. */
export function createStaffRoutes(
  deps: Pick<LottoDependencies, 'database' | 'clock' | 'staffPorts' | 'drawFeedSecret'>,
  plan: Pick<Plan, 'planOwn'>,
): LottoStaffRoutes {
  const { database, clock, staffPorts } = deps;
  const issues = issueList(database, () => clock.now());
  const tickets = ticketList(database, staffPorts);
  return {
    staffLotteryIssues: async (request) => ok(await issues(request)),
    staffLotteryTickets: async (request) => {
      await staffPorts.noteReading(request, `lotteryTickets:${request.data.page}`);
      return ok(await tickets(request));
    },
    ...createResultRoutes(deps),
    ...createRulesRoutes({ ...deps, plan }),
  };
}
