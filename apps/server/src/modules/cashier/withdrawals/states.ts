import type { WithdrawalActor, WithdrawalState } from '@baize/contract';

export interface Transition {
  from: WithdrawalState;
  to: WithdrawalState;
  actor: WithdrawalActor;
  /** What makes it happen. */
  on: string;
}

/** Every way of a withdrawal (rulebook 9.2 and 9.3), and no other. */
export const transitions: readonly Transition[] = [
  { from: 'REQUESTED', to: 'RISK_REVIEW', actor: 'system', on: 'a rule asks for a person' },
  { from: 'REQUESTED', to: 'APPROVED', actor: 'system', on: 'every rule is met' },
  { from: 'REQUESTED', to: 'APPROVED', actor: 'staff', on: 'approved' },
  { from: 'REQUESTED', to: 'REJECTED', actor: 'staff', on: 'refused' },
  { from: 'REQUESTED', to: 'CANCELLED', actor: 'member', on: 'taken back' },
  { from: 'RISK_REVIEW', to: 'APPROVED', actor: 'staff', on: 'approved' },
  { from: 'RISK_REVIEW', to: 'REJECTED', actor: 'staff', on: 'refused' },
  { from: 'RISK_REVIEW', to: 'DISBURSED', actor: 'staff', on: 'refused after a part was paid' },
  { from: 'RISK_REVIEW', to: 'CANCELLED', actor: 'member', on: 'taken back' },
  { from: 'APPROVED', to: 'PAYING', actor: 'system', on: 'handed to the provider' },
  { from: 'APPROVED', to: 'DISBURSED', actor: 'staff', on: 'paid by hand' },
  { from: 'PAYING', to: 'DISBURSED', actor: 'provider', on: 'paid' },
  { from: 'PAYING', to: 'RISK_REVIEW', actor: 'provider', on: 'a payment failed' },
  { from: 'DISBURSED', to: 'COMPLETED', actor: 'member', on: 'received' },
  { from: 'DISBURSED', to: 'PARTIAL_REVIEW', actor: 'member', on: 'received in part' },
  { from: 'DISBURSED', to: 'DISPUTED', actor: 'member', on: 'not received' },
  { from: 'DISBURSED', to: 'AUTO_RECEIVED', actor: 'system', on: 'no answer in time' },
  { from: 'DISBURSED', to: 'FORCED_RECEIVED', actor: 'staff', on: 'receipt forced' },
  { from: 'DISBURSED', to: 'REJECTED', actor: 'provider', on: 'came back' },
  { from: 'PARTIAL_REVIEW', to: 'COMPLETED', actor: 'member', on: 'the rest arrived' },
  { from: 'PARTIAL_REVIEW', to: 'APPROVED', actor: 'staff', on: 'the rest is paid again' },
  { from: 'PARTIAL_REVIEW', to: 'FORCED_RECEIVED', actor: 'staff', on: 'receipt forced' },
  { from: 'PARTIAL_REVIEW', to: 'REJECTED', actor: 'provider', on: 'came back' },
  { from: 'DISPUTED', to: 'COMPLETED', actor: 'member', on: 'it arrived' },
  { from: 'DISPUTED', to: 'APPROVED', actor: 'staff', on: 'paid again' },
  { from: 'DISPUTED', to: 'FORCED_RECEIVED', actor: 'staff', on: 'receipt forced' },
  { from: 'DISPUTED', to: 'REJECTED', actor: 'provider', on: 'came back' },
  { from: 'AUTO_RECEIVED', to: 'DISPUTED', actor: 'member', on: 'appeal' },
  { from: 'AUTO_RECEIVED', to: 'DISPUTED', actor: 'staff', on: 'opened again' },
];

const next: Readonly<Record<WithdrawalState, WithdrawalActor | null>> = {
  REQUESTED: 'system',
  RISK_REVIEW: 'staff',
  APPROVED: 'system',
  PAYING: 'provider',
  DISBURSED: 'member',
  PARTIAL_REVIEW: 'staff',
  DISPUTED: 'staff',
  COMPLETED: null,
  AUTO_RECEIVED: null,
  FORCED_RECEIVED: null,
  REJECTED: null,
  CANCELLED: null,
};

/** Who acts next; null: it is over. */
export const actsNext = (state: WithdrawalState): WithdrawalActor | null => next[state];

export const isAllowed = (from: WithdrawalState, to: WithdrawalState, actor: WithdrawalActor): boolean =>
  transitions.some((each) => each.from === from && each.to === to && each.actor === actor);

/** What did not arrive, or not whole, waits for a person. */
export const isDisputeState = (state: WithdrawalState): boolean => state === 'PARTIAL_REVIEW' || state === 'DISPUTED';

/** A second request waits while one of these is there (one at a time). */
export const occupyingStates: readonly WithdrawalState[] = [
  'REQUESTED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'DISBURSED',
];
