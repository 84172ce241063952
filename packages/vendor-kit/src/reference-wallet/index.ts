export { createReferenceHouse, type ReferenceHouse, referenceCurrency, referenceGame } from './house.ts';
export type { Act, Bet, Grant, Member, Round, Session, Vendor } from './state.ts';
