import { type Card, rankOf, suitOf } from '../cards/index.ts';

/** Hands of win three cards (rulebook 1.10), lowest first; `lowest` is the unsuited 2-3-5. */
export const zjhHands = ['lowest', 'highCard', 'pair', 'straight', 'flush', 'straightFlush', 'threeOfAKind'] as const;
export type ZjhHandName = (typeof zjhHands)[number];

export interface ZjhHand {
  name: ZjhHandName;
  /** Comparable but for one case: `lowest` beats three of a kind. Equal ranks tie; suits never rank. */
  rank: number;
}

const handSize = 3;
const ace = 14;
/** Above every card's value. */
const base = 16;
/** A-2-3 is the lowest straight. */
const wheelTop = 3;

const heightOf = (card: Card): number => (rankOf(card) === 1 ? ace : rankOf(card));

/** The highest card of a straight; 0: it is none. */
function straightTop([high = 0, middle = 0, low = 0]: readonly number[]): number {
  if (high === ace && middle === wheelTop && low === 2) return wheelTop;
  return high === middle + 1 && middle === low + 1 ? high : 0;
}

/** Always three places, so that hands of a class compare card by card. */
function handOf(name: ZjhHandName, values: readonly number[]): ZjhHand {
  let rank = zjhHands.indexOf(name);
  for (let place = 0; place < handSize; place += 1) rank = rank * base + (values[place] ?? 0);
  return { name, rank };
}

/** The value of three cards. Throws RangeError for another number of them. */
export function zjhHandOf(cards: readonly Card[]): ZjhHand {
  if (cards.length !== handSize) throw new RangeError('a hand of win three cards has three cards');
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
  if (high === low) return handOf('threeOfAKind', [high]);
  const top = straightTop(heights);
  if (top > 0) return handOf(isFlush ? 'straightFlush' : 'straight', [top]);
  if (isFlush) return handOf('flush', heights);
  if (middle === high || middle === low) return handOf('pair', [middle, middle === high ? low : high]);
  return handOf(high === 5 && middle === 3 ? 'lowest' : 'highCard', heights);
}

/**
 * How a hand ranks among those that it is compared with: 2-3-5 of several suits is the highest where three of a kind is among them, and
 * the lowest otherwise.
 */
export function rankAmong(hand: ZjhHand, all: readonly ZjhHand[]): number {
  if (hand.name !== 'lowest' || all.every(({ name }) => name !== 'threeOfAKind')) return hand.rank;
  return handOf('threeOfAKind', [ace + 1]).rank;
}
