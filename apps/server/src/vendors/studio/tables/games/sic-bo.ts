import { paces } from '@baize/games/paces';
import { sicBoBets } from '@baize/games/sic-bo';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';

const faces = 6;

const max = {
  big: 5_000,
  small: 5_000,
  odd: 5_000,
  even: 5_000,
  total: 500,
  single: 1_000,
  pair: 1_000,
  double: 500,
  triple: 100,
  anyTriple: 500,
  fourNumbers: 1_000,
  threeNumbers: 500,
  twoAndOne: 200,
};

export const sicBoTable: TableGame = {
  gameCode: 'sic_bo',
  rulesVersion: 'sic-bo-a-1',
  limits: tableLimits(max),
  ...wheelClock,
  historyLength: 72,
  betTypes: sicBoBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { dice: [draw(faces) + 1, draw(faces) + 1, draw(faces) + 1] }, next: {} }),
  seenOf: ({ dice }) => ({ dice }),
  showMs: () => paces.sicBo.showMs,
  summaryOf: ({ dice }) => ({ dice }),
};
