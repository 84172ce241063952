export { faultsOf } from './check.ts';
export { gameReport } from './games.ts';
export { reportTable } from './print.ts';
export type { GameFigures, ReportEntry, ReportRow } from './row.ts';
