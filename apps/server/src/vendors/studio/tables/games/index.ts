import { tableInstances } from '@baize/games/tables';
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
import { scaledLimits } from './limits.ts';
import { niuniuTable } from './niuniu-table.ts';
import { rouletteTable } from './roulette.ts';
import { seDieTable } from './se-die.ts';
import { sicBoTable } from './sic-bo.ts';
import { threeCardPokerTable } from './three-card-poker.ts';
import { twoEightTable } from './two-eight.ts';
import { wenzhouTable } from './wenzhou.ts';

/** The first table of every game that is played at shared tables; a new one is one entry here. */
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

/** Every shared table: the first of each game, and the further ones with limits of their own (ADR-212). */
export const sharedTables: readonly TableGame[] = [
  ...tableGames,
  ...tableInstances.map((instance): TableGame => {
    const game = tableGames.find(({ gameCode }) => gameCode === instance.gameCode);
    if (!game) throw new Error(`the table ${instance.tableCode} plays ${instance.gameCode}, which is no game`);
    return { ...game, gameCode: instance.tableCode, limits: scaledLimits(game.limits, instance) };
  }),
];

export const tableCodes: readonly string[] = sharedTables.map(({ gameCode }) => gameCode);

export const findTable = (tableCode: string): TableGame | undefined =>
  sharedTables.find((table) => table.gameCode === tableCode);
