import { type Card, rankOf, type Suit, suitOf } from '../cards/index.ts';

/** Classes of the extended set (rulebook 1.11), lowest first. */
export const bullClasses = [
  'noBull',
  'bull1',
  'bull2',
  'bull3',
  'bull4',
  'bull5',
  'bull6',
  'bull7',
  'bull8',
  'bull9',
  'bullBull',
  'silver',
  'fiveDukes',
  'bomb',
  'fiveSmall',
] as const;
export type BullClass = (typeof bullClasses)[number];

/** What a win is multiplied by, by the winner's class (rulebook 4.2). */
const multipliers: Readonly<Record<BullClass, bigint>> = {
  noBull: 1n,
  bull1: 1n,
  bull2: 1n,
  bull3: 1n,
  bull4: 1n,
  bull5: 1n,
  bull6: 1n,
  bull7: 2n,
  bull8: 2n,
  bull9: 3n,
  bullBull: 4n,
  silver: 5n,
  fiveDukes: 5n,
  bomb: 6n,
  fiveSmall: 8n,
};
export const multiplierOf = (name: BullClass): bigint => multipliers[name];

const handSize = 5;
const bombSize = 4;
const smallRank = 4;
const smallTotal = 10;
const ten = 10;
/** Of two cards of a rank the spade is the higher, then heart, diamond, club. */
const suitOrder: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];
const suitCount = suitOrder.length;
const orderOf = (card: Card): number => rankOf(card) * suitCount + suitOrder.indexOf(suitOf(card));
/** Above every card's order. */
const orders = 64;

export interface BullHand {
  name: BullClass;
  /** Comparable: class, then highest card, then its suit. No two hands of one pack are equal. */
  rank: number;
}

/** Three of the cards sum to a multiple of ten; the other two say how large the bull is. */
function hasBull(pips: readonly number[], total: number): boolean {
  for (let a = 0; a < pips.length; a += 1)
    for (let b = a + 1; b < pips.length; b += 1)
      if ((total - (pips[a] as number) - (pips[b] as number)) % ten === 0) return true;
  return false;
}

const isBomb = (ranks: readonly number[]): boolean =>
  ranks.some((rank) => ranks.filter((other) => other === rank).length === bombSize);

function classOf(cards: readonly Card[]): BullClass {
  const ranks = cards.map(rankOf);
  const sum = ranks.reduce((all, rank) => all + rank, 0);
  if (ranks.every((rank) => rank <= smallRank) && sum <= smallTotal) return 'fiveSmall';
  if (isBomb(ranks)) return 'bomb';
  if (ranks.every((rank) => rank > ten)) return 'fiveDukes';
  if (ranks.every((rank) => rank >= ten)) return 'silver';
  return bullOf(ranks);
}

/** The class by the bull alone. */
function bullOf(ranks: readonly number[]): BullClass {
  const pips = ranks.map((rank) => Math.min(rank, ten));
  const total = pips.reduce((all, pip) => all + pip, 0);
  if (!hasBull(pips, total)) return 'noBull';
  return total % ten === 0 ? 'bullBull' : (bullClasses[total % ten] as BullClass);
}

const handWith = (name: BullClass, cards: readonly Card[]): BullHand => ({
  name,
  rank: bullClasses.indexOf(name) * orders + Math.max(...cards.map(orderOf)),
});

/** The value of five cards. Throws RangeError for another number of them. */
export function bullHandOf(cards: readonly Card[]): BullHand {
  if (cards.length !== handSize) throw new RangeError('a hand of bulls has five cards');
  return handWith(classOf(cards), cards);
}

/** The same in the live set, which has no silver, bomb or five small. */
export function liveBullHandOf(cards: readonly Card[]): BullHand {
  if (cards.length !== handSize) throw new RangeError('a hand of bulls has five cards');
  const ranks = cards.map(rankOf);
  return handWith(ranks.every((rank) => rank > ten) ? 'fiveDukes' : bullOf(ranks), cards);
}

/** Places of three cards that sum to a multiple of ten; null where there are none. */
export function bullPlaces(cards: readonly Card[]): readonly number[] | null {
  const pips = cards.map((card) => Math.min(rankOf(card), ten));
  for (const [a, one] of pips.entries())
    for (let b = a + 1; b < pips.length; b += 1)
      for (let c = b + 1; c < pips.length; c += 1)
        if ((one + (pips[b] ?? 0) + (pips[c] ?? 0)) % ten === 0) return [a, b, c];
  return null;
}
