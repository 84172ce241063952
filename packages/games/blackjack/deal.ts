import type { DrawBelow } from '@baize/fairness';
import { deal, fullShoe } from '../cards/index.ts';
import type { BlackjackDeal } from './lines.ts';

export const packs = 8;
/** Twenty-one aces are the longest hand. */
const longestDraw = 20;
/** A dealer with six aces, a six and five aces has drawn ten. */
const longestRest = 10;

/** Deals a round from eight fresh packs: player, dealer, player, dealer, then every place that a hand could draw. */
export function dealBlackjack(draw: DrawBelow): BlackjackDeal {
  const { cards } = deal(fullShoe(packs), 4 + 2 * longestDraw + longestRest, draw);
  const [one, up, other, hole] = cards;
  if (one === undefined || up === undefined || other === undefined || hole === undefined)
    throw new RangeError('a round of blackjack begins with four cards');
  const from = 4 + 2 * longestDraw;
  return {
    player: [one, other],
    dealer: [up, hole],
    first: cards.slice(4, 4 + longestDraw),
    second: cards.slice(4 + longestDraw, from),
    rest: cards.slice(from),
  };
}
