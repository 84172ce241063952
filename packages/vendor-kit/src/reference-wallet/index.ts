export { createReferenceOperator, type ReferenceOperator, referenceCurrency, referenceGame } from './operator.ts';
export type { Act, Bet, Grant, Member, Round, Session, Vendor } from './state.ts';
