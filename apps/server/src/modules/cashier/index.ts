import type { HandlersOf } from '../../platform/http/handlers.ts';
import { cashierRoutes } from './routes.ts';
import { type CashierDependencies, type CashierService, createCashierService } from './service.ts';

export { createMoneyOut, type MoneyOut, type MoneyOutDependencies, type WithdrawalNotice } from './money-out.ts';
export type { PaymentProvider } from './providers/provider.ts';
export type { CashierDependencies, Deposited, DepositRequest } from './service.ts';

export interface CashierModule extends CashierService {
  routes: HandlersOf<'sandboxDeposit'>;
}

/** Money in and out of the operator; only the built-in sandbox provider so far. */
export function createCashier(deps: CashierDependencies): CashierModule {
  const service = createCashierService(deps);
  return { ...service, routes: cashierRoutes(service) };
}
