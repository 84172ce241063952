import type { JackpotPools } from '@baize/games/slot-engine';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioSession } from '../sessions.ts';
import { findGame } from '../slots/games.ts';
import { readJackpotPools } from './index.ts';

/** What all who look within this time are told once. */
const freshMs = 1_000;

/** What stands in the linked jackpot pools of the session's game; none for most games. */
export function createJackpotView({ wallet, clock }: StudioDependencies) {
  const seen = new Map<string, { untilMs: number; jackpotPools: Promise<JackpotPools> }>();

  const jackpotPoolsOf = ({ jackpotScope, playerRef }: StudioSession): Promise<JackpotPools> => {
    const nowMs = clock.now().getTime();
    const known = seen.get(jackpotScope);
    if (known && nowMs < known.untilMs) return known.jackpotPools;
    const jackpotPools = readJackpotPools(wallet, playerRef);
    seen.set(jackpotScope, { untilMs: nowMs + freshMs, jackpotPools });
    jackpotPools.catch(() => seen.delete(jackpotScope));
    return jackpotPools;
  };

  return async (session: StudioSession): Promise<{ pot: string; amountMinor: string }[]> => {
    const game = findGame(session.gameCode);
    if (!game || game.jackpots.length === 0) return [];
    const jackpotPoolsMinor = await jackpotPoolsOf(session);
    return game.jackpots.map(({ pot }) => ({ pot, amountMinor: `${jackpotPoolsMinor[pot] ?? 0n}` }));
  };
}
