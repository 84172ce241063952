import type { CallName } from '@baize/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createBetsDesk } from './bets-desk.ts';
import { createBoardDesk } from './board.ts';
import { type DeskPorts, openDesk } from './desk-books.ts';
import { createImportDesk } from './import-desk.ts';
import { createLimitsDesk } from './limits-desk.ts';
import { createResultsDesk } from './results-desk.ts';

export type DeskCalls = Extract<CallName, `staffBook${string}`>;

/** The calls of the operator's staff for all sportsbooks. */
export function createSportsbookDesk(ports: DeskPorts): HandlersOf<DeskCalls> {
  const desk = openDesk(ports);
  return {
    ...createBoardDesk(desk),
    ...createLimitsDesk(desk),
    ...createResultsDesk(desk),
    ...createBetsDesk(desk),
    ...createImportDesk(desk),
  };
}
