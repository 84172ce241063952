import type { League } from '@baize/games/virtual-league';
import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
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
  /** Why the wallet would surely refuse a stake at the moment; null: nothing is known against it. */
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) => Promise<WalletCode | null>;
  database: Database;
  clock: SteadyClock;
  secretBox: SecretBox;
}
