import { paces } from '@baize/games/paces';
import { sicBoBets } from '@baize/games/sic-bo';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { standardLimits, wheelClock } from './limits.ts';

const faces = 6;

export const sicBoTable: TableGame = {
  gameCode: 'sic_bo',
  rulesVersion: 'sic-bo-a-1',
  limits: standardLimits,
  ...wheelClock,
  historyLength: 72,
  betTypes: sicBoBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  closedBets: () => [],
  deal: (_, draw) => ({ outcome: { dice: [draw(faces) + 1, draw(faces) + 1, draw(faces) + 1] }, next: {} }),
  seenOf: ({ dice }) => ({ dice }),
  showMs: () => paces.sicBo.showMs,
  summaryOf: ({ dice }) => ({ dice }),
};
