import type { VendorWallet, WalletCode } from '@baize/vendor-kit';
import type { VendorPorts } from '../vendor.ts';

/** All that the lotteries get from outside. */
export interface LottoDependencies
  extends Pick<
    VendorPorts,
    'database' | 'clock' | 'secretBox' | 'newId' | 'onFailure' | 'staffPorts' | 'drawFeedSecret'
  > {
  topGroupOf: VendorPorts['topGroupOf'];
  walletOf(vendorCode: string): VendorWallet;
  /** Why the wallet of a code would surely refuse a stake at the moment; null: nothing is known against it. */
  refusalOfStakeAt(vendorCode: string, stake: { playerRef: string; amountMinor: bigint }): Promise<WalletCode | null>;
}
