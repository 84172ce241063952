import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { SteadyClock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FreeRounds, VendorPorts } from '../vendor.ts';

/** All that the studio gets from outside; money is reached through the wallet alone. */
export interface StudioDependencies {
  wallet: VendorWallet;
  /** Why the wallet would surely refuse a stake of this player at the moment; null: nothing is known against it. Books and bars nothing. */
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) => Promise<WalletCode | null>;
  /** A player's free rounds of a game, those that end first before the others. */
  freeRoundsOf: (of: PlayerInGame) => Promise<readonly FreeRounds[]>;
  /** The operator opens jackpot pools with money of its own. */
  openPool: VendorPorts['openPool'];
  cashPoolsWith: VendorPorts['cashPoolsWith'];
  database: Database;
  clock: SteadyClock;
  secretBox: SecretBox;
  newId: () => string;
}

/** One player in one game: what seeds and rounds belong to. */
export interface PlayerInGame {
  playerRef: string;
  gameCode: string;
}
