import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
/** W wild, S scatter, H1-H4 the pictures from high to low, then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'lantern-garden-1';

export const gameCode = 'lantern_garden';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '96.0020',
  hitFrequencyPercent: '49.265',
  featureOneIn: '140.36',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

const lineBetsMinor = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 250n, 500n];

/** Numbers of Lantern Garden, from section 2.1 of the rulebook: 5x3, 20 lines, low volatility. */
export const config = {
  strips: [
    reel('J Q A H1 J H2 H3 H4 J A Q K H2 H4 H3 J A H1 K Q J H4 K Q H3 A J S H2 Q H4 K'),
    reel('J H3 K W H4 S A K H1 H2 H4 H3 J H2 A Q H4 J W H2 K J Q H4 A H3 Q K J H1 A Q'),
    reel('H2 H3 K Q W J K Q H4 H1 J W Q A J S Q A H3 K H4 A H2 K J A Q H1 H3 H4 J W'),
    reel('W A K Q H2 H3 H4 Q H1 J A K H3 Q J A H3 W S J K Q W A K H4 H1 J H2 Q H4 J'),
    reel('H2 Q H3 K A H4 Q H1 J S H4 K Q J H1 H4 H3 K H2 A Q K J A H3 H4 H2 J Q A K J'),
  ],
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 2, 1, 0, 1],
    [1, 0, 1, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
  ],
  wild: 'W',
  scatter: 'S',
  paytable: {
    H1: { 3: 50, 4: 150, 5: 500 },
    H2: { 3: 30, 4: 100, 5: 300 },
    H3: { 3: 25, 4: 70, 5: 200 },
    H4: { 3: 20, 4: 50, 5: 150 },
    A: { 3: 12, 4: 40, 5: 100 },
    K: { 3: 10, 4: 30, 5: 85 },
    Q: { 3: 8, 4: 25, 5: 60 },
    J: { 3: 8, 4: 20, 5: 50 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  freeSpins: { minScatters: 3, spinsPerTrigger: 10, multiplier: 2, maxSpins: 50 },
  maxWinTimesBet: 2_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const totalBet = (lineBetMinor: bigint): bigint => lineBetMinor * BigInt(config.lines.length);

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map(totalBet);
export const defaultBetMinor = totalBet(10n);
