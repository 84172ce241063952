import type { DrawBelow } from '@baize/fairness';
import { ladderAt, prizeHundredths, scatterTimesBet } from '../cascade/prizes.ts';
import type { CascadeConfig } from '../cascade/types.ts';
import type { FastRound } from './fast-line.ts';

/** Whole rounds of a cascading slot as numbers. Prizes ignore places, so the counts of the symbols are enough. */
export function compileCascadeRound<Code extends string>(config: CascadeConfig<Code>): FastRound {
  const codes = Object.keys(config.weights) as Code[];
  const kinds = codes.length;
  const scatter = codes.indexOf(config.scatter);
  const cells = config.columns * config.rows;
  const kindOf = Uint8Array.from(
    codes.flatMap((code, kind) => Array.from({ length: config.weights[code] }, () => kind)),
  );
  const prizes = Int32Array.from(
    codes.flatMap((code) => Array.from({ length: cells + 1 }, (_, count) => prizeHundredths(config, code, count))),
  );
  const scatterPays = Array.from({ length: cells + 1 }, (_, count) => scatterTimesBet(config, count));
  const counts = new Int32Array(kinds);

  const spin = (draw: DrawBelow, ladder: readonly number[]): number => {
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
    return hundredths / 100 + (scatterPays[counts[scatter] as number] as number);
  };

  return (draw) => {
    let won = spin(draw, config.ladder);
    if ((counts[scatter] as number) < config.freeSpins.minScatters) return won;
    for (let played = 0; played < config.freeSpins.spins; played += 1) won += spin(draw, config.freeSpins.ladder);
    return won;
  };
}
