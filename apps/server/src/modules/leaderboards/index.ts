import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createJackpot, type HeldJackpotPools } from './jackpot.ts';
import { createLeaderboardsService } from './service.ts';
import { createLeaderboardsStore } from './store.ts';

export type { HeldJackpotPools } from './jackpot.ts';

export interface LeaderboardsModule {
  routes: HandlersOf<'rankList' | 'winnerBoard' | 'jackpot'>;
}

/** What the operator shows of its play: latest wins, biggest wins, ranking, jackpots; real rounds and pools, masked names. */
export function createLeaderboards(deps: {
  database: Database;
  clock: Clock;
  jackpotPools: HeldJackpotPools;
}): LeaderboardsModule {
  const service = createLeaderboardsService({ clock: deps.clock, store: createLeaderboardsStore(deps.database) });
  const jackpot = createJackpot(deps);
  return {
    routes: {
      rankList: async ({ brand, data }) => ok(await service.ranks(brand, data)),
      jackpot: async ({ brand }) => ok(await jackpot(brand)),
      winnerBoard: async ({ brand, data }) => ok(await service.board(brand, data)),
    },
  };
}
