import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { createHouseAccounts } from './house-accounts.ts';
import { createLedgerReadModel, type LedgerReadModel } from './read-model.ts';
import { ledgerRoutes } from './routes.ts';
import { createLedgerService, type LedgerService } from './service.ts';
import { createTurns, type TurnRequest } from './turn.ts';

export type { PlayAccountKind } from './accounts.ts';
export { type Act, deposit, refundStake, stake, tombstone, vendorSource, win } from './acts.ts';
export type { StatementLine } from './read-model.ts';
export type { AccountOpening, Booking } from './service.ts';
export type { Booked, Decision, TurnRequest } from './turn.ts';
export {
  accountOf,
  balanceOf,
  type EarlierAct,
  earlierAct,
  recall,
  type Wallet,
  type WalletBalance,
} from './wallet.ts';

export interface LedgerModule extends LedgerService, LedgerReadModel {
  routes: HandlersOf<'balance' | 'transactions'>;
  /**
   * The hot path: two database trips that read a wallet with the caller's facts and write the decided acts with the caller's rows, all
   * or nothing. See `TurnRequest` and `Decision`.
   */
  takeTurn<Facts, Answer, Asked = undefined>(request: TurnRequest<Facts, Answer, Asked>): Promise<Answer>;
}

/** The only writer of money. */
export function createLedger(deps: { database: Database; clock: Clock; newId: () => string }): LedgerModule {
  const takeTurn = createTurns({ ...deps, houseAccounts: createHouseAccounts(deps) });
  const readModel = createLedgerReadModel(deps);
  return {
    ...createLedgerService({ ...deps, takeTurn }),
    ...readModel,
    routes: ledgerRoutes(readModel),
    takeTurn: (request) => takeTurn(deps.database, request),
  };
}
