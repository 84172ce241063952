import type { HandlersOf, RequestGameSession } from '../../../platform/http/handlers.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioSession } from '../sessions.ts';
import type { InstantMoney } from './money.ts';
import { createInstantPlay } from './play.ts';

export type InstantRoutes = HandlersOf<'studioInstantPlay' | 'studioInstantStep' | 'studioInstantRounds'>;

/** Calls of the instant games; `sessionOf` throws for a session that has ended. */
export function instantRoutes(
  deps: StudioDependencies,
  money: InstantMoney,
  sessionOf: (request: { game: RequestGameSession }) => Promise<StudioSession>,
): InstantRoutes {
  const instant = createInstantPlay(deps, money);
  return {
    studioInstantPlay: async (request) => instant.play(await sessionOf(request), request.body),
    studioInstantStep: async (request) => instant.step(await sessionOf(request), request.body),
    studioInstantRounds: async (request) => instant.list(await sessionOf(request), request.data.pageSize),
  };
}
