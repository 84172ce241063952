import type { VendorAdminDependencies } from './dependencies.ts';
import { createPayoutRoutes } from './payouts.ts';
import { createVendorRoutes } from './vendors.ts';

export type { VendorAdminDependencies } from './dependencies.ts';

/** Vendors and their payouts as the operator's staff sees them. */
export function createVendorAdmin(deps: VendorAdminDependencies) {
  const payouts = createPayoutRoutes(deps);
  return { lists: { staffPayouts: payouts.list }, routes: { ...createVendorRoutes(deps), ...payouts.routes } };
}
