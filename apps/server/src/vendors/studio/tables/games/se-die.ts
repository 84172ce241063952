import { paces } from '@baize/games/paces';
import { seDieBets, tokens } from '@baize/games/se-die';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';

const max = {
  odd: 5_000,
  even: 5_000,
  big: 5_000,
  small: 5_000,
  fourRed: 500,
  threeRed: 2_000,
  twoRed: 3_000,
  oneRed: 2_000,
  noRed: 500,
  allAlike: 1_000,
};

export const seDieTable: TableGame = {
  gameCode: 'se_die',
  rulesVersion: 'se-die-1',
  limits: tableLimits(max),
  ...wheelClock,
  historyLength: 72,
  betTypes: seDieBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { reds: Array.from({ length: tokens }, () => draw(2) === 1) }, next: {} }),
  seenOf: ({ reds }) => ({ reds }),
  showMs: () => paces.seDie.showMs,
  summaryOf: ({ reds }) => ({ reds }),
};
