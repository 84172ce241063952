import type { FishingVolley } from '@baize/contract';
import type { VendorPorts } from '../vendor.ts';

/** All that fishing gets from outside; money is reached through the wallet alone. */
export type FishingDependencies = Pick<
  VendorPorts,
  'wallet' | 'refusalOfStake' | 'database' | 'clock' | 'secretBox' | 'newId'
>;

/** Whom a room says what happens in it; returns at once and never throws. */
export interface FishingHub {
  seatsChanged(roomId: string): void;
  fired(roomId: string, volley: FishingVolley): void;
}
export const silentHub: FishingHub = { seatsChanged: () => undefined, fired: () => undefined };
