import type { DrawBelow } from '@baize/fairness';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Plinko of rulebook 2.9: a ball falls past rows of pegs, left or right with the same chance, into a slot that pays. */
export const rulesVersion = 'plinko-1';
export const gameCode = 'plinko';

export const rowCounts = [8, 12, 16] as const;
export type RowCount = (typeof rowCounts)[number];
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/** Times the stake from the edge to the middle; the right half mirrors the left. */
const halves = {
  8: {
    low: [6, 2.1, 1.15, 0.9, 0.6],
    medium: [14, 3.2, 1.2, 0.7, 0.4],
    high: [32, 4.5, 1.4, 0.25, 0.15],
  },
  12: {
    low: [9, 3.5, 1.8, 1.3, 1.05, 1, 0.55],
    medium: [36, 10, 3.5, 2.05, 1.1, 0.6, 0.35],
    high: [200, 22, 7, 2.2, 0.65, 0.25, 0.2],
  },
  16: {
    low: [20, 8, 2.5, 1.6, 1.3, 1.15, 1, 1, 0.65],
    medium: [120, 36, 11, 5, 2.6, 1.55, 0.9, 0.55, 0.4],
    high: [1200, 140, 28, 8, 3.5, 1.8, 0.3, 0.25, 0.25],
  },
} as const satisfies Record<RowCount, Record<Risk, readonly number[]>>;

export interface PlinkoBet {
  readonly rows: RowCount;
  readonly risk: Risk;
}

/** What each slot brings, left to right: one slot more than rows. */
export function slotReturns({ rows, risk }: PlinkoBet): Return10k[] {
  const half = halves[rows][risk].map((times) => Math.round(times * stakeBack));
  return [...half, ...half.slice(0, -1).reverse()];
}

export interface PlinkoRound {
  /** One turn per row: true is right. */
  readonly path: readonly boolean[];
  /** From the left, from 0. */
  readonly slot: number;
  readonly payoutMinor: bigint;
}

/** Drops one ball and settles. */
export function playRound(bet: PlinkoBet, { betMinor, draw }: { betMinor: bigint; draw: DrawBelow }): PlinkoRound {
  const path = Array.from({ length: bet.rows }, () => draw(2) === 1);
  const slot = path.filter(Boolean).length;
  return { path, slot, payoutMinor: payoutOf(betMinor, slotReturns(bet)[slot] as Return10k) };
}

/** Ways into each slot out of 2^rows. */
export function slotWays(rows: number): bigint[] {
  let ways = [1n];
  for (let row = 0; row < rows; row += 1) {
    ways = Array.from({ length: ways.length + 1 }, (_, slot) => (ways[slot - 1] ?? 0n) + (ways[slot] ?? 0n));
  }
  return ways;
}

/** Exact figures of a table. */
export function analyse(bet: PlinkoBet): BetAnalysis {
  const counts = new Map<Return10k, bigint>();
  const ways = slotWays(bet.rows);
  for (const [slot, back] of slotReturns(bet).entries())
    counts.set(back, (counts.get(back) ?? 0n) + (ways[slot] ?? 0n));
  return analyseReturns({ key: `rows${bet.rows}`, selection: bet.risk }, counts);
}
