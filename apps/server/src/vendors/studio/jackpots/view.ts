import type { Pots } from '@baize/games/slot-engine';
import type { StudioDependencies } from '../dependencies.ts';
import { findGame } from '../games.ts';
import type { StudioSession } from '../sessions.ts';
import { readPots } from './index.ts';

/** What all who look within this time are told once. */
const freshMs = 1_000;

/** What stands in the linked pots of the session's game; none for most games. */
export function createJackpotView({ wallet, clock }: StudioDependencies) {
  const seen = new Map<string, { untilMs: number; pots: Promise<Pots> }>();

  const potsOf = ({ potScope, playerRef }: StudioSession): Promise<Pots> => {
    const nowMs = clock.now().getTime();
    const known = seen.get(potScope);
    if (known && nowMs < known.untilMs) return known.pots;
    const pots = readPots(wallet, playerRef);
    seen.set(potScope, { untilMs: nowMs + freshMs, pots });
    pots.catch(() => seen.delete(potScope));
    return pots;
  };

  return async (session: StudioSession): Promise<{ pot: string; amountMinor: string }[]> => {
    const game = findGame(session.gameCode);
    if (!game || game.jackpots.length === 0) return [];
    const potsMinor = await potsOf(session);
    return game.jackpots.map(({ pot }) => ({ pot, amountMinor: `${potsMinor[pot] ?? 0n}` }));
  };
}
