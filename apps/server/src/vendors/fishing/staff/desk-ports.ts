import type { VendorPorts } from '../../vendor.ts';

/** What the desk of fishing gets from outside. */
export type DeskPorts = Pick<VendorPorts, 'database' | 'clock' | 'staffPorts' | 'cashPoolOf' | 'wallet'>;
