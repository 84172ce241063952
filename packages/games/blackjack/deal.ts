import type { DrawBelow } from '@baize/fairness';
import { deal, fullShoe } from '../cards/index.ts';
import type { BlackjackDeal } from './lines.ts';

export const packs = 8;
/** Twenty-one aces are the longest hand. */
const maxDraws = 20;
/** A dealer with six aces, a six and five aces has drawn ten. */
const maxRest = 10;

/** Deals a round from eight fresh packs: player, dealer, player, dealer, then every place that a hand could draw. */
export function dealBlackjack(draw: DrawBelow): BlackjackDeal {
  const { cards } = deal(fullShoe(packs), 4 + 2 * maxDraws + maxRest, draw);
  const [one, up, other, hole] = cards;
  if (one === undefined || up === undefined || other === undefined || hole === undefined)
    throw new RangeError('a round of blackjack begins with four cards');
  const from = 4 + 2 * maxDraws;
  return {
    player: [one, other],
    dealer: [up, hole],
    first: cards.slice(4, 4 + maxDraws),
    second: cards.slice(4 + maxDraws, from),
    rest: cards.slice(from),
  };
}
