export {
  auditedPayoutAdmin,
  auditedVendorAdmin,
  createManualAdjustments,
  type ManualAdjustments,
} from './adjustments/index.ts';
export { createExports } from './exports/index.ts';
export { createJobList } from './jobs/index.ts';
export { createLive } from './live/index.ts';
export { createMemberAdmin } from './members/index.ts';
export { createFees, createReports, createSavedReports } from './reports/index.ts';
export { createVendorAdmin } from './vendors/index.ts';
