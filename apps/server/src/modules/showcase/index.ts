import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createShowcaseService } from './service.ts';
import { createShowcaseStore } from './store.ts';

export { maskedAccount } from './masked-account.ts';

export interface ShowcaseModule {
  routes: HandlersOf<'rankList' | 'winnerBoard'>;
}

/** What the house shows of its play: latest wins, biggest wins, ranking; real rounds, masked names. */
export function createShowcase(deps: { database: Database; clock: Clock }): ShowcaseModule {
  const service = createShowcaseService({ clock: deps.clock, store: createShowcaseStore(deps.database) });
  return {
    routes: {
      rankList: async ({ brand, data }) => ok(await service.ranks(brand, data)),
      winnerBoard: async ({ brand, data }) => ok(await service.board(brand, data)),
    },
  };
}
