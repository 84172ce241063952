import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { type BetsReadModel, createBetsReadModel } from './read-model.ts';
import { betSoFar, writeBetChange, writeNewBet } from './record.ts';
import { betsRoutes } from './routes.ts';

export type { BetFilter, BetLine, BetSums } from './read-model.ts';
export type { Bet, BetFact, BetSoFar, BetStatus } from './record.ts';

export interface BetsModule extends BetsReadModel {
  routes: HandlersOf<'bettingRecord'>;
  betSoFar: typeof betSoFar;
  writeNewBet: typeof writeNewBet;
  writeBetChange: typeof writeBetChange;
}

/** The betting record over all verticals; its lines are written in the same statement as the money. */
export function createBets(deps: { database: Database }): BetsModule {
  const readModel = createBetsReadModel(deps);
  return { ...readModel, routes: betsRoutes(readModel), betSoFar, writeNewBet, writeBetChange };
}
