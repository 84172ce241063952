export { createHeldPayoutDesk, type Decided, type HeldPayoutDesk, type PayoutDecision } from './desk.ts';
export { runVendorHeld } from './held-command.ts';
export { allHeld, type HeldPayout, type HoldReason, heldRows, withHeld } from './holding.ts';
