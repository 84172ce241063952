import { paces } from '@baize/games/paces';
import { pockets, rouletteBets } from '@baize/games/roulette';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';

/** A bet on n numbers takes n times 500, up to the outside bets: the most that one brings is 18,000. */
export const rouletteMax = {
  straight: 500,
  split: 1_000,
  street: 1_500,
  trio: 1_500,
  corner: 2_000,
  firstFour: 2_000,
  sixLine: 3_000,
  column: 5_000,
  dozen: 5_000,
  red: 5_000,
  black: 5_000,
  odd: 5_000,
  even: 5_000,
  low: 5_000,
  high: 5_000,
};

export const rouletteTable: TableGame = {
  gameCode: 'roulette',
  rulesVersion: 'roulette-1',
  limits: tableLimits(rouletteMax),
  ...wheelClock,
  historyLength: 200,
  betTypes: rouletteBets({ laPartage: false }) as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { pocket: draw(pockets) }, next: {} }),
  seenOf: ({ pocket }) => ({ pocket }),
  showMs: () => paces.roulette.showMs,
  summaryOf: ({ pocket }) => ({ pocket }),
};
