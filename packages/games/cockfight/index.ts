export * from './book.ts';
export * from './states.ts';
export * from './tote.ts';
