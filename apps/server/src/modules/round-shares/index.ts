import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { ok } from '../../platform/result.ts';
import { createRoundSharesService, type RoundSharesDependencies } from './service.ts';
import { createShareStore } from './store.ts';

export { eraseSharesOf } from './store.ts';

export interface RoundSharesModule {
  routes: HandlersOf<'roundShares' | 'roundShareState' | 'shareRound' | 'endRoundShare' | 'sharedRound'>;
}

/** Links by which members show rounds of theirs to everybody (ADR-209). */
export function createRoundShares(
  deps: Omit<RoundSharesDependencies, 'store'> & { database: Database },
): RoundSharesModule {
  const service = createRoundSharesService({ ...deps, store: createShareStore(deps.database) });
  return {
    routes: {
      roundShares: async ({ data, ...caller }) => ok({ list: await service.list(caller, data.language) }),
      roundShareState: async ({ data, ...caller }) => ok(await service.state(caller, data)),
      shareRound: ({ body, ...caller }) => service.share(caller, body),
      endRoundShare: ({ member, params }) => service.end(member, params.shareId),
      sharedRound: ({ brand, params, data }) => service.show(brand, params.shareId, data.language),
    },
  };
}
