import { paces } from '@baize/games/paces';
import { pockets, rouletteBets } from '@baize/games/roulette';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { standardLimits, wheelClock } from './limits.ts';

export const rouletteTable: TableGame = {
  gameCode: 'roulette',
  rulesVersion: 'roulette-1',
  limits: standardLimits,
  ...wheelClock,
  historyLength: 200,
  betTypes: rouletteBets({ laPartage: false }) as unknown as readonly BetType<Stored>[],
  firstStart: {},
  closedBets: () => [],
  deal: (_, draw) => ({ outcome: { pocket: draw(pockets) }, next: {} }),
  seenOf: ({ pocket }) => ({ pocket }),
  showMs: () => paces.roulette.showMs,
  summaryOf: ({ pocket }) => ({ pocket }),
};
