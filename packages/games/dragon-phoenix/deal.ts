import type { DrawBelow } from '@baize/fairness';
import { deal, fullShoe } from '../cards/index.ts';
import type { DragonPhoenixSeen } from './bets.ts';

const cardsOfSide = 3;

/** Deals three cards to the dragon, then three to the phoenix, each time from a full pack. */
export function dealDragonPhoenix(draw: DrawBelow): DragonPhoenixSeen {
  const { cards } = deal(fullShoe(1), 2 * cardsOfSide, draw);
  return { dragon: cards.slice(0, cardsOfSide), phoenix: cards.slice(cardsOfSide) };
}
