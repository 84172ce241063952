// @covers poker-hands

import { shuffle } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardKinds, cardOf, ranksPerSuit, type Suit, suits } from '../cards/index.ts';
import { seededDraw } from '../room-engine/random-hands.test-helper.ts';
import { bestFive, type PokerHandName, pokerHandOf } from './hand.ts';

const isLong = process.env.LONG_TESTS === '1';
const letters: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const cards = (text: string): Card[] =>
  text.split(' ').map((one) => cardOf('A23456789TJQK'.indexOf(one[0] ?? '') + 1, letters[one[1] ?? ''] as Suit));

/** Rulebook 4.4. */
const ofFive: Record<PokerHandName, number> = {
  royalFlush: 4,
  straightFlush: 36,
  fourOfAKind: 624,
  fullHouse: 3_744,
  flush: 5_108,
  straight: 10_200,
  threeOfAKind: 54_912,
  twoPair: 123_552,
  onePair: 1_098_240,
  highCard: 1_302_540,
};
const ofSeven: Record<PokerHandName, number> = {
  royalFlush: 4_324,
  straightFlush: 37_260,
  fourOfAKind: 224_848,
  fullHouse: 3_473_184,
  flush: 4_047_644,
  straight: 6_180_020,
  threeOfAKind: 6_461_620,
  twoPair: 31_433_400,
  onePair: 58_627_800,
  highCard: 23_294_460,
};

/** Every choice of `howMany` below `below`, in ascending order. */
function eachChoice(below: number, howMany: number, isRepeated: boolean, visit: (chosen: number[]) => void): void {
  const chosen: number[] = [];
  const from = (first: number): void => {
    if (chosen.length === howMany) {
      visit(chosen);
      return;
    }
    for (let next = first; next < below; next += 1) {
      chosen.push(next);
      from(isRepeated ? next : next + 1);
      chosen.pop();
    }
  };
  from(0);
}
const timesOf = (values: readonly number[]) => {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
};
const suitChoices = [1, 4, 6, 4, 1];

test('all 2,598,960 hands of five cards fall into their classes as often as the rulebook says', () => {
  const found: Record<string, number> = {};
  const count = (ranks: readonly number[], suitAt: (index: number, nth: number) => Suit, hands: number) => {
    const seen = new Map<number, number>();
    const hand = ranks.map((rank, index) => {
      const nth = seen.get(rank) ?? 0;
      seen.set(rank, nth + 1);
      return cardOf(rank + 1, suitAt(index, nth));
    });
    const { name } = pokerHandOf(hand);
    found[name] = (found[name] ?? 0) + hands;
  };
  // Suits never rank: one hand stands for all with the same ranks, in one suit or in several.
  eachChoice(ranksPerSuit, 5, true, (ranks) => {
    const times = [...timesOf(ranks).values()];
    if (times.some((time) => time > suits.length)) return;
    const hands = times.reduce((product, time) => product * (suitChoices[time] ?? 0), 1);
    const suited = times.length === 5 ? suits.length : 0;
    if (suited > 0) count(ranks, () => 'spades', suited);
    const mixed = (index: number, nth: number) => suits[times.length === 5 ? Math.min(index, 1) : nth] as Suit;
    count(ranks, mixed, hands - suited);
  });
  expect(found).toEqual(ofFive);
});

test.runIf(isLong)('every hand of five and of seven cards, dealt one by one', { timeout: 900_000 }, () => {
  for (const [howMany, counts] of [
    [5, ofFive],
    [7, ofSeven],
  ] as const) {
    const found: Record<string, number> = {};
    eachChoice(cardKinds, howMany, false, (hand) => {
      const { name } = pokerHandOf(hand);
      found[name] = (found[name] ?? 0) + 1;
    });
    expect(found).toEqual(counts);
  }
});

test('the best five of seven cards are those that no other five of them beat', () => {
  const draw = seededDraw('holdem-best');
  const pack = Array.from({ length: cardKinds }, (_, card) => card);
  for (let hand = 0; hand < 1_500; hand += 1) {
    const seven = shuffle(pack, draw).slice(0, 7);
    const { rank } = pokerHandOf(seven);
    let best = 0;
    eachChoice(7, 5, false, (chosen) => {
      best = Math.max(best, pokerHandOf(chosen.map((index) => seven[index] as Card)).rank);
    });
    expect(rank).toBe(best);
    expect(pokerHandOf(bestFive(seven)).rank).toBe(best);
  }
});

describe('which hand is the better one', () => {
  test.each<[string, string, number]>([
    ['As 2s 3d 4c 5h', 'Ks Qd Jc 9h 8s', 1],
    ['As 2s 3d 4c 5h', '2d 3c 4h 5s 6d', -1],
    ['As Ks Qs Js 9s', 'Ad Kd Qd Jd 9d', 0],
    ['As Ad Kc Kh 2s', 'Ac Ah Ks Kd 3s', -1],
    ['As Ad Kc Kh 2s 3d 3c', 'Ac Ah Ks Kd 2c 2d 3h', 0],
    ['2s 2d 2c 3h 3s', 'As Ad Ac Kh Qs', 1],
    ['As Ks Qs Js Ts', '9s 8s 7s 6s 5s', 1],
    ['7s 7d 7c 7h 2s 3d 4c', '7s 7d 7c 7h 2s 3d 5c', -1],
    ['Ks Kd Kc Qh Qs Qd 2c', 'Ks Kd Kc Ah As 3d 2c', -1],
  ])('%s and %s', (one, other, sign) => {
    expect(Math.sign(pokerHandOf(cards(one)).rank - pokerHandOf(cards(other)).rank)).toBe(sign);
  });

  test('four cards and eight are no hand', () => {
    expect(() => pokerHandOf([0, 1, 2, 3])).toThrow(RangeError);
    expect(() => pokerHandOf([0, 1, 2, 3, 4, 5, 6, 7])).toThrow(RangeError);
  });
});

/** Rulebook 4.4: wins and ties of the first of two hands on all 1,712,304 boards. */
test.runIf(isLong).each<[string, string, number, number]>([
  ['As Ah', 'Ks Kh', 1_410_336, 9_308],
  ['As Ah', 'Kd Kc', 1_388_072, 6_538],
  ['As Ks', 'Qh Qd', 787_966, 6_732],
  ['Ac Ad', '7h 2s', 1_493_820, 6_236],
  ['Ah Kd', '7s 2c', 1_143_573, 7_419],
  ['Jh Th', '2c 2d', 912_248, 24_087],
  ['As Kh', 'Ac Kd', 37_210, 1_637_884],
])('%s against %s on every board', { timeout: 300_000 }, (one, other, wins, ties) => {
  const [mine, his] = [cards(one), cards(other)];
  const left = Array.from({ length: cardKinds }, (_, card) => card).filter((card) => ![...mine, ...his].includes(card));
  const found = { wins: 0, ties: 0 };
  eachChoice(left.length, 5, false, (chosen) => {
    const board = chosen.map((index) => left[index] as Card);
    const difference = pokerHandOf([...mine, ...board]).rank - pokerHandOf([...his, ...board]).rank;
    if (difference > 0) found.wins += 1;
    else if (difference === 0) found.ties += 1;
  });
  expect(found).toEqual({ wins, ties });
});
