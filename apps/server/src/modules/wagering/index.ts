export type { OutstandingRequirement } from './outstanding.ts';
export { type NewWageringRequirement, outstandingWagering, requirementStatement } from './store.ts';
