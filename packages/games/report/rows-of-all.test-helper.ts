import { gameReport } from './games.ts';

/** Computed once for all tests of the report. */
export const rowsOfAll = gameReport();
