export type * from './events.ts';
export type { CascadeConfig, CountPrize } from './types.ts';
export { type CascadeRulesView, cascadeRulesView, type MeasuredView } from './view.ts';
