import type { VendorPorts } from '../../vendor.ts';

/** What the desk of the rooms gets from outside. */
export type DeskPorts = Pick<
  VendorPorts,
  'database' | 'clock' | 'secretBox' | 'staffPorts' | 'playerRefOf' | 'cashPoolOf'
>;
