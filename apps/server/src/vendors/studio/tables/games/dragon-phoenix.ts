import { type DragonPhoenixSeen, dealDragonPhoenix, dragonPhoenixBets, winnerOf } from '@baize/games/dragon-phoenix';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { cardClock, tableLimits } from './limits.ts';

const max = {
  dragon: 5_000,
  phoenix: 5_000,
  threeOfAKind: 100,
  straightFlush: 100,
  flush: 1_000,
  straight: 500,
  ninesUp: 2_000,
};

export const dragonPhoenixTable: TableGame = {
  gameCode: 'dragon_phoenix',
  rulesVersion: 'dragon-phoenix-1',
  limits: tableLimits(max),
  ...cardClock,
  historyLength: 72,
  betTypes: dragonPhoenixBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealDragonPhoenix(draw) }, next: {} }),
  seenOf: ({ dragon, phoenix }) => ({ dragon, phoenix }),
  showMs: () => paces.dragonPhoenix.showMs,
  summaryOf: ({ dragon, phoenix }) => ({
    winner: winnerOf({ dragon, phoenix } as unknown as DragonPhoenixSeen),
    dragon,
    phoenix,
  }),
};
