import type { HandlersOf } from '../../platform/http/handlers.ts';
import { cashierRoutes } from './routes.ts';
import { type CashierDependencies, type CashierService, createCashierService } from './service.ts';

export { createCreditReport } from './credit-report/index.ts';
export { createMemberTransfers } from './member-transfers/index.ts';
export type { CashierDependencies, Deposited, DepositRequest } from './service.ts';

export interface CashierModule extends CashierService {
  routes: HandlersOf<'sandboxDeposit'>;
}

/** Money in and out of the operator; only the built-in sandbox provider so far. */
export function createCashier(deps: CashierDependencies): CashierModule {
  const service = createCashierService(deps);
  return { ...service, routes: cashierRoutes(service) };
}
