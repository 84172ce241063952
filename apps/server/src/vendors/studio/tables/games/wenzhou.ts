import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import { type DoorHands, dealWenzhou, doorBeats, doors, wenzhouBets } from '@baize/games/wenzhou';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const handsOf = (outcome: Stored) => outcome as unknown as DoorHands;

export const wenzhouTable: TableGame = {
  gameCode: 'wenzhou',
  rulesVersion: 'wenzhou-1',
  limits: tableLimits({ doorWins: 5_000, doorLoses: 5_000 }),
  ...cardClock,
  historyLength: 72,
  betTypes: wenzhouBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealWenzhou(draw) }, next: {} }),
  seenOf: ({ banker, doors: hands }) => ({ banker, doors: hands }),
  showMs: () => paces.wenzhou.showMs,
  summaryOf: (outcome) => ({ doors: doors.map((door) => doorBeats(handsOf(outcome), door)) }),
};
