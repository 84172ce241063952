import type { Part } from '../../../platform/part.ts';
import type { DepositDependencies } from './dependencies.ts';
import { type DepositRoutes, depositRoutes } from './routes.ts';
import { createDeposits, type Deposits } from './service.ts';

export type { DepositDependencies } from './dependencies.ts';

export interface DepositsPart extends Part {
  deposits: Deposits;
  routes: DepositRoutes;
}

const askEveryMs = 2_000;

/** Money in by payment providers. */
export function createDepositsPart(deps: DepositDependencies): DepositsPart {
  const deposits = createDeposits(deps);
  return {
    deposits,
    routes: depositRoutes(deposits, deps),
    ticks: [{ everyMs: askEveryMs, work: deposits.askDue }],
  };
}
