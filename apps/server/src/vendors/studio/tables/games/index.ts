import type { TableGame } from '../game.ts';
import { baccaratTable, noCommissionTable, speedBaccaratTable } from './baccarat.ts';
import { blackjackTable } from './blackjack.ts';
import { bullFightTable } from './bull-fight.ts';
import { crashTable } from './crash.ts';
import { dragonPhoenixTable } from './dragon-phoenix.ts';
import { dragonTigerTable } from './dragon-tiger.ts';
import { fanTanTable } from './fan-tan.ts';
import { fishPrawnCrabTable } from './fish-prawn-crab.ts';
import { goldenPocketsTable } from './golden-pockets.ts';
import { niuniuTable } from './niuniu-table.ts';
import { rouletteTable } from './roulette.ts';
import { seDieTable } from './se-die.ts';
import { sicBoTable } from './sic-bo.ts';
import { threeCardPokerTable } from './three-card-poker.ts';
import { twoEightTable } from './two-eight.ts';
import { wenzhouTable } from './wenzhou.ts';

/** Every shared table of the studio; a new one is one entry here. */
export const tableGames: readonly TableGame[] = [
  baccaratTable,
  noCommissionTable,
  speedBaccaratTable,
  rouletteTable,
  goldenPocketsTable,
  sicBoTable,
  dragonTigerTable,
  fishPrawnCrabTable,
  fanTanTable,
  seDieTable,
  wenzhouTable,
  twoEightTable,
  dragonPhoenixTable,
  niuniuTable,
  bullFightTable,
  threeCardPokerTable,
  blackjackTable,
  crashTable,
];

export const tableCodes: readonly string[] = tableGames.map(({ gameCode }) => gameCode);

export const findTableGame = (gameCode: string): TableGame | undefined =>
  tableGames.find((game) => game.gameCode === gameCode);
