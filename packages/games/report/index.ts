export { faultsOf } from './check.ts';
export { type GameFigures, gameReport, type ReportRow } from './games.ts';
export { reportTable } from './print.ts';
