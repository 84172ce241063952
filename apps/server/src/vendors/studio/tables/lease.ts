import { createLeases, type LeaseDependencies } from '../../leases.ts';

export { leaseMs } from '../../leases.ts';

/** Which process runs a table. */
export const createLease = (deps: LeaseDependencies) => createLeases(deps, 'studio.table_leases');
