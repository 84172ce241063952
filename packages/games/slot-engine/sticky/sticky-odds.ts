import { bestRun } from '../line/line-prizes.ts';
import type { LineSlotConfig } from '../types.ts';
import type { StickyChoice } from './types.ts';

/** Each reel's symbols with their share of the strip. */
type Shares<Code extends string> = readonly (readonly (readonly [code: Code, share: number])[])[];

function sharesOf<Code extends string>(strips: StickyChoice<Code>['strips']): Shares<Code> {
  return strips.map((strip) =>
    [...new Set(strip)].map((code) => [code, strip.filter((other) => other === code).length / strip.length] as const),
  );
}

/** What one line wins on average, in line bets, with the given chance on each reel that a held wild lies on its cell. */
function meanLine<Code extends string>(
  config: LineSlotConfig<Code>,
  multiplier: number,
  shares: Shares<Code>,
  held: readonly number[],
): number {
  const paid = (cells: readonly Code[], probability: number): number => {
    const run = bestRun(config, cells);
    if (!run) return 0;
    const isWild = cells.slice(0, run.count).includes(config.wild);
    return probability * run.timesLineBet * (isWild ? multiplier : 1);
  };
  const walk = (cells: readonly Code[], symbol: Code | null, probability: number): number => {
    const onReel = shares[cells.length];
    if (!onReel) return paid(cells, probability);
    const kept = held[cells.length] ?? 0;
    const step = (code: Code, share: number): number => {
      const further = [...cells, code];
      if (code === config.wild) return walk(further, symbol, probability * share);
      // The run is broken: what comes behind it changes nothing.
      if (symbol !== null && code !== symbol) return paid(further, probability * share);
      return walk(further, code, probability * share);
    };
    const turned = onReel.reduce((sum, [code, share]) => sum + step(code, (1 - kept) * share), 0);
    return kept === 0 ? turned : turned + step(config.wild, kept);
  };
  return walk([], null, 1);
}

/**
 * What the free spins of a choice win on average, in total bets. A cell holds a wild before its spin t with 1 - (1 - p)^(t - 1), where p is
 * the wilds' share of its strip, and reels are independent; a line has one cell on each reel, so all wild sets of the board are in these
 * numbers, and the sum over lines and spins is exact but for floating point. The round's limit is left out.
 */
export function meanSticky<Code extends string>(config: LineSlotConfig<Code>, choice: StickyChoice<Code>): number {
  const shares = sharesOf(choice.strips);
  const wilds = shares.map((onReel) => onReel.find(([code]) => code === config.wild)?.[1] ?? 0);
  let won = 0;
  for (let before = 0; before < choice.spins; before += 1) {
    const held = wilds.map((share) => 1 - (1 - share) ** before);
    won += meanLine(config, choice.multiplier, shares, held);
  }
  return won;
}
