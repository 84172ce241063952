import { paying } from './prizes.ts';
import { type ReelMoments, reelMoments } from './reel-moments.ts';
import { nothing, partsOf, plus, product, type Split } from './split.ts';
import type { WaysConfig } from './types.ts';

/** Of one spin, in bets and without a multiplier, each apart for spins with too few scatters and with enough. */
export interface SpinMoments {
  probability: { plain: number; triggering: number };
  win: { plain: number; triggering: number };
  winSquared: { plain: number; triggering: number };
  /** Of a spin that wins nothing. */
  nothing: { plain: number; triggering: number };
}

type Pays = Readonly<Record<number, number>>;

/** Reels in their order: what the run covers, what ends it, and the rest. */
function along(reels: readonly ReelMoments[], of: (reel: ReelMoments, index: number) => Split): Split {
  return product(reels.map(of));
}

const lengthsOf = (pays: Pays) => Object.keys(pays).map(Number);

function meanWin(reels: readonly ReelMoments[], symbol: string, pays: Pays, zero: Split): Split {
  return lengthsOf(pays).reduce((sum, length) => {
    const ways = along(reels, (reel, index) =>
      index < length ? reel.count(symbol) : index === length ? reel.none([symbol]) : reel.one,
    );
    return plus(sum, ways, pays[length]);
  }, zero);
}

/** Mean of the ways of `a` over exactly `short` reels times those of `b` over exactly `long` reels. */
function meanOfTwo(reels: readonly ReelMoments[], [a, short]: [string, number], [b, long]: [string, number]): Split {
  return along(reels, (reel, index) => {
    if (index < short) return reel.counts(a, b);
    if (index === short) return short === long ? reel.none([a, b]) : reel.countWithout(b, a);
    if (index < long) return reel.count(b);
    return index === long ? reel.none([b]) : reel.one;
  });
}

/** Every symbol with every length of a run that pays, and its prize. */
const runsOf = (symbols: readonly [string, Pays][]) =>
  symbols.flatMap(([symbol, pays]) => lengthsOf(pays).map((length) => ({ symbol, length, pay: pays[length] ?? 0 })));

function meanSquare(reels: readonly ReelMoments[], symbols: readonly [string, Pays][], zero: Split): Split {
  const runs = runsOf(symbols);
  return runs.reduce((sum, a) => {
    // One symbol has one run; of two runs the shorter one comes first, and counts twice.
    const others = runs.filter((b) => (a.symbol === b.symbol ? a.length === b.length : a.length <= b.length));
    return others.reduce((part, b) => {
      const both = a.length < b.length ? 2 : 1;
      const ways = meanOfTwo(reels, [a.symbol, a.length], [b.symbol, b.length]);
      return plus(part, ways, both * a.pay * b.pay);
    }, sum);
  }, zero);
}

/** Subsets of the symbols, each as a list. */
function subsetsOf(codes: readonly string[]): string[][] {
  const subsets: string[][] = [[]];
  for (const code of codes) subsets.push(...subsets.map((subset) => [...subset, code]));
  return subsets;
}

/** That all these symbols are on a reel, wilds standing in. */
function allOf(reel: ReelMoments, codes: readonly string[], zero: Split): Split {
  return subsetsOf(codes).reduce((sum, subset) => plus(sum, reel.none(subset), subset.length % 2 === 0 ? 1 : -1), zero);
}

/** That no symbol is on all of the first reels, as many as pay at least: by inclusion and exclusion over the symbols. */
function winsNothing(reels: readonly ReelMoments[], codes: readonly string[], min: number, zero: Split): Split {
  return subsetsOf(codes).reduce((sum, subset) => {
    const covered = along(reels, (reel, index) => (index < min ? allOf(reel, subset, zero) : reel.one));
    return plus(sum, covered, subset.length % 2 === 0 ? 1 : -1);
  }, zero);
}

/**
 * Exact moments of one spin: the reels are drawn apart, so that the mean of every product over reels is the product of the reels'
 * means. Throws RangeError for wilds on the first reel and for symbols that pay from different numbers of reels.
 */
export function spinMoments<Code extends string>(config: WaysConfig<Code>): SpinMoments {
  if (config.reels[0]?.[config.wild]) throw new RangeError('wilds on the first reel');
  const symbols: [string, Pays][] = paying(config);
  const mins = new Set(symbols.map(([, pays]) => Math.min(...lengthsOf(pays))));
  const [min, other] = [...mins];
  if (min === undefined || other !== undefined) throw new RangeError('symbols pay from different numbers of reels');
  const reels = config.reels.map((_, reel) => reelMoments(config, reel));
  const zero = nothing(config.freeSpins.minScatters);
  const win = symbols.reduce((sum, [symbol, pays]) => plus(sum, meanWin(reels, symbol, pays, zero)), zero);
  const inBets = ({ plain, triggering }: { plain: number; triggering: number }, power: number) => ({
    plain: plain / config.unitsPerBet ** power,
    triggering: triggering / config.unitsPerBet ** power,
  });
  return {
    probability: partsOf(along(reels, (reel) => reel.one)),
    win: inBets(partsOf(win), 1),
    winSquared: inBets(partsOf(meanSquare(reels, symbols, zero)), 2),
    nothing: partsOf(
      winsNothing(
        reels,
        symbols.map(([symbol]) => symbol),
        min,
        zero,
      ),
    ),
  };
}
