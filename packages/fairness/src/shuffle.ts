import type { DrawBelow } from './draw.ts';

/** A shuffled copy: Fisher-Yates from the last index down, one unbiased draw per step (rulebook 0.3). */
export function shuffle<Item>(items: readonly Item[], draw: DrawBelow): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = draw(last + 1);
    const item = shuffled[chosen] as Item;
    shuffled[chosen] = shuffled[last] as Item;
    shuffled[last] = item;
  }
  return shuffled;
}

/** An index drawn with the given integer weights. Throws RangeError unless all are integers from 0 and one is positive. */
export function drawWeighted(weights: readonly number[], draw: DrawBelow): number {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) throw new RangeError('bad weights');
  let rest = draw(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
}
