import type { CascadeConfig } from '../slot-engine/cascade/types.ts';

/** A-E from the commonest to the rarest, S scatter, then the sparks with what they multiply by. */
export const symbolCodes = ['A', 'B', 'C', 'D', 'E', 'S', 'M2', 'M3', 'M5', 'M10', 'M25', 'M100'] as const;
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'storm-anvil-1';

export const gameCode = 'storm_anvil';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '96.3383',
  hitFrequencyPercent: '30.234',
  featureOneIn: '92.60',
} as const;

const pays = (ten: number, twelve: number, fourteen: number) => [
  { from: 10, hundredths: ten },
  { from: 12, hundredths: twelve },
  { from: 14, hundredths: fourteen },
];

/** Numbers of Storm Anvil: 6x5 cells, pays anywhere, multipliers that last through the falls, high volatility. */
export const config = {
  columns: 6,
  rows: 5,
  weights: {
    A: 2_275,
    B: 2_126,
    C: 1_950,
    D: 1_750,
    E: 1_600,
    S: 230,
    M2: 28,
    M3: 18,
    M5: 12,
    M10: 7,
    M25: 3,
    M100: 1,
  },
  scatter: 'S',
  paytable: {
    E: pays(80, 250, 1_500),
    D: pays(40, 110, 500),
    C: pays(25, 60, 250),
    B: pays(15, 35, 150),
    A: pays(10, 20, 80),
  },
  multipliers: { M2: 2, M3: 3, M5: 5, M10: 10, M25: 25, M100: 100 },
  ladder: [1],
  scatterPays: [
    { from: 4, timesBet: 3 },
    { from: 5, timesBet: 10 },
    { from: 6, timesBet: 50 },
  ],
  freeSpins: { minScatters: 4, spins: 12, ladder: [1] },
  maxWinTimesBet: 10_000,
} as const satisfies CascadeConfig<SymbolCode>;

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. Multiples of 20, so no prize is floored. */
export const betsMinor: readonly bigint[] = [20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n];
export const defaultBetMinor = 200n;
