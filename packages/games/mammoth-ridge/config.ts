import type { WaysConfig } from '../slot-engine/ways/types.ts';

export const symbolCodes = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'H5', 'A', 'K', 'Q', 'J', 'T'] as const;
/** W wild, S scatter, H1-H5 the beasts from high to low, A-T the runes. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'mammoth-ridge-1';

export const gameCode = 'mammoth_ridge';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '95.9706',
  hitFrequencyPercent: '37.393',
  featureOneIn: '207.07',
  /** Of a round whose free spins were bought. */
  boughtRtpPercent: '95.9719',
} as const;

const symbols = { H1: 50, H2: 60, H3: 68, H4: 74, H5: 80, A: 88, K: 92, Q: 96, J: 100, T: 102 };
const first = { S: 26, ...symbols };
const other = { W: 27, ...first };

const pays = (three: number, four: number, five: number, six: number) => ({ 3: three, 4: four, 5: five, 6: six });

/** Numbers of Mammoth Ridge: six reels of 2 to 7 symbols, up to 117,649 ways, free spins whose multiplier rises. */
export const config: WaysConfig<SymbolCode> = {
  heights: [
    [2, 22],
    [3, 28],
    [4, 22],
    [5, 14],
    [6, 9],
    [7, 5],
  ],
  reels: [first, other, other, other, other, other],
  wild: 'W',
  scatter: 'S',
  unitsPerBet: 20,
  paytable: {
    H1: pays(30, 80, 200, 900),
    H2: pays(15, 40, 100, 300),
    H3: pays(10, 25, 60, 160),
    H4: pays(8, 20, 40, 120),
    H5: pays(6, 15, 30, 80),
    A: pays(4, 8, 20, 50),
    K: pays(4, 8, 16, 40),
    Q: pays(2, 5, 12, 30),
    J: pays(2, 5, 10, 25),
    T: pays(2, 4, 8, 20),
  },
  freeSpins: { minScatters: 4, spins: 10, moreSpins: 4, maxSpins: 30 },
  featurePriceUnits: 900,
  maxWinTimesBet: 25_000,
};

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 40.00. Multiples of 20, so no prize is floored. */
export const betsMinor: readonly bigint[] = [20n, 40n, 60n, 100n, 200n, 400n, 600n, 1_000n, 2_000n, 4_000n];
export const defaultBetMinor = 100n;
