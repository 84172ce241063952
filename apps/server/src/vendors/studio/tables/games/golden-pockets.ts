import { dealGoldenPockets, goldenPocketsBets, multiplierOf, topMultiplier } from '@baize/games/golden-pockets';
import { luckyShowMs, paces } from '@baize/games/paces';
import type { BetType } from '@baize/games/table-engine';
import type { Stored, TableGame } from '../game.ts';
import { tableLimits, wheelClock } from './limits.ts';
import { rouletteMax } from './roulette.ts';

/** A straight-up is bound by what it can bring, its stake and 500 times more: about 20,000. All else is as at the plain wheel. */
const maxPaid = 20_000;
const straight = Math.round(maxPaid / (topMultiplier + 1));

const seenOf = ({ pocket, lucky }: Stored) => ({ pocket, lucky }) as unknown as Parameters<typeof multiplierOf>[0];

export const goldenPocketsTable: TableGame = {
  gameCode: 'golden_pockets',
  rulesVersion: 'golden-pockets-1',
  limits: tableLimits({ ...rouletteMax, straight }),
  ...wheelClock,
  historyLength: 200,
  betTypes: goldenPocketsBets() as unknown as readonly BetType<Stored>[],
  firstStart: {},
  deal: (_, draw) => ({ outcome: { ...dealGoldenPockets(draw) }, next: {} }),
  seenOf: (outcome) => ({ ...seenOf(outcome) }),
  showMs: (outcome) => luckyShowMs(seenOf(outcome).lucky.length) + paces.roulette.showMs,
  // Null where the ball fell into a pocket that was not lucky.
  summaryOf: (outcome) => ({ pocket: outcome.pocket, multiplier: multiplierOf(seenOf(outcome)) }),
};
