import type { HoldRules } from './types.ts';

/** What the rest of the feature adds: `taken` times the coins that lie there now, and `more` beside; moments in total bets. */
interface Ahead {
  taken: number;
  takenSquared: number;
  more: number;
  moreSquared: number;
  both: number;
  full: number;
}

/** Moments of one hold and respin that starts with so many coins, in total bets. */
export interface HoldMoments {
  mean: number;
  meanSquared: number;
  /** Probability that the grid is filled. */
  full: number;
}

const nothing: Ahead = { taken: 0, takenSquared: 0, more: 0, moreSquared: 0, both: 0, full: 0 };

/** Mean and mean square of one coin's value, in total bets. */
export function valueMoments({ values }: Pick<HoldRules<string>, 'values'>) {
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const over = (power: number) =>
    values.reduce((sum, { hundredths, weight }) => sum + weight * (hundredths / 100) ** power, 0) / weights;
  return { mean: over(1), meanSquared: over(2) };
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/**
 * Follows the Markov chain on (open cells, respins left) and gives the moments of a feature by its coins at the start. With S the sum of
 * the coins that lie there, what is still to come is `A S + B`, where neither A nor B depends on S: A counts the collect symbols ahead.
 * As near as floating point comes to it; the round's limit is left out.
 */
export function followHold(rules: HoldRules<string>, cells: number): (coins: number) => HoldMoments {
  const coin = rules.cell.coin / rules.cell.parts;
  const collect = rules.cell.collect / rules.cell.parts;
  const value = valueMoments(rules);
  const variance = value.meanSquared - value.mean ** 2;
  const grand = rules.grandTimesBet;
  const known = new Map<number, Ahead>();

  /** So many coins and collect symbols land now, `after` comes then. */
  const landing = (coins: number, collects: number, after: Ahead): Ahead => {
    const now = coins * value.mean;
    const nowSquared = coins * variance + now ** 2;
    const taken = collects + after.taken;
    const takenSquared = collects ** 2 + 2 * collects * after.taken + after.takenSquared;
    const own = 1 + 2 * taken + takenSquared;
    return {
      taken,
      takenSquared,
      more: now * (1 + taken) + after.more,
      moreSquared: nowSquared * own + 2 * now * (after.more * (1 + collects) + after.both) + after.moreSquared,
      both: now * (taken + takenSquared) + collects * after.more + after.both,
      full: after.full,
    };
  };

  const ahead = (open: number, respins: number): Ahead => {
    if (open === 0) return { ...nothing, more: grand, moreSquared: grand ** 2, full: 1 };
    if (respins === 0) return nothing;
    const key = open * (rules.respins + 1) + respins;
    const found = known.get(key);
    if (found) return found;
    const sums: Ahead = { ...nothing };
    for (let coins = 0; coins <= open; coins += 1) {
      for (let collects = 0; coins + collects <= open; collects += 1) {
        const landed = coins + collects;
        const probability =
          choose(open, landed) *
          choose(landed, collects) *
          coin ** coins *
          collect ** collects *
          (1 - coin - collect) ** (open - landed);
        const next = landing(coins, collects, ahead(open - landed, landed > 0 ? rules.respins : respins - 1));
        for (const moment of Object.keys(sums) as (keyof Ahead)[]) sums[moment] += probability * next[moment];
      }
    }
    known.set(key, sums);
    return sums;
  };

  return (coins) => {
    // The symbols that start it count as one more step of the same kind.
    const { more, moreSquared, full } = landing(coins, 0, ahead(cells - coins, rules.respins));
    return { mean: more, meanSquared: moreSquared, full };
  };
}

/** The most that a feature can win, in total bets: the dearest coins, and as many collect symbols after them as pay most. */
export function bestHold(rules: HoldRules<string>, cells: number): number {
  const dearest = Math.max(...rules.values.map(({ hundredths }) => hundredths)) / 100;
  const ways = Array.from({ length: cells - rules.minScatters + 1 }, (_, collects) => {
    const coins = cells - collects;
    return dearest * coins * (1 + collects);
  });
  return Math.max(...ways) + rules.grandTimesBet;
}
