import { threeReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'] as const;
/** W wild, H1 the seven, H2 the bell, H3-H7 the fruits from high to low. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'neon-orchard-1';

export const gameCode = 'neon_orchard';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '95.8269',
  hitFrequencyPercent: '19.361',
  featureOneIn: '224.31',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Neon Orchard: 3x3, 5 lines, wilds that double, a wheel when all nine symbols are alike. */
export const config = {
  strips: [
    reel('H7 H7 H7 W H7 H7 H3 H3 H3 H6 H6 H6 H6 H1 H1 H1 H5 H5 H5 H7 H7 H7 H4 H4 H4 H4 H6 H6 W H6 H2 H2 H2 H5 H5 H5'),
    reel('H6 H6 W H6 H6 H2 H2 H2 H7 H7 H7 H7 H7 H4 H4 H4 H4 H5 H5 H5 H1 H1 H1 H6 H6 H6 H3 H3 H3 H7 W H7 H7 H5 H5 H5'),
    reel('H5 H5 H5 H1 H1 H1 H7 H7 W H7 H7 H7 H6 H6 H6 H4 H4 H4 H4 H2 H2 H2 H7 H7 H7 H5 H5 H5 H3 H3 H3 H6 H6 W H6 H6'),
  ],
  rows: 3,
  lines: threeReelLines,
  wild: 'W',
  wildMultiplier: 2,
  paytable: {
    H1: { 3: 60 },
    H2: { 3: 20 },
    H3: { 3: 12 },
    H4: { 3: 8 },
    H5: { 3: 5 },
    H6: { 3: 3 },
    H7: { 3: 2 },
  },
  scatterPays: {},
  wheel: { segments: [2, 3, 2, 5, 2, 3, 2, 10, 2, 3, 5, 20] },
  maxWinTimesBet: 1_200,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.10 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 5n);
export const defaultBetMinor = 100n;
