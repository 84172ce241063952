export * from './hands.ts';
export * from './holds.ts';
export * from './rules.ts';
