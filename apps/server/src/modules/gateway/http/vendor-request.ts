import type { VendorWallet } from '@baize/vendor-kit';
import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';
import type { VendorProfile } from './access/profiles.ts';
import type { VendorPlayer } from './players.ts';

/** A request in the contract's form, and of whom and by whom it is asked. */
export interface VendorRequest<C extends WalletCommand> {
  profile: VendorProfile;
  wallet: VendorWallet;
  command: C;
  request: RequestOf<C>;
  /** Null: a command without a player, one whom the vendor never met, or nothing of him has to be known. */
  player: VendorPlayer | null;
}
