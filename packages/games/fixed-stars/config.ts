import { fiveReelLines } from '../slot-engine/line/lines.ts';
import { strip } from '../slot-engine/strip.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';

export const symbolCodes = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
/** W the star, wild and fixed in free spins, S the observatory, which starts them, H1-H4 the pictures, then the letters. */
export type SymbolCode = (typeof symbolCodes)[number];

/** Names the rules that decided a round; a change of any number below needs a new one. */
export const rulesVersion = 'fixed-stars-1';

export const gameCode = 'fixed_stars';

/** What players are told, rounded as they read it; the report and the tests recompute every figure exactly. */
export const advertised = {
  /** Of a player who takes the middle choice; the others differ by less than 0.01 points. */
  rtpPercent: '95.9603',
  hitFrequencyPercent: '25.094',
  featureOneIn: '140.36',
} as const;

/**
 * What the free spins of each choice come to: the game's return with it and their average win in bets, both computed; their spread in bets
 * and the share that wins 100 bets or more, both measured: played 1,000,000 times each with
 * `drawOfSimulation('fixed stars/<choice>')`; 3.29 standard errors of the mean are below 0.2 bets.
 */
export const measured = [
  { rtpPercent: '95.9582', meanWin: '42.0653', sd: 47.98, hundredBetsPercent: '10.17' },
  { rtpPercent: '95.9603', meanWin: '42.0682', sd: 52.79, hundredBetsPercent: '10.49' },
  { rtpPercent: '95.9617', meanWin: '42.0702', sd: 57.32, hundredBetsPercent: '11.20' },
] as const;

const reel = (text: string) => strip(symbolCodes, text);

/** Numbers of Fixed Stars: 5x3, 10 lines, free spins of the player's choice in which wilds stay. */
export const config = {
  strips: [
    reel('H4 H1 H3 H2 K J Q H4 K A H4 K A H4 Q J H2 Q J H3 S Q A H3 J A H1 K J Q K H2'),
    reel('W K H1 Q J K H2 H4 A S H3 A H4 Q H3 J H2 H1 J Q A H4 J K H3 H4 A Q H2 J K Q'),
    reel('K J H2 H1 K H2 H4 W Q K H3 A Q H3 J A H3 J Q H4 K J A S Q H4 J Q A H4 W H1'),
    reel('K W H4 Q J K A Q H2 A J H3 H2 H1 S A Q J A H4 J K Q H3 H1 H4 H2 H3 K H4 Q J'),
    reel('K H4 H3 Q H2 H1 A K J H4 H2 K A J Q H4 K J A S Q J H1 K Q H3 A Q H3 H4 J H2'),
  ],
  rows: 3,
  lines: fiveReelLines,
  wild: 'W',
  scatter: 'S',
  paytable: {
    H1: { 3: 50, 4: 250, 5: 1000 },
    H2: { 3: 40, 4: 150, 5: 500 },
    H3: { 3: 30, 4: 100, 5: 300 },
    H4: { 3: 25, 4: 70, 5: 200 },
    A: { 3: 12, 4: 40, 5: 125 },
    K: { 3: 10, 4: 35, 5: 100 },
    Q: { 3: 8, 4: 30, 5: 80 },
    J: { 3: 8, 4: 25, 5: 60 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  sticky: {
    minScatters: 3,
    choices: [
      {
        spins: 12,
        multiplier: 1,
        strips: [
          reel('Q K A Q H4 J H2 H4 K A H1 J H4 H3 J A H3 H1 K H2 Q K A H2 J Q H4 J H3'),
          reel('J H3 H1 A H4 K Q J A H2 W Q H1 J Q H2 A K H4 J H2 H3 J A Q H4 J K Q H3 K H4'),
          reel('A Q J H4 K J Q K H4 A J H2 H3 W H1 K H4 H2 J Q H4 A H2 H3 K J H3 A Q H1'),
          reel('J A K H4 J H3 Q A H4 H2 A H3 K J Q H2 J H1 H3 Q W H4 J H2 K Q A H1 Q H4 K'),
          reel('H3 Q A J K Q H3 H2 J A K Q H2 J K H4 A H1 K Q H2 J H4 H1 J H4 Q A H3 H4 J'),
        ],
      },
      {
        spins: 8,
        multiplier: 2,
        strips: [
          reel('H2 A H3 J K H4 J H2 Q K A H2 Q J H4 H3 H1 K H4 J Q H1 A J K Q H4 A J H3 Q'),
          reel('J A K H4 J H3 Q A H4 H2 A H3 K J Q H2 J H1 W Q J H4 Q H2 K Q J H1 Q H4 K A H3'),
          reel('H2 J H3 H2 H4 W J H4 W A H1 Q A H4 J Q H1 K H4 Q H2 J A H3 K Q A K J Q K J Q H3'),
          reel('Q J H1 K H4 Q W J K Q H2 A H3 H1 K J Q H4 J Q H3 H2 A J K H4 A Q J A H2 H4 H3'),
          reel('J A K H4 J H3 Q A H4 H2 A H3 K J Q H2 J H1 H3 Q K H4 J H2 K Q A H1 Q H4'),
        ],
      },
      {
        spins: 5,
        multiplier: 3,
        strips: [
          reel('H3 Q A J K Q H3 H2 J A K Q H2 J K H4 A H1 K Q H2 J H4 H1 J H4 Q A H3 H4 J'),
          reel('J H4 A H3 J Q H4 A Q W J H2 A Q H4 H2 K J H3 H4 K Q A H3 J H2 K Q H1 W K H1'),
          reel('H2 W H3 H2 H4 Q J H4 H3 A H1 J A H4 W Q H1 K H4 Q H2 J A H3 K J A K J Q K'),
          reel('H4 K H2 H4 K Q J A H3 H4 J K H3 J H1 H3 Q W K H2 A J Q H2 A J Q H4 H1 A W J Q'),
          reel('A Q H2 H3 H4 Q K J H1 K H3 A Q J K H1 H4 J H2 K H3 H2 A J H4 Q J A Q H4 J'),
        ],
      },
    ],
  },
  maxWinTimesBet: 5_000,
} as const satisfies LineSlotConfig<SymbolCode>;

const lineBetsMinor = [2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n];

/** Total bets on offer, in minor units of a currency with two decimals: 0.20 to 100.00. */
export const betsMinor: readonly bigint[] = lineBetsMinor.map((lineBetMinor) => lineBetMinor * 10n);
export const defaultBetMinor = 100n;
