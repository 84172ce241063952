import type { LevelRules } from '../slot-engine/levels.ts';
import { fiveReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'C', 'L', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
/** W wild, C the pearl, which links: it starts hold and respin, L the diver, who collects in it, H1-H4 the pictures, then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'pearl-tide-1';

export const gameCode = 'pearl_tide';

/** What players are shown, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  /** With the levels that must drop. */
  rtpPercent: '96.4654',
  hitFrequencyPercent: '25.862',
  featureOneIn: '92.16',
} as const;

/** The levels that must drop, for a currency with two decimals. What a level's seeds cost is what its stakes put into the reserve. */
export const levels = [
  {
    pool: 'mini',
    seedMinor: 1_000n,
    ceilingMinor: 5_000n,
    contributionTenThousandths: 60n,
    reserveTenThousandths: 30n,
  },
  {
    pool: 'minor',
    seedMinor: 10_000n,
    ceilingMinor: 50_000n,
    contributionTenThousandths: 50n,
    reserveTenThousandths: 25n,
  },
  {
    pool: 'maxi',
    seedMinor: 100_000n,
    ceilingMinor: 500_000n,
    contributionTenThousandths: 40n,
    reserveTenThousandths: 20n,
  },
] as const satisfies readonly LevelRules[];

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Pearl Tide: 5x3, 10 lines, medium volatility, hold and respin of six pearls or more. */
export const config = {
  strips: [
    reel('H3 A Q K H3 J H1 H4 H2 J H4 H2 H1 K H4 H3 Q J A K C C C H2 Q K H4 A K Q J H3 Q A J'),
    reel('H4 J A H3 H4 H1 Q J K H3 J C C Q A H4 Q A H2 W K H2 J A H1 K J C H4 Q H2 K Q W H3'),
    reel('J H4 K A J Q H3 K H1 J A H2 H4 J W K A H4 H3 Q H1 H2 Q J C C C H2 W Q H4 W H3 A K'),
    reel('A H1 H3 W Q H3 K J H2 K Q C C H1 H4 J H2 H3 H4 K A J H2 Q A W H4 A C J K H3 Q J H4'),
    reel('H1 H2 A H4 K J H4 A H2 H3 J H1 H3 H4 Q K H4 J H3 Q A C C C K H3 Q A J Q H2 K Q H2 J K'),
  ],
  rows: 3,
  lines: fiveReelLines,
  wild: 'W',
  scatter: 'C',
  paytable: {
    H1: { 3: 50, 4: 200, 5: 800 },
    H2: { 3: 35, 4: 120, 5: 400 },
    H3: { 3: 25, 4: 80, 5: 250 },
    H4: { 3: 20, 4: 60, 5: 200 },
    A: { 3: 12, 4: 40, 5: 120 },
    K: { 3: 10, 4: 30, 5: 100 },
    Q: { 3: 8, 4: 25, 5: 80 },
    J: { 3: 8, 4: 20, 5: 60 },
  },
  scatterPays: {},
  hold: {
    minScatters: 6,
    respins: 3,
    cell: { parts: 1_000, coin: 64, collect: 9 },
    values: [
      { hundredths: 50, weight: 36 },
      { hundredths: 100, weight: 30 },
      { hundredths: 150, weight: 14 },
      { hundredths: 200, weight: 10 },
      { hundredths: 300, weight: 6 },
      { hundredths: 500, weight: 3 },
      { hundredths: 1_000, weight: 1 },
    ],
    collect: 'L',
    grandTimesBet: 500,
  },
  maxWinTimesBet: 2_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 10n);
export const defaultBetMinor = 100n;
