import type { HandlersOf, RequestGameSession } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioSession } from '../sessions.ts';
import { createCashOut } from './betting/cash-out.ts';
import { createPlace } from './betting/place.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { createTableCards } from './cards.ts';
import { createDecide } from './decisions/decide.ts';
import type { TableHub } from './hub.ts';
import { createTableService } from './service.ts';

export type TableRoutes = HandlersOf<
  | 'studioTables'
  | 'studioTableState'
  | 'studioTableBet'
  | 'studioTableUndo'
  | 'studioTableCashOut'
  | 'studioTableDecide'
  | 'studioTableSeats'
>;

/** Calls of the shared tables; `sessionOf` throws for a session that has ended. */
export function tableRoutes(
  deps: StudioDependencies,
  hub: TableHub,
  sessionOf: (request: { game: RequestGameSession }) => Promise<StudioSession>,
): TableRoutes {
  const service = createTableService(deps);
  const acts = createWalletActs(deps);
  const place = createPlace(deps, acts, hub);
  const cashOut = createCashOut(deps, acts, hub);
  const decide = createDecide(deps, acts, hub);
  const cards = createTableCards(deps);
  return {
    studioTables: async () => ok(await cards()),
    studioTableState: async (request) => service.state(await sessionOf(request)),
    studioTableBet: async (request) => place.bet(await sessionOf(request), request.body),
    studioTableUndo: async (request) => place.undo(await sessionOf(request), request.body),
    studioTableCashOut: async (request) => {
      // Taken before anything is waited for: no load of the server moves the multiplier at which a player left.
      const cameAtMs = deps.clock.elapsedMs();
      return cashOut(await sessionOf(request), request.body, cameAtMs);
    },
    studioTableDecide: async (request) => decide(await sessionOf(request), request.body),
    studioTableSeats: async (request) => service.seats(await sessionOf(request), request.data.pageSize),
  };
}
