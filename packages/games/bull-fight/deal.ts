import type { DrawBelow } from '@baize/fairness';
import { deal, fullShoe } from '../cards/index.ts';
import { type BullFightSeen, sides } from './bets.ts';

export const cardsOfSide = 5;

/** Deals five cards to red, then five to blue, each time from a full pack. */
export function dealBullFight(draw: DrawBelow): BullFightSeen {
  const { cards } = deal(fullShoe(1), sides.length * cardsOfSide, draw);
  return { red: cards.slice(0, cardsOfSide), blue: cards.slice(cardsOfSide) };
}
