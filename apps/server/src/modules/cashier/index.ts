import type { FastifyPluginAsync } from 'fastify';
import type { ListsOf } from '../../platform/http/list-of.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import type { Part } from '../../platform/part.ts';
import { type CallbackDependencies, callbackRoutes } from './callbacks/routes.ts';
import { createDepositsPart, type DepositDependencies, type DepositsPart } from './deposits/index.ts';
import { createFloats, floatLookEveryMs } from './desk/floats.ts';
import { createDesk, type DeskDependencies, type DeskList, type DeskRoutes } from './desk/routes.ts';
import { createBankTransfer } from './providers/bank-transfer/index.ts';
import { createSandbox, type SandboxCashier, type SandboxDependencies } from './sandbox/index.ts';
import { createStatements } from './statements/service.ts';
import { createStatementStore } from './statements/store.ts';

export { createCreditReport } from './credit-report/index.ts';
export type { DepositNotice } from './deposits/dependencies.ts';
export type { TransferNotice } from './member-transfers/dependencies.ts';
export { createMemberTransfers } from './member-transfers/index.ts';
export {
  createMoneyOut,
  type MoneyOut,
  type MoneyOutDependencies,
  type PayoutAccountNotice,
  type WithdrawalNotice,
} from './money-out.ts';
export { createPayeeSearch } from './payout-accounts/find-payees.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { createSandboxProvider } from './providers/sandbox-provider/index.ts';
export { createSandbox } from './sandbox/index.ts';

type SettingsOf<B extends { settingsOf: (brandId: string) => unknown }> = Awaited<ReturnType<B['settingsOf']>>;
interface Brands {
  settingsOf(
    brandId: string,
  ): Promise<SettingsOf<SandboxDependencies['brands']> & SettingsOf<DepositDependencies['brands']>>;
}

export interface CashierDependencies
  extends Omit<DepositDependencies, 'brands'>,
    Omit<DeskDependencies, 'database' | 'brands'> {
  brands: Brands;
  securityEvents: Pick<SecurityEvents, 'note'>;
  /** Follows what a provider reports of payouts; by default nothing is known of any. */
  followPayout?: CallbackDependencies['followers']['payout'];
}

export interface CashierModule extends Part {
  routes: SandboxCashier['routes'] & DepositsPart['routes'] & DeskRoutes;
  lists: ListsOf<DeskList>;
  /** `POST /payments/v1/callbacks/<provider>`. */
  callbackRoutes: FastifyPluginAsync;
}

/** Money in and out of the operator. */
export function createCashier(given: CashierDependencies): CashierModule {
  const { brands, database } = given;
  const bankTransfer = createBankTransfer({
    accountOf: async (brandId, methodCode) =>
      (await brands.settingsOf(brandId)).depositMethods.find(({ code }) => code === methodCode)?.account ?? null,
    arrivedFor: createStatementStore(database).arrivedFor,
  });
  const deps = { ...given, providers: new Map([...given.providers, [bankTransfer.code, bankTransfer]]) };
  const sandbox = createSandbox(deps);
  const { deposits, ...part } = createDepositsPart(deps);
  const floats = createFloats(deps);
  const desk = createDesk(deps, { deposits, floats, statements: createStatements(deps, deposits) });
  const followers = { deposit: deposits.follow, payout: deps.followPayout ?? (async () => false) };
  return {
    routes: { ...sandbox.routes, ...part.routes, ...desk.routes },
    lists: desk.lists,
    ticks: [...(part.ticks ?? []), { everyMs: floatLookEveryMs, work: floats.watch }],
    callbackRoutes: callbackRoutes({ ...deps, followers }),
  };
}
