import { diceGame } from './dice.ts';
import type { InstantGame } from './game.ts';
import { minesGame } from './mines.ts';
import { plinkoGame } from './plinko.ts';

/** Every instant game of the studio; a new one is one entry here. */
const games: readonly InstantGame[] = [diceGame, minesGame, plinkoGame];

export const findInstantGame = (gameCode: string): InstantGame | undefined =>
  games.find((game) => game.gameCode === gameCode);
