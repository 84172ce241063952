export type * from './events.ts';
export type * from './types.ts';
