import { fiveReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['B', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T'] as const;
/** B the book, wild and scatter; H1-H4 the pictures from high to low; then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'dragon-ledger-1';

export const gameCode = 'dragon_ledger';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  /** With the linked jackpots. */
  rtpPercent: '96.0285',
  hitFrequencyPercent: '32.771',
  featureOneIn: '196.55',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Dragon Ledger, from section 2.3 of the rulebook: 5x3, 10 lines, high volatility. */
export const config = {
  strips: [
    reel('J A B Q K T A H3 K Q H2 J T H4 A K Q H3 J T Q A H4 J T K H1 A H2 K T J Q H4 T H3'),
    reel('T K H4 A J T K B A T H3 H2 Q H4 T K J A T Q H3 K J Q A T H4 J A Q H3 K J Q H1 H2'),
    reel('H2 A J T H3 K H2 T J Q H3 K H4 A T H1 Q H3 J K H4 Q A K T H4 A J T B Q H4 A J K Q'),
    reel('A T Q H1 J T K H4 H3 A T K H4 Q T H2 J Q B A K H3 J H4 Q A T K J H3 Q H4 A H2 J K'),
    reel('H2 Q B K J H3 Q T H4 J A T Q H3 H4 K Q A H2 T K A J T K H4 J A H3 K H1 Q A T J H4'),
  ],
  rows: 3,
  lines: fiveReelLines,
  wild: 'B',
  scatter: 'B',
  paytable: {
    H1: { 2: 10, 3: 120, 4: 1000, 5: 5000 },
    H2: { 2: 5, 3: 60, 4: 400, 5: 2000 },
    H3: { 2: 2, 3: 35, 4: 180, 5: 900 },
    H4: { 3: 25, 4: 100, 5: 500 },
    A: { 3: 8, 4: 35, 5: 150 },
    K: { 3: 7, 4: 35, 5: 145 },
    Q: { 3: 5, 4: 25, 5: 100 },
    J: { 3: 5, 4: 25, 5: 100 },
    T: { 3: 5, 4: 25, 5: 100 },
  },
  scatterPays: { 3: 2, 4: 20, 5: 200 },
  freeSpins: {
    minScatters: 3,
    spinsPerTrigger: 10,
    multiplier: 1,
    maxSpins: 50,
    specials: ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T'],
  },
  maxWinTimesBet: 10_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 250n, 500n, 1_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.10 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 10n);
export const defaultBetMinor = 100n;
