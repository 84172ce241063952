import type { HandlersOf, RequestGameSession } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createSittings } from '../reality-checks.ts';
import type { StudioDependencies } from './dependencies.ts';
import type { InstantMoney } from './instant/money.ts';
import { type InstantRoutes, instantRoutes } from './instant/routes.ts';
import { createJackpotView } from './jackpots/view.ts';
import { createRotateSeed } from './rotate-seed.ts';
import { createSeeds } from './seeds.ts';
import { createSessions, type StudioSession, sessionExpired } from './sessions.ts';
import { createFinish } from './slots/finish.ts';
import { createOpen } from './slots/open.ts';
import { createPick } from './slots/pick.ts';
import { studioChecks } from './slots/reality-check.ts';
import { createRounds } from './slots/rounds.ts';
import { createSpin } from './slots/spin.ts';
import { balanceView } from './slots/views.ts';
import type { TableHub } from './tables/hub.ts';
import { type TableRoutes, tableRoutes } from './tables/routes.ts';

export type StudioRoutes = InstantRoutes &
  TableRoutes &
  HandlersOf<
    | 'studioOpen'
    | 'studioSpin'
    | 'studioPick'
    | 'studioPresented'
    | 'studioBalance'
    | 'studioJackpots'
    | 'studioRealityCheck'
    | 'studioRounds'
    | 'studioRotateSeed'
  >;

export function studioRoutes(deps: StudioDependencies, instantMoney: InstantMoney, hub: TableHub): StudioRoutes {
  const sessions = createSessions(deps);
  const seeds = createSeeds(deps);
  const finish = createFinish(deps);
  const open = createOpen(deps, sessions, seeds, finish);
  const spin = createSpin(deps, finish);
  const pick = createPick(deps, finish);
  const jackpots = createJackpotView(deps);
  const sittings = createSittings(deps, studioChecks);
  const rounds = createRounds(deps, finish);
  const rotateSeed = createRotateSeed(deps, seeds, finish);

  const sessionOf = async ({ game }: { game: RequestGameSession }): Promise<StudioSession> => {
    const session = await sessions.findSession(game.session);
    if (!session) throw sessionExpired();
    return session;
  };

  return {
    ...instantRoutes(deps, instantMoney, sessionOf),
    ...tableRoutes(deps, hub, sessionOf),
    studioOpen: ({ body }) => open(body.launchToken),
    studioSpin: async (request) => spin(await sessionOf(request), request.body),
    studioPick: async (request) => pick(await sessionOf(request), request.body),
    studioJackpots: async (request) => ok({ jackpotPools: await jackpots(await sessionOf(request)) }),
    studioRealityCheck: async (request) =>
      ok(await sittings.show(await sessionOf(request), request.body.acknowledge, deps.clock.now())),
    studioPresented: async (request) => rounds.presented(await sessionOf(request), request.body.roundId),
    studioBalance: async (request) => {
      const balance = await deps.wallet.balance(await sessionOf(request));
      if (!balance) throw sessionExpired();
      return ok({ balanceMinor: balanceView(balance) });
    },
    studioRounds: async (request) =>
      ok({ list: await rounds.latestRounds(await sessionOf(request), request.data.pageSize) }),
    studioRotateSeed: async (request) => rotateSeed(await sessionOf(request), request.body.clientSeed),
  };
}
