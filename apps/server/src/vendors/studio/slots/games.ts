import type { Slot } from '@baize/games/slot-engine';
import { slots } from '@baize/games/slots';
import { seededPools } from '../jackpots/shares.ts';

/** Every slot that the studio serves. */
export const slotGames: readonly Slot[] = slots.map(({ slot }) => slot);

export const findGame = (gameCode: string): Slot | undefined => slotGames.find((game) => game.gameCode === gameCode);

/** Games whose rounds may be given for free: those that are paid in one act. A round that waits for its player is paid in two. */
export const freeRoundGames: readonly Slot[] = slots.filter((entry) => !entry.waitsForPlayer).map(({ slot }) => slot);

export const jackpotGames: readonly Slot[] = slotGames.filter((game) => seededPools(game).length > 0);

/** The linked jackpots of each slot that has some, without the reserve that seeds them. */
export const linkedJackpotPools: readonly { gameCode: string; pools: readonly string[] }[] = jackpotGames.map(
  (game) => ({ gameCode: game.gameCode, pools: seededPools(game).map(({ pool }) => pool) }),
);
