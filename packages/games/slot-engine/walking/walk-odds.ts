import type { LineSlotConfig } from '../types.ts';
import type { WalkingRules } from './types.ts';
import { walkOn } from './walk.ts';
import { type FilledSpins, subsetsOf, type WalkSums, walkSums } from './walk-sums.ts';

/**
 * What is still to come of a round, in line bets, each times the scale of its respin: win and squared win, rounds that win nothing more,
 * respins, and the most that it can win.
 */
export interface Ahead {
  readonly win: bigint;
  readonly winSquared: bigint;
  readonly lost: bigint;
  readonly respins: bigint;
  readonly best: bigint;
}

/** By the reels that wilds hold before the first respin. `scale` is the number of draws that every figure counts. */
export interface WalkOdds {
  readonly scale: bigint;
  ahead(held: readonly number[]): Ahead;
}

const keyOf = (reels: readonly number[]) => reels.join();
const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * BigInt(factor), 1n);
const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/** In how many ways the reels beside the held ones land so that exactly `filled` are full; what turns below a held one changes nothing. */
export function waysToFill({ stops, wildStops }: WalkSums, held: readonly number[], filled: readonly number[]): bigint {
  if (held.some((reel) => !filled.includes(reel))) return 0n;
  return product(filled.map((reel) => (held.includes(reel) ? stops[reel] : wildStops[reel]) ?? 0));
}

/** One respin and what follows: with W its win and A the win ahead, both independent once it is known which reels are full. */
function withSpin(sum: Ahead, { plain, lost }: FilledSpins, ways: bigint, after: Ahead, scale: bigint): Ahead {
  const { count, win, winSquared, best } = plain;
  return {
    win: sum.win + ways * (win * scale + count * after.win),
    winSquared: sum.winSquared + ways * (winSquared * scale + 2n * win * after.win + count * after.winSquared),
    lost: sum.lost + ways * lost * after.lost,
    respins: sum.respins + ways * count * (scale + after.respins),
    best: larger(sum.best, best + after.best),
  };
}

const nothing: Ahead = { win: 0n, winSquared: 0n, lost: 0n, respins: 0n, best: 0n };

/** Follows the respins from the last one back: what each set of held reels leads to, exactly. The round's limit is left out. */
export function walkOdds<Code extends string>(config: LineSlotConfig<Code>, walking: WalkingRules<Code>): WalkOdds {
  const sums = walkSums({ ...config, strips: walking.strips });
  const draws = product(sums.stops);
  const ended = (scale: bigint): Ahead => ({ ...nothing, lost: scale });
  let scale = 1n;
  let next = new Map<string, Ahead>();
  for (let respin = walking.maxRespins; respin > 0; respin -= 1) {
    const [after, afterScale] = [next, scale];
    const ofHeld = (held: readonly number[]): Ahead =>
      sums.spins.reduce((sum, spin) => {
        const ways = waysToFill(sums, held, spin.filled);
        if (ways === 0n) return sum;
        const follows = after.get(keyOf(walkOn(spin.filled))) ?? ended(afterScale);
        return withSpin(sum, spin, ways, follows, afterScale);
      }, nothing);
    next = new Map(
      subsetsOf(sums.stops.length)
        .filter((held) => held.length > 0)
        .map((held) => [keyOf(held), ofHeld(held)]),
    );
    scale = afterScale * draws;
  }
  const [first, all] = [next, scale];
  return { scale: all, ahead: (held) => first.get(keyOf(held)) ?? ended(all) };
}
