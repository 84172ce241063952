import { type DoorHands, dealNiuniu, doors, niuniuTableBets, playerWins } from '@baize/games/niuniu-table';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, reservedLimits, tableLimits } from './limits.ts';

const bets = niuniuTableBets() as unknown as readonly BetType<Stored>[];
const handsOf = (outcome: Stored) => outcome as unknown as DoorHands;

export const niuniuTable: TableGame = {
  gameCode: 'niuniu_table',
  rulesVersion: 'niuniu-table-1',
  limits: reservedLimits(
    bets,
    tableLimits({ playerEqual: 5_000, playerDouble: 1_000, bankerEqual: 5_000, bankerDouble: 1_000 }),
  ),
  ...cardClock,
  historyLength: 72,
  betTypes: bets,
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealNiuniu(draw) }, next: {} }),
  seenOf: ({ banker, doors: hands }) => ({ banker, doors: hands }),
  showMs: () => paces.niuniuTable.showMs,
  summaryOf: (outcome) => ({ doors: doors.map((player) => playerWins(handsOf(outcome), player)) }),
};
