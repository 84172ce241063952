/** A card as an integer from 0 to 51: thirteen ranks from ace to king, suit by suit. */
export type Card = number;

export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof suits)[number];

export const ranksPerSuit = 13;
export const cardKinds = ranksPerSuit * suits.length;

/** 1 ace, 11 jack, 12 queen, 13 king. */
export const rankOf = (card: Card): number => (card % ranksPerSuit) + 1;
export const suitOf = (card: Card): Suit => suits[Math.floor(card / ranksPerSuit)] as Suit;
export const isRed = (card: Card): boolean => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';

/** Throws RangeError for a rank outside 1 to 13. */
export function cardOf(rank: number, suit: Suit): Card {
  if (!Number.isInteger(rank) || rank < 1 || rank > ranksPerSuit) throw new RangeError(`no rank ${rank}`);
  return suits.indexOf(suit) * ranksPerSuit + rank - 1;
}
