import { withTables } from '../../../platform/database/database.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { findGame } from '../games.ts';
import type { StudioSession } from '../sessions.ts';
import type { StudioTables } from '../tables.ts';
import { potsOf } from './index.ts';

/** What stands in the linked pots of the session's game; none for most games. */
export function createJackpotView({ database: anyDatabase, clock }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);
  return async ({ gameCode, potScope }: StudioSession): Promise<{ pot: string; amountMinor: string }[]> => {
    const game = findGame(gameCode);
    if (!game || game.jackpots.length === 0) return [];
    const potsMinor = await potsOf(database, game, potScope, clock.now());
    return game.jackpots.map(({ pot }) => ({ pot, amountMinor: `${potsMinor[pot] ?? 0n}` }));
  };
}
