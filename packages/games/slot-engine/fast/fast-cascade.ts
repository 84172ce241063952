import type { DrawBelow } from '@baize/fairness';
import { ladderAt, scatterTimesBet } from '../cascade/prizes.ts';
import type { CascadeConfig } from '../cascade/types.ts';
import { compileClusterRound } from './fast-cluster.ts';
import type { FastRound } from './fast-line.ts';
import { kindsByDraw, prizesByCount } from './symbol-tables.ts';

/** Rounds in which all of a kind pay together: places do not count, so the counts of the symbols are enough. */
function compileCountRound<Code extends string>(config: CascadeConfig<Code>): FastRound {
  const codes = Object.keys(config.weights) as Code[];
  const kinds = codes.length;
  const scatter = codes.indexOf(config.scatter);
  const cells = config.columns * config.rows;
  const kindOf = kindsByDraw(config);
  const prizes = prizesByCount(config);
  const scatterPays = Array.from({ length: cells + 1 }, (_, count) => scatterTimesBet(config, count));
  const worthOf = Int32Array.from(codes, (code) => config.multipliers?.[code] ?? 0);
  const multiplierKinds = codes.flatMap((_, kind) => ((worthOf[kind] as number) > 0 ? [kind] : []));
  const counts = new Int32Array(kinds);

  /** What the symbols of one spin win, in hundredths; `counts` is the settled grid. */
  const tumble = (draw: DrawBelow, ladder: readonly number[]): number => {
    counts.fill(0);
    let empty = cells;
    let hundredths = 0;
    for (let step = 0; empty > 0; step += 1) {
      for (; empty > 0; empty -= 1) {
        const kind = kindOf[draw(kindOf.length)] as number;
        counts[kind] = (counts[kind] as number) + 1;
      }
      let won = 0;
      for (let kind = 0; kind < kinds; kind += 1) {
        const count = counts[kind] as number;
        const prize = prizes[kind * (cells + 1) + count] as number;
        if (prize === 0) continue;
        won += prize;
        empty += count;
        counts[kind] = 0;
      }
      hundredths += won * ladderAt(ladder, step);
    }
    return hundredths;
  };
  const spin = (draw: DrawBelow, ladder: readonly number[], carried: number): { won: number; multiplier: number } => {
    const hundredths = tumble(draw, ladder);
    let multiplier = carried;
    for (const kind of multiplierKinds) multiplier += (counts[kind] as number) * (worthOf[kind] as number);
    const scatterPay = scatterPays[counts[scatter] as number] as number;
    return { won: (hundredths * Math.max(multiplier, 1)) / 100 + scatterPay, multiplier };
  };

  return (draw) => {
    let { won } = spin(draw, config.ladder, 0);
    if ((counts[scatter] as number) < config.freeSpins.minScatters) return won;
    let carried = 0;
    for (let played = 0; played < config.freeSpins.spins; played += 1) {
      const free = spin(draw, config.freeSpins.ladder, carried);
      won += free.won;
      carried = free.multiplier;
    }
    return won;
  };
}

/** Whole rounds of a cascading slot as numbers. */
export const compileCascadeRound = <Code extends string>(config: CascadeConfig<Code>): FastRound =>
  config.clusters ? compileClusterRound(config, config.clusters.wild) : compileCountRound(config);
