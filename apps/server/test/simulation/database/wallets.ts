import type { VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import type { LedgerService } from '../../../src/modules/ledger/service.ts';
import type { Database } from '../../../src/platform/database/database.ts';

/** The commands of money; sessions, lists and the feed are questions to the database itself and are tested there. */
export type SimulatedWallet = Omit<
  VendorWallet,
  | 'authenticate'
  | 'checkSession'
  | 'endSession'
  | 'balance'
  | 'getRound'
  | 'getTx'
  | 'pools'
  | 'queryTransfer'
  | 'settleBets'
  | 'feed'
> & {
  /** As the runner answers it: a bar that is set now is OK and no replay. */
  queryTransfer: (request: { txId: string; playerRef: string }) => Promise<WalletAnswer>;
};

export interface SimulatedProcess {
  walletOf(vendorCode: string): SimulatedWallet;
  settleBetsOf(vendorCode: string): VendorWallet['settleBets'];
  ledger: LedgerService;
  /** What the ledger takes for its own connection. */
  reads: Database;
  /** Ends it in the middle of everything: what it asked of the database may still happen, its answers are gone. */
  kill(): void;
}
