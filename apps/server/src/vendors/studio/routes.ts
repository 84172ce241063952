import type { HandlersOf, RequestStudioSession } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import type { StudioDependencies } from './dependencies.ts';
import { createFinish } from './finish.ts';
import { createOpen } from './open.ts';
import { createRotateSeed } from './rotate-seed.ts';
import { createRounds } from './rounds.ts';
import { createSeeds } from './seeds.ts';
import { createSessions, type StudioSession, sessionExpired } from './sessions.ts';
import { createSpin } from './spin.ts';
import { balanceView } from './views.ts';

export type StudioRoutes = HandlersOf<
  'studioOpen' | 'studioSpin' | 'studioPresented' | 'studioBalance' | 'studioRounds' | 'studioRotateSeed'
>;

export function studioRoutes(deps: StudioDependencies): StudioRoutes {
  const sessions = createSessions(deps);
  const seeds = createSeeds(deps);
  const finish = createFinish(deps);
  const open = createOpen(deps, sessions, seeds, finish);
  const spin = createSpin(deps, finish);
  const rounds = createRounds(deps, finish);
  const rotateSeed = createRotateSeed(deps, seeds, finish);

  const sessionOf = async ({ studio }: { studio: RequestStudioSession }): Promise<StudioSession> => {
    const session = await sessions.findSession(studio.session);
    if (!session) throw sessionExpired();
    return session;
  };

  return {
    studioOpen: ({ body }) => open(body.launchToken),
    studioSpin: async (request) => spin(await sessionOf(request), request.body),
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
