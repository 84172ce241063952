import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import { type DoorHands, dealTwoEight, doorAgainst, doors, twoEightBets } from '@baize/games/two-eight';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const handsOf = (outcome: Stored) => outcome as unknown as DoorHands;

export const twoEightTable: TableGame = {
  gameCode: 'two_eight',
  rulesVersion: 'two-eight-1',
  limits: tableLimits({ doorWins: 5_000, tie: 200, pair: 500, twoEight: 200 }),
  ...cardClock,
  historyLength: 72,
  betTypes: twoEightBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealTwoEight(draw) }, next: {} }),
  seenOf: ({ banker, doors: hands }) => ({ banker, doors: hands }),
  showMs: () => paces.twoEight.showMs,
  summaryOf: (outcome) => ({ doors: doors.map((door) => doorAgainst(handsOf(outcome), door) === 'wins') }),
};
