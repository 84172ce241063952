export type * from './events.ts';
export { multiplierOf } from './prizes.ts';
export type { WaysConfig } from './types.ts';
export type { WaysRulesView } from './view.ts';
