import { threeReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;
/** W wild, S the chest, which starts the pick bonus, H1-H6 the pictures from high to low. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'harbour-chests-1';

export const gameCode = 'harbour_chests';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '95.4111',
  hitFrequencyPercent: '22.341',
  featureOneIn: '125.00',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Harbour Chests: 3x3, 5 lines, a pick bonus of 3 of 12 chests. */
export const config = {
  strips: [
    reel('H6 H3 H5 S H6 H4 H2 H5 H6 H1 H4 H5 H6 W H3 H4 H6 H5 S H2 H6 H4 H3 H5 H1 H6 H2 H5 H4 H3'),
    reel('H5 H6 H2 H4 S H5 H6 H3 H1 H6 H5 H4 H2 H6 S H5 H3 H4 H6 W H5 H3 H6 H4 H1 H5 H6 H2 H4 H3'),
    reel('H4 H6 H5 H1 H3 H6 S H5 H4 H6 H2 H5 H3 H6 H4 W H5 H6 H2 S H4 H5 H3 H6 H1 H5 H4 H2 H6 H3'),
  ],
  rows: 3,
  lines: threeReelLines,
  wild: 'W',
  scatter: 'S',
  paytable: {
    H1: { 3: 200 },
    H2: { 3: 55 },
    H3: { 3: 30 },
    H4: { 3: 15 },
    H5: { 3: 8 },
    H6: { 3: 5 },
  },
  scatterPays: {},
  pick: { minScatters: 3, prizes: [2, 2, 2, 2, 3, 3, 3, 5, 5, 8, 15, 40], picks: 3 },
  maxWinTimesBet: 100,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.10 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 5n);
export const defaultBetMinor = 100n;
