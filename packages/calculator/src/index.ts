export { calculate, kindNames } from './calculate.ts';
export type { Answer } from './frame/kind.ts';
