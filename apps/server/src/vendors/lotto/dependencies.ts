import type { VendorWallet } from '@baize/vendor-kit';
import type { VendorPorts } from '../vendor.ts';

/** All that the lotteries get from outside. */
export interface LottoDependencies
  extends Pick<VendorPorts, 'database' | 'clock' | 'secretBox' | 'newId' | 'onFailure' | 'staffPorts'> {
  walletOf(vendorCode: string): VendorWallet;
}
