import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { type BetsReadModel, createBetsReadModel } from './read-model.ts';
import { betsRoutes } from './routes.ts';

export type { BetFilter, BetLine, BetStatus, BetSums } from './read-model.ts';

export interface BetsModule extends BetsReadModel {
  routes: HandlersOf<'bettingRecord'>;
}

/** The betting record over all verticals; its lines are written by the gateway in one call with the money. */
export function createBets(deps: { database: Database }): BetsModule {
  const readModel = createBetsReadModel(deps);
  return { ...readModel, routes: betsRoutes(readModel) };
}
