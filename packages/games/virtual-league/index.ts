export * from './calendar.ts';
export * from './chances.ts';
export * from './course.ts';
export * from './leagues.ts';
export * from './tracker.ts';
