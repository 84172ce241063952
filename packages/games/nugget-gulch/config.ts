import { fiveReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'C', 'L', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
/** W wild, C the nugget, which starts hold and respin, L the cart, which collects in it, H1-H4 the pictures, then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'nugget-gulch-1';

export const gameCode = 'nugget_gulch';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '95.8096',
  hitFrequencyPercent: '23.635',
  featureOneIn: '93.77',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Nugget Gulch: 5x3, 10 lines, medium to high volatility, hold and respin of six nuggets or more. */
export const config = {
  strips: [
    reel('H1 K Q H3 J A Q K H3 Q K J H4 H2 K H3 J A Q H2 K H3 Q H4 A H2 J H4 C C C A H4 H1 A J'),
    reel('H4 Q W A H4 C C H4 J H3 H1 J Q H3 K A J H2 Q H1 J H2 Q A K Q J K H2 W H4 H3 K A'),
    reel('Q H3 H4 J Q K A H4 W A K H3 H1 A H4 H2 C J A Q H1 K H2 J Q C C C H3 W J H2 H4 K'),
    reel('H4 J Q K H4 H2 J W A J K A H1 C J H3 A H4 W Q K J Q H4 K H2 Q H3 H2 H1 Q A H3 C C'),
    reel('H2 A H3 K J H2 Q H3 K H4 J A H4 H1 Q A K H4 Q A J H2 A C C C H3 Q H4 K H1 Q J K H3 J'),
  ],
  rows: 3,
  lines: fiveReelLines,
  wild: 'W',
  scatter: 'C',
  paytable: {
    H1: { 3: 50, 4: 200, 5: 1000 },
    H2: { 3: 35, 4: 125, 5: 500 },
    H3: { 3: 25, 4: 80, 5: 250 },
    H4: { 3: 20, 4: 60, 5: 200 },
    A: { 3: 12, 4: 40, 5: 120 },
    K: { 3: 10, 4: 35, 5: 100 },
    Q: { 3: 8, 4: 25, 5: 80 },
    J: { 3: 7, 4: 20, 5: 60 },
  },
  scatterPays: {},
  hold: {
    minScatters: 6,
    respins: 3,
    cell: { parts: 1_000, coin: 60, collect: 12 },
    values: [
      { hundredths: 50, weight: 32 },
      { hundredths: 100, weight: 30 },
      { hundredths: 150, weight: 14 },
      { hundredths: 200, weight: 11 },
      { hundredths: 300, weight: 7 },
      { hundredths: 500, weight: 4 },
      { hundredths: 1_000, weight: 2 },
    ],
    collect: 'L',
    grandTimesBet: 1_000,
  },
  maxWinTimesBet: 2_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 10n);
export const defaultBetMinor = 100n;
