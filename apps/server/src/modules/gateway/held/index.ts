export { runVendorHeld } from './held-command.ts';
export { allHeld, type HeldPayout, type HoldReason, heldRows, withHeld } from './holding.ts';
export { createHeldPayoutAdmin, type Decided, type HeldPayoutAdmin, type PayoutDecision } from './payout-admin.ts';
