import type { CascadeConfig } from '../slot-engine/cascade/types.ts';

export const symbolCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'S'] as const;
/** A-F from the commonest to the rarest stone, S scatter. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'jade-cascade-1';

export const gameCode = 'jade_cascade';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '96.1031',
  hitFrequencyPercent: '28.354',
  featureOneIn: '96.12',
} as const;

const pays = (eight: number, ten: number, twelve: number) => [
  { from: 8, hundredths: eight },
  { from: 10, hundredths: ten },
  { from: 12, hundredths: twelve },
];

/** Numbers of Jade Cascade, from section 2.2 of the rulebook: 5x5 cells, pays anywhere, medium volatility. */
export const config = {
  columns: 5,
  rows: 5,
  weights: { A: 20, B: 18, C: 17, D: 16, E: 14, F: 12, S: 3 },
  scatter: 'S',
  paytable: {
    F: pays(450, 1_500, 8_000),
    E: pays(165, 600, 2_500),
    D: pays(90, 250, 1_000),
    C: pays(55, 150, 600),
    B: pays(45, 120, 500),
    A: pays(35, 100, 400),
  },
  ladder: [1, 2, 3, 5],
  scatterPays: [
    { from: 4, timesBet: 2 },
    { from: 5, timesBet: 5 },
    { from: 6, timesBet: 20 },
  ],
  freeSpins: { minScatters: 4, spins: 10, ladder: [2, 4, 6, 10] },
  maxWinTimesBet: 5_000,
} as const satisfies CascadeConfig<SymbolCode>;

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. Multiples of 20, so no prize is floored. */
export const betsMinor: readonly bigint[] = [20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n];
export const defaultBetMinor = 200n;
