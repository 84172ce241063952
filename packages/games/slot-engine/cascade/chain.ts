import { type CountSpace, countSpace } from './counts.ts';
import { ladderAt, prizeHundredths } from './prizes.ts';
import type { CascadeConfig } from './types.ts';

/** A settled grid by its number of scatters: its probability, and moments of the spin's cascade win in total bets. */
export interface SettledMoments {
  probability: number;
  win: number;
  winSquared: number;
  /** Of settling without any win. */
  withoutWin: number;
}

export interface CascadeChain {
  states: number;
  bySettledScatters: readonly SettledMoments[];
  meanSteps: number;
}

/** What is left out once it is less likely than this: further wins, and a single grid. */
const negligible = 1e-13;
const negligibleGrid = 1e-18;
/** Probability, expected win so far, expected square of it. */
const moments = 3;

/** What full grids come to: their prize before the ladder, and after it was asked for the grid that is left without their winners. */
function fullGrids<Code extends string>(config: CascadeConfig<Code>, codes: readonly Code[], space: CountSpace) {
  const kinds = codes.length;
  const cells = config.columns * config.rows;
  const prizes = codes.map((code) =>
    Float64Array.from({ length: cells + 1 }, (_, count) => prizeHundredths(config, code, count) / 100),
  );
  const remaining = new Uint8Array(kinds);
  // Each is met once in every pass.
  const prizeOf = new Float64Array(space.size).fill(-1);
  const leftOf = new Int32Array(space.size);
  const fill = (way: number) => {
    let prize = 0;
    for (let kind = 0; kind < kinds; kind += 1) {
      const count = space.counts[way * kinds + kind] as number;
      const own = prizes[kind]?.[count] ?? 0;
      prize += own;
      remaining[kind] = own > 0 ? 0 : count;
    }
    prizeOf[way] = prize;
    leftOf[way] = prize > 0 ? space.rankOf(remaining) : way;
  };
  return {
    prizeOf: (way: number): number => {
      if ((prizeOf[way] as number) < 0) fill(way);
      return prizeOf[way] as number;
    },
    leftOf: (way: number): number => leftOf[way] as number,
  };
}

/**
 * Follows every grid of a spin exactly, by its counts of symbols, because prizes ignore places: the empty grid is filled cell by cell,
 * full grids that win lose their winners and are filled again. Beside the probability of each state its expected win so far and the
 * expected square of it are carried along, so that all moments come out of one pass per winning step. Takes some seconds.
 */
export function followCascade<Code extends string>(config: CascadeConfig<Code>): CascadeChain {
  const codes = Object.keys(config.weights) as Code[];
  const kinds = codes.length;
  const scatter = codes.indexOf(config.scatter);
  const cells = config.columns * config.rows;
  const space = countSpace(kinds, cells);
  const full = fullGrids(config, codes, space);
  const weights = codes.map((code) => config.weights[code]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = Float64Array.from(weights, (weight) => weight / total);
  const settled = Array.from({ length: cells + 1 }, () => ({ probability: 0, win: 0, winSquared: 0, withoutWin: 0 }));
  const { counts, next, size } = space;
  // A grid without its winners comes earlier than the grid that it was, so the next pass finds it in the same array.
  const state = new Float64Array(size * moments);
  state[0] = 1;
  let meanSteps = 0;

  const settle = (way: number, isFirst: boolean, p: number, w: number, s: number) => {
    const end = settled[counts[way * kinds + scatter] as number];
    if (end === undefined) throw new RangeError('more scatters than cells');
    end.probability += p;
    end.win += w;
    end.winSquared += s;
    if (isFirst) end.withoutWin += p;
  };

  const pass = (step: number): number => {
    const multiplier = ladderAt(config.ladder, step);
    let moved = 0;
    for (let way = 0; way < size; way += 1) {
      const at = way * moments;
      const p = state[at] as number;
      if (p === 0) continue;
      const w = state[at + 1] as number;
      const s = state[at + 2] as number;
      state[at] = 0;
      state[at + 1] = 0;
      state[at + 2] = 0;
      if (p < negligibleGrid) continue;
      if ((next[way * kinds] as number) > 0) {
        for (let kind = 0; kind < kinds; kind += 1) {
          const to = (next[way * kinds + kind] as number) * moments;
          const chance = chances[kind] as number;
          state[to] = (state[to] as number) + chance * p;
          state[to + 1] = (state[to + 1] as number) + chance * w;
          state[to + 2] = (state[to + 2] as number) + chance * s;
        }
        continue;
      }
      const prize = full.prizeOf(way);
      if (prize === 0) settle(way, step === 0, p, w, s);
      else {
        const won = multiplier * prize;
        const to = full.leftOf(way) * moments;
        state[to] = (state[to] as number) + p;
        state[to + 1] = (state[to + 1] as number) + w + won * p;
        state[to + 2] = (state[to + 2] as number) + s + 2 * won * w + won * won * p;
        moved += p;
      }
    }
    return moved;
  };

  for (let step = 0, moved = 1; moved > negligible; step += 1) {
    moved = pass(step);
    meanSteps += moved;
  }
  return { states: size, bySettledScatters: settled, meanSteps };
}
