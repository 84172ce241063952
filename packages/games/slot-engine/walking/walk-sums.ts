import { countCycle, type ReelWindows, windowsOf } from '../cycle.ts';
import type { SpinSums } from '../feature.ts';
import { spinSumsOf } from '../spin-sums.ts';
import type { LineSlotConfig } from '../types.ts';
import { timesOf } from './walk.ts';

/** Spins whose wilds fill exactly these reels, by what all others show; their wins are multiplied. */
export interface FilledSpins extends SpinSums {
  /** From 0. */
  readonly filled: readonly number[];
  /** Spins that win nothing. */
  readonly lost: bigint;
  readonly lostTriggering: bigint;
}

/** One set of strips: its spins by the reels that wilds fill, and how many stops of each reel show a wild. */
export interface WalkSums {
  readonly spins: readonly FilledSpins[];
  readonly stops: readonly number[];
  readonly wildStops: readonly number[];
}

const multiplied = ({ count, win, winSquared, best }: SpinSums['plain'], times: bigint): SpinSums['plain'] => ({
  count,
  win: win * times,
  winSquared: winSquared * times ** 2n,
  best: best * times,
});

export const subsetsOf = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => (bits & (1 << index)) !== 0),
  );

/** Every spin of these strips, wilds filling their reels: for each set of filled reels the others without wilds are walked. */
export function walkSums<Code extends string>(config: LineSlotConfig<Code>): WalkSums {
  const { wild, rows } = config;
  const all = windowsOf(config);
  const without = all.map((windows) => windows.filter((cells) => !cells.includes(wild)));
  const full: ReelWindows<Code> = [Array.from({ length: rows }, () => wild)];
  const spins = subsetsOf(all.length).map((filled): FilledSpins => {
    const cycle = countCycle(
      config,
      null,
      without.map((windows, reel) => (filled.includes(reel) ? full : windows)),
    );
    const [lost, lostTriggering] = [BigInt(cycle.plain[0] ?? 0), BigInt(cycle.triggering[0] ?? 0)];
    const { combinations, plain, triggering } = spinSumsOf(cycle);
    const times = BigInt(timesOf(filled.length));
    return {
      filled,
      combinations,
      plain: multiplied(plain, times),
      triggering: multiplied(triggering, times),
      lost,
      lostTriggering,
    };
  });
  return {
    spins,
    stops: all.map(({ length }) => length),
    wildStops: all.map((windows, reel) => windows.length - (without[reel]?.length ?? 0)),
  };
}
