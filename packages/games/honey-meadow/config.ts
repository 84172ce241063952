import type { CascadeConfig } from '../slot-engine/cascade/types.ts';

export const symbolCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'W', 'S'] as const;
/** A-F from the commonest to the rarest, W wild, S scatter. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'honey-meadow-1';

export const gameCode = 'honey_meadow';

/** What players are told, rounded as they read it; the report holds it against what was measured. */
export const advertised = {
  rtpPercent: '96.48',
  hitFrequencyPercent: '39.98',
  featureOneIn: '110',
} as const;

/** Places decide too much to follow every grid exactly: played once with this seed on two threads, again with `npm run test:long`. */
export const measured = {
  seed: 'honey-meadow-1',
  rounds: 100_000_000,
  rtp: 0.9647977,
  hitFrequency: 0.3998206,
  sdPerUnit: 6.8707,
  /** 3.29 standard errors of the return, in percentage points. */
  errorPoints: 0.23,
} as const;

const pays = (five: number, seven: number, nine: number, twelve: number, sixteen: number) => [
  { from: 5, hundredths: five },
  { from: 7, hundredths: seven },
  { from: 9, hundredths: nine },
  { from: 12, hundredths: twelve },
  { from: 16, hundredths: sixteen },
];

/** Numbers of Honey Meadow: 7x7 cells, pays by clusters, a meter that brings wilds and takes symbols away, medium volatility. */
export const config = {
  columns: 7,
  rows: 7,
  weights: { A: 192, B: 182, C: 171, D: 158, E: 148, F: 136, W: 0, S: 13 },
  scatter: 'S',
  paytable: {
    F: pays(170, 400, 1_500, 5_000, 25_000),
    E: pays(90, 200, 700, 2_500, 12_500),
    D: pays(50, 120, 350, 1_200, 6_000),
    C: pays(40, 70, 200, 700, 3_500),
    B: pays(20, 45, 125, 400, 2_000),
    A: pays(15, 35, 80, 250, 1_250),
  },
  clusters: { wild: 'W' },
  meter: {
    perFeature: 12,
    features: [{ kind: 'wilds', count: 4 }, { kind: 'removal' }, { kind: 'wilds', count: 7 }, { kind: 'removal' }],
  },
  ladder: [1],
  scatterPays: [
    { from: 4, timesBet: 2 },
    { from: 5, timesBet: 5 },
    { from: 6, timesBet: 25 },
  ],
  freeSpins: { minScatters: 4, spins: 8, ladder: [1] },
  maxWinTimesBet: 5_000,
} as const satisfies CascadeConfig<SymbolCode>;

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. Multiples of 20, so no prize is floored. */
export const betsMinor: readonly bigint[] = [20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n];
export const defaultBetMinor = 200n;
