import type { IdentityState } from '@baize/contract';

export type IdentityAct = 'start' | 'submit' | 'approve' | 'refuse';

interface Transition {
  from: IdentityState;
  act: IdentityAct;
  to: IdentityState;
  actor: 'member' | 'staff';
  /** Staff's words, which the member reads. */
  needsReason: boolean;
}

/**
 * Every way that an identity check may go. `start` at OPEN chooses another level; after a decision it begins a new check, and the decided
 * one stays as it is. Nothing leads back from APPROVED: a level that was reached is not taken away.
 */
export const transitions: readonly Transition[] = [
  { from: 'NONE', act: 'start', to: 'OPEN', actor: 'member', needsReason: false },
  { from: 'OPEN', act: 'start', to: 'OPEN', actor: 'member', needsReason: false },
  { from: 'REFUSED', act: 'start', to: 'OPEN', actor: 'member', needsReason: false },
  { from: 'APPROVED', act: 'start', to: 'OPEN', actor: 'member', needsReason: false },
  { from: 'OPEN', act: 'submit', to: 'SUBMITTED', actor: 'member', needsReason: false },
  { from: 'SUBMITTED', act: 'approve', to: 'APPROVED', actor: 'staff', needsReason: true },
  { from: 'SUBMITTED', act: 'refuse', to: 'REFUSED', actor: 'staff', needsReason: true },
];

/** Where an act leads from a state; null where it may not be done. */
export const stateAfter = (from: IdentityState, act: IdentityAct): IdentityState | null =>
  transitions.find((transition) => transition.from === from && transition.act === act)?.to ?? null;

/** Who acts next. At APPROVED nobody has to: a higher level is the member's own wish. */
export const nextActor: Readonly<Record<IdentityState, 'member' | 'staff' | 'nobody'>> = {
  NONE: 'member',
  OPEN: 'member',
  SUBMITTED: 'staff',
  APPROVED: 'nobody',
  REFUSED: 'member',
};
