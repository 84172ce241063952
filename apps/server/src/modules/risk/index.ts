import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { createCaseRoutes } from './case-routes.ts';
import type { RiskDependencies } from './dependencies.ts';
import { createEvaluation } from './evaluation.ts';
import { createRuleRoutes } from './rule-routes.ts';

export { createRegistrationGate } from './registration-gate.ts';

/** Rules about registrations, deposits, bets and withdrawals, and the cases that they make (docs/decisions/180). */
export function createRisk(deps: RiskDependencies) {
  const evaluation = createEvaluation(deps);
  return {
    routes: { ...createRuleRoutes(deps, evaluation), ...createCaseRoutes(deps) },
    jobs: [housekeeping('risk.evaluate', evaluation.run)],
    blockBonuses: evaluation.blockBonuses,
    holdsWithdrawals: evaluation.holdsWithdrawals,
  };
}
