import type { CockfightDependencies } from '../dependencies.ts';
import type { BetRow } from '../schema.ts';
import type { BetStore } from './bet-store.ts';

/**
 * Ends bets of which nobody knows whether the wallet holds them: committed where it does, refused for ever where it does not. Each bears being
 * done again and beside the request that placed it.
 */
export function createPending({ walletOf, clock }: Pick<CockfightDependencies, 'walletOf' | 'clock'>, bets: BetStore) {
  /** False: the wallet did not say, and is asked again. */
  const endOne = async ({ id: betId, arena, player_ref: playerRef }: BetRow): Promise<boolean> => {
    const wallet = walletOf(arena);
    const answer = await wallet.commitBet({ betId, playerRef });
    if (answer.retry === 'same') return false;
    if (answer.status === 'ok') {
      await bets.move(betId, 'PENDING', 'ACCEPTED');
      return true;
    }
    // Bars the bet, so that a request which is still on its way cannot hold it afterwards.
    if (answer.code === 'REF_NOT_FOUND') {
      const barred = await wallet.discardBet({ betId, playerRef });
      // One that cannot be barred is held by a request that came meanwhile: it is committed the next time.
      if (barred.status !== 'ok') return false;
    }
    await bets.move(betId, 'PENDING', 'REJECTED', 'round_closed');
    return true;
  };

  return {
    endOne,
    /** True when no bet of the fight is left pending. */
    endAllOf: async (fightId: string): Promise<boolean> => {
      const rows = await bets.pendingOf(fightId);
      let areAllEnded = true;
      for (const row of rows) areAllEnded = (await endOne(row)) && areAllEnded;
      return areAllEnded && (rows.length === 0 || (await bets.pendingOf(fightId)).length === 0);
    },
    endLeft: async (arena: string): Promise<void> => {
      for (const row of await bets.leftPending(arena, clock.now())) await endOne(row);
    },
  };
}
export type Pending = ReturnType<typeof createPending>;
