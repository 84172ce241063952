import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LedgerModule } from '../ledger/index.ts';
import type { HeldPayout } from './held/index.ts';
import type { TableLimitOfLevel } from './play-rules/table-limits.ts';

/** What a brand asks of all games. */
export interface BrandPlayRules {
  minRoundIntervalMs: number;
  realityCheckMinutes: number;
  autoplay: boolean;
  buyFeature: boolean;
  tableLimits: readonly TableLimitOfLevel[];
}

export interface GatewayDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Connections of money alone, for what a command looks up. */
  reads: Database;
  ledger: Pick<LedgerModule, 'runWalletTransaction' | 'balanceOf' | 'walletOf' | 'poolsOf'>;
  /** An opaque token of 256 random bits. */
  randomToken: () => string;
  /** SHA-256 of a token. */
  hashToken: (token: string) => Buffer;
  /** The site's sessions, behind which the vendors' sessions stand. */
  sessions: { isSessionAlive(siteSessionId: string, at: Date): Promise<boolean> | boolean };
  /** The brand's symbol for its currency, the law that it works under, and what it asks of all games. */
  brands: {
    settingsOf(brandId: string): Promise<{
      currencySymbol: string;
      jurisdiction?: string | undefined;
      play?: BrandPlayRules;
    }>;
  };
  /** Called on every payout that waits for a person. */
  onHeld: (payout: HeldPayout) => void;
  /** Called on every failure that a vendor is told as INTERNAL. */
  onFailure: (error: unknown) => void;
}
