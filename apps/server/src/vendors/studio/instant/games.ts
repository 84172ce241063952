import { coinFlipGame } from './coin-flip.ts';
import { diceGame } from './dice.ts';
import type { InstantGame } from './game.ts';
import { hiLoGame } from './hi-lo.ts';
import { kenoMiniGame } from './keno-mini.ts';
import { limboGame } from './limbo.ts';
import { luckyKoiGame } from './lucky-koi.ts';
import { minesGame } from './mines.ts';
import { plinkoGame } from './plinko.ts';
import { towerGame } from './tower.ts';
import { videoPokerGame } from './video-poker.ts';
import { wheelGame } from './wheel.ts';

/** Every instant game of the studio; a new one is one entry here. */
export const instantGames: readonly InstantGame[] = [
  coinFlipGame,
  diceGame,
  hiLoGame,
  kenoMiniGame,
  limboGame,
  luckyKoiGame,
  minesGame,
  plinkoGame,
  towerGame,
  videoPokerGame,
  wheelGame,
];

export const findInstantGame = (gameCode: string): InstantGame | undefined =>
  instantGames.find((game) => game.gameCode === gameCode);
