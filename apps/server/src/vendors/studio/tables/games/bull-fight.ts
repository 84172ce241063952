import { type BullFightSeen, bullFightBets, dealBullFight, winnerOf } from '@baize/games/bull-fight';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const max = {
  red: 5_000,
  blue: 5_000,
  tie: 2_000,
  bull: 2_000,
  bullBull: 2_000,
  doubleBullBull: 100,
  special: 100,
};

export const bullFightTable: TableGame = {
  gameCode: 'bull_fight',
  rulesVersion: 'bull-fight-1',
  limits: tableLimits(max),
  ...cardClock,
  historyLength: 72,
  betTypes: bullFightBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealBullFight(draw) }, next: {} }),
  seenOf: ({ red, blue }) => ({ red, blue }),
  showMs: () => paces.bullFight.showMs,
  summaryOf: ({ red, blue }) => ({ winner: winnerOf({ red, blue } as unknown as BullFightSeen), red, blue }),
};
