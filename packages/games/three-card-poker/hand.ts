import { type Card, rankOf, suitOf } from '../cards/index.ts';

/** Hands of three card poker (rulebook 1.9), lowest first. */
export const threeCardHands = ['highCard', 'pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush'] as const;
export type ThreeCardHandName = (typeof threeCardHands)[number];

export interface ThreeCardHand {
  readonly name: ThreeCardHandName;
  /** Comparable; equal ranks tie, suits never rank. */
  readonly rank: number;
}

export const handSize = 3;
const ace = 14;
const queen = 12;
/** Above every card's height. */
const base = 16;
/** A-2-3 is the lowest straight. */
const lowestTop = 3;

const heightOf = (card: Card): number => (rankOf(card) === 1 ? ace : rankOf(card));

function handOf(name: ThreeCardHandName, heights: readonly number[]): ThreeCardHand {
  let rank = threeCardHands.indexOf(name);
  for (let place = 0; place < handSize; place += 1) rank = rank * base + (heights[place] ?? 0);
  return { name, rank };
}

/** The value of three cards. Throws RangeError for another number of them. */
export function threeCardHandOf(cards: readonly Card[]): ThreeCardHand {
  if (cards.length !== handSize) throw new RangeError('a hand of three card poker has three cards');
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  if (high === low) return handOf('threeOfAKind', [high]);
  const isWheel = high === ace && middle === lowestTop && low === 2;
  const isStraight = isWheel || (high === middle + 1 && middle === low + 1);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
  const top = isWheel ? lowestTop : high;
  if (isStraight) return handOf(isFlush ? 'straightFlush' : 'straight', [top]);
  if (isFlush) return handOf('flush', heights);
  if (middle === high || middle === low) return handOf('pair', [middle, middle === high ? low : high]);
  return handOf('highCard', heights);
}

const lowestQueen = handOf('highCard', [queen]).rank;
/** Q-6-4: the lowest hand that is worth a play bet, found by trying every hand. */
const lowestToPlay = handOf('highCard', [queen, 6, 4]).rank;

/** Whether a dealer's hand is queen high or better. */
export const qualifies = (rank: number): boolean => rank >= lowestQueen;
/** Whether playing a hand costs less than folding it. */
export const isWorthPlaying = (rank: number): boolean => rank >= lowestToPlay;
