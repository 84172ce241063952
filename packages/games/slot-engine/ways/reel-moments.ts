import { nothing, plus, type Split, splitOf } from './split.ts';
import type { WaysConfig } from './types.ts';

/** Chances of one cell of a reel, by symbol. */
type CellChances = (code: string) => number;

function chancesOf(reel: Readonly<Partial<Record<string, number>>>): CellChances {
  const total = Object.values(reel).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return (code) => (reel[code] ?? 0) / total;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** `(a + s z)^n` as a polynomial of z, cut. */
function power(a: number, s: number, n: number, below: number): Split {
  const coefficients = Array.from({ length: Math.min(below, n + 1) }, (_, k) => choose(n, k) * s ** k * a ** (n - k));
  return splitOf(coefficients, (a + s) ** n, below);
}

const scaled = ({ few, all }: Split, factor: number): Split => ({
  few: few.map((part) => part * factor),
  all: all * factor,
});

/** Exact moments of one reel, each by the number of scatters on it. A symbol counts with the wilds that stand in for it. */
export interface ReelMoments {
  /** 1. */
  one: Split;
  /** How many of `a`. */
  count: (a: string) => Split;
  /** How many of `a` times how many of `b`. */
  counts: (a: string, b: string) => Split;
  /** That there is none of these. */
  none: (codes: readonly string[]) => Split;
  /** How many of `b` where there is none of `a`. */
  countWithout: (b: string, a: string) => Split;
}

/** Cells are drawn one by one, so that every figure follows from a cell's chances and the height's. */
export function reelMoments<Code extends string>(config: WaysConfig<Code>, reel: number): ReelMoments {
  const below = config.freeSpins.minScatters;
  const chance = chancesOf(config.reels[reel] ?? {});
  const [wild, scatter] = [chance(config.wild), chance(config.scatter)];
  const total = config.heights.reduce((sum, [, weight]) => sum + weight, 0);
  const covers = (code: string) => chance(code) + wild;
  const overHeights = (value: (height: number) => Split) =>
    config.heights.reduce((sum, [height, weight]) => plus(sum, value(height), weight / total), nothing(below));
  /** So many cells without symbols of this chance in all. */
  const rest = (cells: number, without = 0) => power(Math.max(0, 1 - scatter - without), scatter, cells, below);
  const known = new Map<number, Split>();
  /** That no cell is of these, by their chance together. */
  const noneOf = (without: number): Split => {
    const found = known.get(without) ?? overHeights((height) => rest(height, without));
    known.set(without, found);
    return found;
  };
  const coversOf = (codes: readonly string[]) => [...new Set(codes)].reduce((sum, code) => sum + chance(code), wild);
  return {
    one: overHeights((height) => rest(height)),
    count: (a) => overHeights((height) => scaled(rest(height - 1), height * covers(a))),
    counts: (a, b) => {
      const both = a === b ? covers(a) : wild;
      return overHeights((height) =>
        plus(
          scaled(rest(height - 2), height * (height - 1) * covers(a) * covers(b)),
          scaled(rest(height - 1), height * both),
        ),
      );
    },
    none: (codes) => noneOf(codes.length === 0 ? 0 : coversOf(codes)),
    countWithout: (b, a) => overHeights((height) => scaled(rest(height - 1, covers(a)), height * chance(b))),
  };
}
