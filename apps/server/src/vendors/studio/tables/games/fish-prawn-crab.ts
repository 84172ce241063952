import { fishPrawnCrabBets, symbols } from '@baize/games/fish-prawn-crab';
import { paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';

const max = {
  single: 1_000,
  pair: 1_000,
  double: 500,
  triple: 100,
  anyTriple: 500,
  oneOfColour: 5_000,
  twoOfColour: 2_000,
  threeOfColour: 500,
  anyColour: 1_000,
};

export const fishPrawnCrabTable: TableGame = {
  gameCode: 'fish_prawn_crab',
  rulesVersion: 'fish-prawn-crab-1',
  limits: tableLimits(max),
  ...wheelClock,
  historyLength: 72,
  betTypes: fishPrawnCrabBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { dice: [1, 2, 3].map(() => symbols[draw(symbols.length)] ?? null) }, next: {} }),
  seenOf: ({ dice }) => ({ dice }),
  showMs: () => paces.fishPrawnCrab.showMs,
  summaryOf: ({ dice }) => ({ dice }),
};
