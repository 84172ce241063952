import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createJackpot, type HeldPots } from './jackpot.ts';
import { createShowcaseService } from './service.ts';
import { createShowcaseStore } from './store.ts';

export { maskedAccount } from './masked-account.ts';

export interface ShowcaseModule {
  routes: HandlersOf<'rankList' | 'winnerBoard' | 'jackpot'>;
}

/** What the house shows of its play: latest wins, biggest wins, ranking, jackpots; real rounds and pools, masked names. */
export function createShowcase(deps: { database: Database; clock: Clock; pots: HeldPots }): ShowcaseModule {
  const service = createShowcaseService({ clock: deps.clock, store: createShowcaseStore(deps.database) });
  const jackpot = createJackpot(deps);
  return {
    routes: {
      rankList: async ({ brand, data }) => ok(await service.ranks(brand, data)),
      jackpot: async ({ brand }) => ok(await jackpot(brand)),
      winnerBoard: async ({ brand, data }) => ok(await service.board(brand, data)),
    },
  };
}
