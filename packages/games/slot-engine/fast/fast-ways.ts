import type { DrawBelow } from '@baize/fairness';
import { multiplierOf, paying } from '../ways/prizes.ts';
import type { WaysConfig } from '../ways/types.ts';
import type { FastRound } from './fast-line.ts';

/** By drawn number, the index of what it stands for. */
const indexOf = (weights: readonly number[]): Uint8Array =>
  Uint8Array.from(weights.flatMap((weight, index) => Array.from({ length: weight }, () => index)));

/** Whole rounds of a ways slot as numbers: of a reel the counts of its symbols are enough. `isBought`: without the base spin, for a bet. */
export function compileWaysRound<Code extends string>(config: WaysConfig<Code>, isBought = false): FastRound {
  const pays = paying(config);
  const codes = [...pays.map(([code]) => code), config.wild, config.scatter];
  const [kinds, wild, scatter] = [pays.length, pays.length, pays.length + 1];
  const heightOf = indexOf(config.heights.map(([, weight]) => weight)).map((index) => config.heights[index]?.[0] ?? 0);
  const cellOf = config.reels.map((reel) => {
    const own = Object.keys(reel) as Code[];
    return indexOf(own.map((code) => reel[code] ?? 0)).map((index) => codes.indexOf(own[index] as Code));
  });
  const reelCount = config.reels.length;
  const prizes = Float64Array.from(
    pays.flatMap(([, pay]) =>
      Array.from({ length: reelCount + 1 }, (_, count) => (pay[count] ?? 0) / config.unitsPerBet),
    ),
  );
  const counts = new Int32Array(codes.length);
  const ways = new Float64Array(kinds);
  const runs = new Int32Array(kinds);
  let scatters = 0;

  /** Prolongs the runs of all symbols that are on this reel, the others stay as they are. */
  const follow = (reel: number): void => {
    const wilds = counts[wild] as number;
    for (let kind = 0; kind < kinds; kind += 1) {
      if (runs[kind] !== reel) continue;
      const count = (counts[kind] as number) + wilds;
      if (count === 0) continue;
      runs[kind] = reel + 1;
      ways[kind] = (ways[kind] as number) * count;
    }
  };
  const spin = (draw: DrawBelow): number => {
    ways.fill(1);
    runs.fill(0);
    scatters = 0;
    for (let reel = 0; reel < reelCount; reel += 1) {
      const cells = cellOf[reel] as Uint8Array;
      counts.fill(0);
      for (let left = heightOf[draw(heightOf.length)] as number; left > 0; left -= 1) {
        const kind = cells[draw(cells.length)] as number;
        counts[kind] = (counts[kind] as number) + 1;
      }
      scatters += counts[scatter] as number;
      follow(reel);
    }
    let won = 0;
    for (let kind = 0; kind < kinds; kind += 1)
      won += (prizes[kind * (reelCount + 1) + (runs[kind] as number)] as number) * (ways[kind] as number);
    return won;
  };

  const { minScatters, spins, moreSpins, maxSpins } = config.freeSpins;
  const playFeature = (draw: DrawBelow): number => {
    let total = spins;
    let won = 0;
    for (let played = 1; played <= total; played += 1) {
      won += multiplierOf(played) * spin(draw);
      if (scatters >= minScatters) total = Math.min(total + moreSpins, maxSpins);
    }
    return won;
  };
  return (draw) => {
    if (isBought) return playFeature(draw);
    const won = spin(draw);
    return scatters >= minScatters ? won + playFeature(draw) : won;
  };
}
