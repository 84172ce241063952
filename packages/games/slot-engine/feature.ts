import { type Rational, rational } from '../exact/rational.ts';
import type { FreeSpinRules } from './types.ts';

/** Sums over the whole cycle of one spin's win in line bets, split by whether the spin starts or adds free spins. */
export interface SpinSums {
  combinations: bigint;
  plain: { count: bigint; win: bigint; winSquared: bigint; best: bigint };
  triggering: { count: bigint; win: bigint; winSquared: bigint; best: bigint };
}

type ChainRules = Pick<FreeSpinRules<string>, 'spinsPerTrigger' | 'multiplier' | 'maxSpins'>;

export interface FeatureMoments {
  meanSpins: Rational;
  /** In line bets, with the multiplier. */
  meanWin: Rational;
  meanWinSquared: Rational;
  /** The most that one feature can win. */
  best: bigint;
}

/** Spins, win and squared win of what is left of a feature, each times combinations^steps, so that all stay integers. */
interface Ahead {
  steps: number;
  spins: bigint;
  win: bigint;
  winSquared: bigint;
  best: bigint;
}

const nothingAhead: Ahead = { steps: 0, spins: 0n, win: 0n, winSquared: 0n, best: 0n };
const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/**
 * One spin, then what follows it: with W the spin's win and A the win ahead, E(W+A)^2 = E(W^2) + 2 E(W A) + E(A^2), where W and A
 * are independent once it is known whether the spin triggers.
 */
function oneSpinAhead(sums: SpinSums, multiplier: bigint, afterPlain: Ahead, afterTrigger: Ahead): Ahead {
  const scale = sums.combinations ** BigInt(afterPlain.steps);
  const branch = (spin: SpinSums['plain'], after: Ahead) => {
    const win = multiplier * spin.win;
    return {
      spins: spin.count * (scale + after.spins),
      win: win * scale + spin.count * after.win,
      winSquared: multiplier ** 2n * spin.winSquared * scale + 2n * win * after.win + spin.count * after.winSquared,
      best: spin.count === 0n ? 0n : multiplier * spin.best + after.best,
    };
  };
  const [plain, trigger] = [branch(sums.plain, afterPlain), branch(sums.triggering, afterTrigger)];
  return {
    steps: afterPlain.steps + 1,
    spins: plain.spins + trigger.spins,
    win: plain.win + trigger.win,
    winSquared: plain.winSquared + trigger.winSquared,
    best: larger(plain.best, trigger.best),
  };
}

/** Exact moments of one feature from the Markov chain on (spins left, spins awarded). */
export function analyseFeature(sums: SpinSums, rules: ChainRules): FeatureMoments {
  const known = new Map<string, Ahead>();
  // Both ways on lead to one step less of "spins left + spins still to be awarded", so their scales agree.
  const ahead = (left: number, awarded: number): Ahead => {
    if (left === 0) return { ...nothingAhead, steps: rules.maxSpins - awarded };
    const key = `${left}/${awarded}`;
    const added = Math.min(rules.spinsPerTrigger, rules.maxSpins - awarded);
    const result =
      known.get(key) ??
      oneSpinAhead(sums, BigInt(rules.multiplier), ahead(left - 1, awarded), ahead(left - 1 + added, awarded + added));
    known.set(key, result);
    return result;
  };
  const first = Math.min(rules.spinsPerTrigger, rules.maxSpins);
  const { steps, spins, win, winSquared, best } = ahead(first, first);
  const scale = sums.combinations ** BigInt(steps);
  return {
    meanSpins: rational(spins, scale),
    meanWin: rational(win, scale),
    meanWinSquared: rational(winSquared, scale),
    best,
  };
}
