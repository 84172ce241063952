import type { VendorPorts } from '../vendor.ts';

/** All that the arenas get from outside; money is reached through the wallet of each code alone. */
export type CockfightDependencies = Pick<
  VendorPorts,
  'database' | 'clock' | 'secretBox' | 'newId' | 'walletOf' | 'refusalOfStakeAt' | 'tableTimings' | 'onFailure'
> & { staffPorts: Pick<VendorPorts['staffPorts'], 'notify'> };
