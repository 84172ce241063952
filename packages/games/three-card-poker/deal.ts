import type { DrawBelow } from '@baize/fairness';
import { deal, fullShoe } from '../cards/index.ts';
import { cardsDealt, type ThreeCardDeal } from './bets.ts';
import { handSize } from './hand.ts';

/** Deals a round from a pack of its own: three cards to the players, three to the dealer. */
export function dealThreeCards(draw: DrawBelow): ThreeCardDeal {
  const { cards } = deal(fullShoe(1), cardsDealt, draw);
  return { player: cards.slice(0, handSize), dealer: cards.slice(handSize) };
}
