import { type Card, cardKinds, rankOf } from '../cards/card.ts';
import { cardsLeft, type Shoe } from '../cards/shoe.ts';
import { type BaccaratSeen, bankerDraws, type Pair, playerDraws, pointsOf, totalOf } from './hand.ts';

/** Ways in which the cards of a shoe can fall, by what the bets see; `waysFrom` counts along `seen`. */
export interface AllDeals {
  readonly seen: readonly BaccaratSeen[];
  waysFrom(shoe: Shoe): Float64Array;
}

const pointValues = 10;
const points = Array.from({ length: pointValues }, (_, value) => value);
const counts = [2, 3] as const;
const maxHand = 6;

const totalIndex = (playerTotal: number, bankerTotal: number, playerCards: number, bankerCards: number): number =>
  ((playerTotal * pointValues + bankerTotal) * counts.length + playerCards - 2) * counts.length + bankerCards - 2;

const totalsSeen: readonly BaccaratSeen[] = points.flatMap((playerTotal) =>
  points.flatMap((bankerTotal) =>
    counts.flatMap((playerCards) =>
      counts.map((bankerCards) => ({
        ...{ playerTotal, bankerTotal, playerCards, bankerCards },
        ...({ playerPair: 'none', bankerPair: 'none' } as const),
      })),
    ),
  ),
);

/** The hands of two cards by points, each pair of values once. */
const twoCards = points.flatMap((first) => points.slice(first).map((second) => [first, second] as const));

/**
 * Every deal of six cards in order. A shoe of eight packs has 416 x 415 x … x 411 of them, which is below 2^53, so that the walk may count
 * in floats and stays exact.
 */
function waysOfTotals(shoe: Shoe): Float64Array {
  const ways = new Float64Array(totalsSeen.length);
  const left = points.map(() => 0);
  shoe.forEach((count, card) => {
    left[pointsOf(card)] = (left[pointsOf(card)] ?? 0) + count;
  });
  const size = cardsLeft(shoe);
  const of = (value: number) => left[value] as number;
  const take = (value: number, by: number) => {
    left[value] = of(value) - by;
  };
  /** Ways to deal the cards that a short hand leaves of six; they keep the weights alike. */
  const unseen = (dealt: number) => {
    let rest = 1;
    for (let card = dealt; card < maxHand; card += 1) rest *= size - card;
    return rest;
  };
  const unseenAfter = [4, 5, 6].map(unseen);
  const count = (player: number, banker: number, cards: readonly [number, number], weight: number) => {
    const index = totalIndex(player, banker, cards[0], cards[1]);
    ways[index] = (ways[index] as number) + weight * (unseenAfter[cards[0] + cards[1] - 4] as number);
  };
  const bankersTurn = (player: number, third: number | null, banker: number, weight: number) => {
    const playerCards = third === null ? 2 : 3;
    const playerAll = third === null ? player : (player + third) % pointValues;
    if (!bankerDraws(player, banker, third)) return count(playerAll, banker, [playerCards, 2], weight);
    for (const value of points) {
      count(playerAll, (banker + value) % pointValues, [playerCards, 3], weight * of(value));
    }
  };
  const playersTurn = (player: number, banker: number, weight: number) => {
    if (!playerDraws(player, banker)) return bankersTurn(player, null, banker, weight);
    for (const value of points) {
      const more = weight * of(value);
      take(value, 1);
      bankersTurn(player, value, banker, more);
      take(value, -1);
    }
  };
  const eachPair = (walk: (total: number, weight: number) => void) => {
    for (const [first, second] of twoCards) {
      const isAlike = first === second;
      const weight = of(first) * (isAlike ? of(first) - 1 : 2 * of(second));
      if (weight <= 0) continue;
      take(first, 1);
      take(second, 1);
      walk(totalOf([first, second]), weight);
      take(first, -1);
      take(second, -1);
    }
  };
  eachPair((player, first) => eachPair((banker, second) => playersTurn(player, banker, first * second)));
  return ways;
}

export const totalsOfDeals: AllDeals = { seen: totalsSeen, waysFrom: waysOfTotals };

const pairs = ['none', 'rank', 'suited'] as const satisfies readonly Pair[];

const pairsSeen: readonly BaccaratSeen[] = pairs.flatMap((playerPair) =>
  pairs.map((bankerPair) => ({
    ...{ playerTotal: 0, bankerTotal: 0, playerCards: 2, bankerCards: 2 },
    ...{ playerPair, bankerPair },
  })),
);

const kinds: readonly Card[] = Array.from({ length: cardKinds }, (_, card) => card);

const pairOfKinds = (first: Card, second: Card): number => {
  if (first === second) return pairs.indexOf('suited');
  return rankOf(first) === rankOf(second) ? pairs.indexOf('rank') : pairs.indexOf('none');
};

/** Ways to deal two cards, by their pair. */
function waysOfTwo(left: readonly number[]): readonly [none: number, rank: number, suited: number] {
  const byRank: number[] = [];
  let size = 0;
  let suited = 0;
  left.forEach((count, card) => {
    size += count;
    suited += count * (count - 1);
    byRank[rankOf(card)] = (byRank[rankOf(card)] ?? 0) + count;
  });
  const alike = byRank.reduce((sum, count) => sum + count * (count - 1), 0);
  return [size * (size - 1) - alike, alike - suited, suited];
}

/** Every deal of the first four cards. */
function waysOfPairs(shoe: Shoe): Float64Array {
  const ways = new Float64Array(pairsSeen.length);
  const left = [...shoe];
  const of = (card: Card) => left[card] as number;
  for (const first of kinds) {
    for (const second of kinds.slice(first)) {
      const weight = of(first) * (first === second ? of(first) - 1 : 2 * of(second));
      if (weight <= 0) continue;
      left[first] = of(first) - 1;
      left[second] = of(second) - 1;
      const from = pairOfKinds(first, second) * pairs.length;
      waysOfTwo(left).forEach((others, pair) => {
        ways[from + pair] = (ways[from + pair] as number) + weight * others;
      });
      left[first] = of(first) + 1;
      left[second] = of(second) + 1;
    }
  }
  return ways;
}

export const pairsOfDeals: AllDeals = { seen: pairsSeen, waysFrom: waysOfPairs };
