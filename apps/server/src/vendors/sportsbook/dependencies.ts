import type { League } from '@baize/games/virtual-league';
import type { VendorWallet } from '@baize/vendor-kit';
import type { SteadyClock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';

/** One book: what it is called, and what it takes bets on. */
export interface BookSettings {
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly leagues: readonly League[];
  /** How long a bet in play waits before it is looked at again. */
  readonly inPlayDelayMs: number;
}

/** All that a book gets from outside; money is reached through the wallet alone. */
export interface BookDependencies {
  wallet: VendorWallet;
  database: Database;
  clock: SteadyClock;
  secretBox: SecretBox;
}
