import { fanTanBets, heaps, minBeads } from '@baize/games/fan-tan';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';

const max = { fan: 2_000, nim: 2_500, kwok: 5_000, nga: 5_000, ssh: 5_000 };

export const fanTanTable: TableGame = {
  gameCode: 'fan_tan',
  rulesVersion: 'fan-tan-1',
  limits: tableLimits(max),
  ...wheelClock,
  historyLength: 72,
  betTypes: fanTanBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { beads: minBeads + draw(heaps) }, next: {} }),
  seenOf: ({ beads }) => ({ beads }),
  showMs: () => paces.fanTan.showMs,
  summaryOf: ({ beads }) => ({ beads }),
};
