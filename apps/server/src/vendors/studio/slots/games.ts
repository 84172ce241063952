import * as dragonLedger from '@baize/games/dragon-ledger';
import * as fixedStars from '@baize/games/fixed-stars';
import * as harbourChests from '@baize/games/harbour-chests';
import * as honeyMeadow from '@baize/games/honey-meadow';
import * as jadeCascade from '@baize/games/jade-cascade';
import * as lanternGarden from '@baize/games/lantern-garden';
import * as mammothRidge from '@baize/games/mammoth-ridge';
import * as neonOrchard from '@baize/games/neon-orchard';
import * as nuggetGulch from '@baize/games/nugget-gulch';
import * as pearlTide from '@baize/games/pearl-tide';
import type { Slot } from '@baize/games/slot-engine';
import * as stormAnvil from '@baize/games/storm-anvil';
import { seededPools } from '../jackpots/shares.ts';

/** Every slot that the studio serves; a new one is one entry here. */
export const slotGames: readonly Slot[] = [
  lanternGarden,
  jadeCascade,
  dragonLedger,
  neonOrchard,
  mammothRidge,
  stormAnvil,
  honeyMeadow,
  nuggetGulch,
  harbourChests,
  fixedStars,
  pearlTide,
].map(({ slot }) => slot);

export const findGame = (gameCode: string): Slot | undefined => slotGames.find((game) => game.gameCode === gameCode);

const waiting: readonly string[] = [harbourChests.gameCode, fixedStars.gameCode];

/** Games whose rounds may be given for free: those that are paid in one act. A round that waits for its player is paid in two. */
export const freeRoundGames: readonly Slot[] = slotGames.filter(({ gameCode }) => !waiting.includes(gameCode));

export const jackpotGames: readonly Slot[] = slotGames.filter((game) => seededPools(game).length > 0);

/** The linked jackpots of each slot that has some, without the reserve that seeds them. */
export const linkedJackpotPools: readonly { gameCode: string; pools: readonly string[] }[] = jackpotGames.map(
  (game) => ({ gameCode: game.gameCode, pools: seededPools(game).map(({ pool }) => pool) }),
);
