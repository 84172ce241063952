export { type Outcome, outcomeOf } from './outcome.ts';
export {
  firstStakeId,
  type ModelAct,
  type ModelAnswer,
  type ModelState,
  modelStart,
  modelStep,
} from './reference-model.ts';
export { defaultTurnover, maxTurnover } from './turnover.ts';
export * from './wallet.ts';
