import type { VendorWallet } from '@baize/vendor-kit';
import type { GatewayDependencies } from './dependencies.ts';
import { createLaunch } from './launch.ts';
import { createVendorWallet } from './wallet.ts';

export type { GatewayDependencies } from './dependencies.ts';

export interface GatewayModule {
  /** The wallet of one vendor: it sees its own sessions, players, rounds and acts only. */
  walletFor(vendorCode: string): VendorWallet;
  issueLaunchToken: ReturnType<typeof createLaunch>;
}

/** The vendors' one door to money (docs/concepts/ledger.md). */
export const createGateway = (deps: GatewayDependencies): GatewayModule => ({
  walletFor: (vendorCode) => createVendorWallet(deps, vendorCode),
  issueLaunchToken: createLaunch(deps),
});
