import { type DrawBelow, drawWeighted } from '@baize/fairness';
import { pockets } from '../roulette/layout.ts';

/** A pocket whose straight-up pays `multiplier` to one in this round. */
export interface LuckyPocket {
  readonly pocket: number;
  readonly multiplier: number;
}

/** From one to so many pockets are lucky in a round, each number as likely as the others. */
export const maxLucky = 5;

/**
 * What a lucky pocket pays to one, and how often of `multiplierDraws`. Their mean is 103: with it and three lucky pockets in the mean a
 * straight-up returns exactly what the other bets of the cloth return, 36/37.
 */
export const multipliers: readonly { readonly multiplier: number; readonly weight: number }[] = [
  { multiplier: 50, weight: 46 },
  { multiplier: 100, weight: 32 },
  { multiplier: 150, weight: 9 },
  { multiplier: 200, weight: 6 },
  { multiplier: 250, weight: 3 },
  { multiplier: 300, weight: 2 },
  { multiplier: 400, weight: 1 },
  { multiplier: 500, weight: 1 },
];
const weights = multipliers.map(({ weight }) => weight);
export const multiplierDraws = weights.reduce((sum, weight) => sum + weight, 0);
export const topMultiplier = Math.max(...multipliers.map(({ multiplier }) => multiplier));

/** Draws how many pockets are lucky, then each of them, no pocket twice, with its multiplier. */
export function drawLucky(draw: DrawBelow): LuckyPocket[] {
  const count = 1 + draw(maxLucky);
  const left = Array.from({ length: pockets }, (_, pocket) => pocket);
  return Array.from({ length: count }, () => {
    const [pocket = 0] = left.splice(draw(left.length), 1);
    return { pocket, multiplier: multipliers[drawWeighted(weights, draw)]?.multiplier ?? 0 };
  });
}
