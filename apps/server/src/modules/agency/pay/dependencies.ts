import type { LedgerModule } from '../../ledger/index.ts';
import type { AgentTools } from '../contracts/index.ts';

export interface PayTools extends AgentTools {
  ledger: Pick<LedgerModule, 'runWalletTransaction'>;
  /** Counts everything that was booked up to now, so that a period that is over is whole. */
  followTurnover(): Promise<void>;
}
