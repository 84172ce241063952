import { type Card, cardKinds, ranksPerSuit } from '../cards/card.ts';

/** What five cards come to, lowest first; a pair below the jacks is nothing. */
export const hands = [
  'nothing',
  'jacksOrBetter',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
export type Hand = (typeof hands)[number];

/** What each hand brings, in stakes, stake included: the full-pay table 9/6. */
export const paysOf: Readonly<Record<Hand, number>> = {
  nothing: 0,
  jacksOrBetter: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 6,
  fullHouse: 9,
  fourOfAKind: 25,
  straightFlush: 50,
  royalFlush: 800,
};

const at = Object.fromEntries(hands.map((hand, index) => [hand, index])) as Record<Hand, number>;

/** The ranks as bits, the ace lowest: ace, jack, queen and king pay as a pair. */
const highPairs = 0b1110000000001;
const [aceHighStraight, lowestStraight] = [0b1111000000001, 0b11111];

/** Five different ranks. */
function handOfRanks(ranks: number, isFlush: boolean): number {
  if (ranks === aceHighStraight) return isFlush ? at.royalFlush : at.straight;
  const isStraight = ranks === (ranks & -ranks) * lowestStraight;
  if (isFlush) return isStraight ? at.straightFlush : at.flush;
  return isStraight ? at.straight : at.nothing;
}

/** The place in `hands` of five cards. Bits of ranks: held by one card or more, by two or more, three or more, four; and the suits that all five have. */
function handOfBits(one: number, two: number, three: number, four: number, suit: number): number {
  if (two === 0) return handOfRanks(one, suit !== 0);
  if (four !== 0) return at.fourOfAKind;
  if (three !== 0) return three === two ? at.threeOfAKind : at.fullHouse;
  if ((two & (two - 1)) !== 0) return at.twoPair;
  return (two & highPairs) === 0 ? at.nothing : at.jacksOrBetter;
}

export const handSize = 5;

const rankBits = Int16Array.from({ length: cardKinds }, (_, card) => 1 << (card % ranksPerSuit));
const suitBits = Int8Array.from({ length: cardKinds }, (_, card) => 1 << Math.floor(card / ranksPerSuit));

const rankBit = (card: Card) => rankBits[card] as number;
const suitBit = (card: Card) => suitBits[card] as number;

/** The hand of five cards. Throws RangeError for another number of cards, or a card that is none. */
export function handOf(cards: readonly Card[]): Hand {
  let [one, two, three, four, suit] = [0, 0, 0, 0, 0b1111];
  for (const card of cards) {
    if (rankBits[card] === undefined) throw new RangeError(`no card ${card}`);
    const bit = rankBit(card);
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
    suit &= suitBit(card);
  }
  if (cards.length !== handSize) throw new RangeError(`a hand has ${handSize} cards, not ${cards.length}`);
  return hands[handOfBits(one, two, three, four, suit)] as Hand;
}
/** One of the 2,598,960 hands: its place in `hands`, and its cards in ascending order. */
export type VisitHand = (hand: number, a: Card, b: Card, c: Card, d: Card, e: Card) => void;

/** The cards that the lowest card of a hand can be. */
export const lowestCards = cardKinds - handSize + 1;

/** Visits every hand of the pack whose lowest card is this one. */
export function walkHandsFrom(a: Card, visit: VisitHand): void {
  for (let b = a + 1; b < cardKinds; b += 1) {
    const oneB = rankBit(a) | rankBit(b);
    const twoB = rankBit(a) & rankBit(b);
    const suitB = suitBit(a) & suitBit(b);
    for (let c = b + 1; c < cardKinds; c += 1) {
      const oneC = oneB | rankBit(c);
      const twoC = twoB | (oneB & rankBit(c));
      const threeC = twoB & rankBit(c);
      const suitC = suitB & suitBit(c);
      for (let d = c + 1; d < cardKinds; d += 1) {
        const oneD = oneC | rankBit(d);
        const twoD = twoC | (oneC & rankBit(d));
        const threeD = threeC | (twoC & rankBit(d));
        const fourD = threeC & rankBit(d);
        const suitD = suitC & suitBit(d);
        for (let e = d + 1; e < cardKinds; e += 1) {
          const bit = rankBit(e);
          const two = twoD | (oneD & bit);
          const hand = handOfBits(oneD | bit, two, threeD | (twoD & bit), fourD | (threeD & bit), suitD & suitBit(e));
          visit(hand, a, b, c, d, e);
        }
      }
    }
  }
}
