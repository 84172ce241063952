import { createPoolView } from '../../pool-view.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioSession } from '../sessions.ts';
import { findGame } from '../slots/games.ts';

/** What stands in the linked jackpot pools of the session's game; none for most games. */
export function createJackpotView(deps: StudioDependencies) {
  const poolsOf = createPoolView(deps);
  return async (session: StudioSession): Promise<{ pot: string; amountMinor: string }[]> => {
    const game = findGame(session.gameCode);
    if (!game || game.jackpots.length === 0) return [];
    const jackpotPoolsMinor = await poolsOf(session.jackpotScope, session.playerRef);
    return game.jackpots.map(({ pot }) => ({ pot, amountMinor: `${jackpotPoolsMinor[pot] ?? 0n}` }));
  };
}
