import { fiveReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
/** W the puppet, wild, who fills a reel and walks, S the drum, which starts the parade, H1-H4 the pictures, then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'lotus-theatre-1';

export const gameCode = 'lotus_theatre';

/** What players are shown, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  rtpPercent: '96.2846',
  hitFrequencyPercent: '27.199',
  /** The parade; a wild walks after one paid spin in 18. */
  featureOneIn: '216.00',
} as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Lotus Theatre: 5x3, 10 lines, wilds that fill their reel and walk, a parade of two of them. */
export const config = {
  strips: [
    reel('H4 H1 A H4 K S A H1 Q A H4 K A H3 H2 A J H2 A J H4 A Q S H4 K H3 A K H3 H4 K H3 Q K J'),
    reel('H1 J A H4 H1 A H2 Q H4 H3 Q A H3 J H2 K A H3 J A K H3 A K H4 A K H4 H2 Q H4 K A H4 K'),
    reel('H2 K A H4 K H3 H4 K A H4 H3 A J K A S H1 K H4 H1 A Q H3 H4 J K A Q H4 A H3 H2 A S J Q'),
    reel('H4 H2 J K Q A K H2 J K H3 J Q A J Q H3 K H4 A Q H4 H1 H3 Q H2 H3 H4 A H1 H4 Q H1 A K J A K J'),
    reel(
      'H2 A H4 J A K H2 A J W A H3 H1 H4 A J Q H2 J H1 K J S A K H4 Q J K Q H3 K Q H4 J S K H3 A Q H3 A H4 Q J H3 H2 H1 K Q S K Q H4',
    ),
  ],
  rows: 3,
  lines: fiveReelLines,
  wild: 'W',
  scatter: 'S',
  paytable: {
    W: { 5: 500 },
    H1: { 3: 30, 4: 100, 5: 400 },
    H2: { 3: 20, 4: 60, 5: 200 },
    H3: { 3: 15, 4: 40, 5: 120 },
    H4: { 3: 12, 4: 30, 5: 100 },
    A: { 3: 6, 4: 15, 5: 45 },
    K: { 3: 5, 4: 12, 5: 30 },
    Q: { 3: 3, 4: 8, 5: 25 },
    J: { 3: 3, 4: 6, 5: 15 },
  },
  scatterPays: { 3: 2 },
  walking: {
    strips: [
      reel('K H4 Q J K Q J A Q J K Q J H1 Q J H4 Q J H3 Q J H3 Q H2 A Q J A Q'),
      reel('A H4 J Q H3 J K H3 J K Q J K Q J K H2 J K A J K A J K H1 J K H4 J'),
      reel('H4 H3 J Q K J A Q J H2 K Q J K Q J A Q H1 J Q H4 J Q A J Q A J Q K J Q'),
      reel('H3 A K J A K Q A H2 Q H4 H1 K Q H3 J H4 A K H4 A K J A K J A K Q K'),
      reel(
        'Q H1 J K W J H1 H4 J Q K J A H1 Q H4 K Q H2 K Q J K Q J K Q H2 H3 Q A H1 H2 A H4 H3 A J H3 H4 Q K H4 Q K A H3 J A K J H3 H4 J A H2 H4 A H3 H2 A',
      ),
    ],
    minScatters: 3,
    entrance: [3, 4],
    maxRespins: 20,
  },
  maxWinTimesBet: 5_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 10n);
export const defaultBetMinor = 100n;
