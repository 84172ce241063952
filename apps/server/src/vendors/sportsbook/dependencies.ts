import type { League } from '@baize/games/virtual-league';
import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { SteadyClock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffPorts } from '../vendor.ts';

/** One book: what it is called, and what it takes bets on. */
export interface BookSettings {
  readonly vendorCode: string;
  readonly gameCode: string;
  readonly leagues: readonly League[];
  /** How long a bet in play waits before it is looked at again. */
  readonly inPlayDelayMs: number;
  /** The code of the feed that it gets matches from; none: it has the simulator's alone. */
  readonly feedCode?: string;
}

/** All that a book gets from outside; money is reached through the wallet alone. */
export interface BookDependencies {
  wallet: VendorWallet;
  /** Why the wallet would surely refuse a stake at the moment; null: nothing is known against it. */
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) => Promise<WalletCode | null>;
  database: Database;
  clock: SteadyClock;
  secretBox: SecretBox;
  newId: () => string;
  staffPorts: Pick<StaffPorts, 'playersOf'>;
  /** What is still owed of bets that were corrected when the player had less; those without a debt are left out. */
  owedOf: (betIds: readonly string[]) => Promise<ReadonlyMap<string, bigint>>;
}
