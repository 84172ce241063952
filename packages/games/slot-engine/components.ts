import { add, multiply, type Rational, rational } from '../exact/rational.ts';
import { bestRun } from './line/line-prizes.ts';
import type { LineSlotConfig } from './types.ts';
import { reelWindow } from './window.ts';

function countBy<Key>(keys: readonly Key[]): Map<Key, bigint> {
  const counts = new Map<Key, bigint>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0n) + 1n);
  return counts;
}

function cycleLength<Code extends string>(config: LineSlotConfig<Code>): bigint {
  return config.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

/**
 * Return of the lines alone, without a walk over the cycle: along one line the reels' symbols are independent, each as likely as
 * its share of the strip, and all lines return the same.
 */
export function lineReturn<Code extends string>(config: LineSlotConfig<Code>): Rational {
  const symbolCounts = config.strips.map((strip) => [...countBy(strip)]);
  const weighPrizes = (cells: Code[], weight: bigint): bigint => {
    const counts = symbolCounts[cells.length];
    if (!counts) return weight * BigInt(bestRun(config, cells)?.timesLineBet ?? 0);
    return counts.reduce((sum, [symbol, count]) => sum + weighPrizes([...cells, symbol], weight * count), 0n);
  };
  return rational(weighPrizes([], 1n), cycleLength(config));
}

/** Probability of each number of scatters in the window: `[P(0), P(1), …]`. */
export function scatterDistribution<Code extends string>(config: LineSlotConfig<Code>): Rational[] {
  let ways = [1n];
  for (const strip of config.strips) {
    const seen = strip.map(
      (_, stop) => reelWindow(strip, stop, config.rows).filter((code) => code === config.scatter).length,
    );
    const next = Array.from<unknown, bigint>({ length: ways.length + config.rows }, () => 0n);
    for (const [scatters, count] of countBy(seen)) {
      for (const [before, way] of ways.entries())
        next[before + scatters] = (next[before + scatters] ?? 0n) + way * count;
    }
    ways = next;
  }
  return ways.map((way) => rational(way, cycleLength(config)));
}

/** Return of the scatter pays of one spin, in total bets. */
export function scatterReturn<Code extends string>(config: LineSlotConfig<Code>): Rational {
  return scatterDistribution(config)
    .map((probability, scatters) => multiply(probability, rational(BigInt(config.scatterPays[scatters] ?? 0))))
    .reduce(add);
}
