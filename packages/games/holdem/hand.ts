import { type Card, rankOf, type Suit, suitOf, suits } from '../cards/index.ts';

/** Hands of poker (rulebook 4.4), lowest first. */
export const pokerHands = [
  'highCard',
  'onePair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
] as const;
export type PokerHandName = (typeof pokerHands)[number];

export interface PokerHand {
  name: PokerHandName;
  /** Comparable: class, then the cards that decide. Equal ranks tie; suits never rank. */
  rank: number;
}

const handSize = 5;
const maxCards = 7;
const ace = 14;
const lowestTop = 5;
/** Above every card's value. */
const base = 16;
const straightBits = 0b11111;

/** 2 to 14: an ace is high. */
const heightOf = (card: Card): number => (rankOf(card) === 1 ? ace : rankOf(card));

/** The highest card of a straight among values given as bits; 0: there is none. An ace is also below the two. */
function straightTop(bits: number): number {
  const all = bits | ((bits >> ace) & 1 ? 2 : 0);
  for (let top = ace; top >= lowestTop; top -= 1)
    if (((all >> (top - handSize + 1)) & straightBits) === straightBits) return top;
  return 0;
}

/** The highest values of bits, as many as asked for. */
function highest(bits: number, howMany: number): number[] {
  const values: number[] = [];
  for (let value = ace; value > 1 && values.length < howMany; value -= 1) if ((bits >> value) & 1) values.push(value);
  return values;
}

/** Always five places, so that hands of a class compare card by card. */
export function rankedHand(name: PokerHandName, values: readonly number[]): PokerHand {
  let rank = pokerHands.indexOf(name);
  for (let place = 0; place < handSize; place += 1) rank = rank * base + (values[place] ?? 0);
  return { name, rank };
}

function ofFlush(bits: number): PokerHand {
  const top = straightTop(bits);
  if (top === ace) return rankedHand('royalFlush', [ace]);
  return top > 0 ? rankedHand('straightFlush', [top]) : rankedHand('flush', highest(bits, handSize));
}

/** `sets[n]`: bits of the values that are there n times at least. */
function ofSets(sets: readonly number[]): PokerHand | null {
  const [, any = 0, twice = 0, thrice = 0, four = 0] = sets;
  const beside = (used: readonly number[], howMany: number) =>
    highest(
      used.reduce((bits, value) => bits & ~(1 << value), any),
      howMany,
    );
  const [quad] = highest(four, 1);
  if (quad) return rankedHand('fourOfAKind', [quad, ...beside([quad], 1)]);
  const [triple] = highest(thrice, 1);
  const [pair] = highest(triple ? twice & ~(1 << triple) : twice, 1);
  if (triple && pair) return rankedHand('fullHouse', [triple, pair]);
  const top = straightTop(any);
  if (top > 0) return rankedHand('straight', [top]);
  if (triple) return rankedHand('threeOfAKind', [triple, ...beside([triple], 2)]);
  if (!pair) return null;
  const [second] = highest(twice & ~(1 << pair), 1);
  if (second) return rankedHand('twoPair', [pair, second, ...beside([pair, second], 1)]);
  return rankedHand('onePair', [pair, ...beside([pair], 3)]);
}

/** The best five of five to seven cards. Throws RangeError for another number of them. */
export function pokerHandOf(cards: readonly Card[]): PokerHand {
  if (cards.length < handSize || cards.length > maxCards) throw new RangeError('a hand of poker has 5 to 7 cards');
  const sets = [0, 0, 0, 0, 0];
  const bySuit: Record<Suit, number[]> = { spades: [], hearts: [], clubs: [], diamonds: [] };
  for (const card of cards) {
    const value = heightOf(card);
    let times = 1;
    while (((sets[times] as number) >> value) & 1) times += 1;
    sets[times] = (sets[times] as number) | (1 << value);
    bySuit[suitOf(card)].push(value);
  }
  // Five cards of a suit leave no room for four of a kind or a full house among seven.
  for (const suit of suits)
    if (bySuit[suit].length >= handSize) return ofFlush(bySuit[suit].reduce((bits, value) => bits | (1 << value), 0));
  return ofSets(sets) ?? rankedHand('highCard', highest(sets[1] as number, handSize));
}

/** The five cards that make the best hand. */
export function bestFive(cards: readonly Card[]): Card[] {
  let best = cards.slice(0, handSize);
  const choose = (chosen: readonly Card[], from: number): void => {
    if (chosen.length === handSize) {
      if (pokerHandOf(chosen).rank > pokerHandOf(best).rank) best = [...chosen];
      return;
    }
    for (let index = from; index < cards.length; index += 1) choose([...chosen, cards[index] as Card], index + 1);
  };
  choose([], 0);
  return best;
}
