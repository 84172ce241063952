// @covers forged-rounds table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { type Card, cardOf, type Suit } from '../cards/card.ts';
import { toDecimal } from '../exact/rational.ts';
import { analyse, enumerateOptimalPlay } from './analysis.ts';
import { handOf, hands, lowestCards, paysOf, walkHandsFrom } from './hands.ts';
import { drawsOf, holds, placesOf, valuesOf } from './holds.ts';
import { cardsNow, drawCards, isHold, payoutNow } from './rules.ts';

const suitOf: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const rankOf: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };
/** Cards as `As Td 9h`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((name) => {
    const [rank = '', suit = ''] = name;
    return cardOf(rankOf[rank] ?? Number(rank), suitOf[suit] ?? 'spades');
  });

test.each([
  ['As Ks Qs Js Ts', 'royalFlush'],
  ['9h Kh Qh Jh Th', 'straightFlush'],
  ['Ah 2h 3h 4h 5h', 'straightFlush'],
  ['7s 7h 7c 7d As', 'fourOfAKind'],
  ['7s 7h 7c Ad As', 'fullHouse'],
  ['7s 7h Ac Ad As', 'fullHouse'],
  ['2d 9d Kd 4d 5d', 'flush'],
  ['As 2h 3h 4h 5h', 'straight'],
  ['As Kh Qh Jh Th', 'straight'],
  ['As Kh Qh Jh 2h', 'nothing'],
  ['Ks Ah 2h 3h 4h', 'nothing'],
  ['7s 7h 7c Ad 2s', 'threeOfAKind'],
  ['7s 7h Ac Ad 2s', 'twoPair'],
  ['As Ah 3c 4d 9s', 'jacksOrBetter'],
  ['Js Jh 3c 4d 9s', 'jacksOrBetter'],
  ['Ts Th 3c 4d 9s', 'nothing'],
])('%s is %s', (text, hand) => expect(handOf(cardsOf(text))).toBe(hand));

test('four cards, six, or one that is none are no hand', () => {
  for (const cards of [
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 52],
    [1, 2, 3, 4, 0.5],
  ]) {
    expect(() => handOf(cards)).toThrow(RangeError);
  }
});

test('all 2,598,960 hands, as counted by combinatorics', () => {
  const counts = hands.map(() => 0);
  for (let lowest = 0; lowest < lowestCards; lowest += 1) {
    walkHandsFrom(lowest, (hand) => {
      counts[hand] = (counts[hand] ?? 0) + 1;
    });
  }
  // Of the 1,098,240 hands with one pair four of thirteen ranks pay; the others and the 1,302,540 without a pair are nothing.
  const pairs = 1_098_240 / 13;
  const without = 1_302_540 + 9 * pairs;
  expect(counts).toEqual([without, 4 * pairs, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
});

describe('optimal play', () => {
  const play = enumerateOptimalPlay();

  test('is found over all hands in all classes of equal worth', () => {
    expect([play.classes, play.dealt, play.total]).toEqual([134_459, 2_598_960, 19_933_230_517_200n]);
  });

  test('leaves each hand as often as published, and returns 99.5439 %', () => {
    // The combinations of 9/6 Jacks or Better under optimal play as the literature prints them.
    expect(play.counts).toEqual([
      10_872_274_993_896n,
      4_277_372_890_968n,
      2_576_946_164_148n,
      1_484_003_070_324n,
      223_837_565_784n,
      219_554_786_160n,
      229_475_482_596n,
      47_093_167_764n,
      2_178_883_296n,
      493_512_264n,
    ]);
    const { rtp, hitFrequency, topReturn } = analyse(play);
    expect([toDecimal(rtp, 10), toDecimal(hitFrequency, 6), topReturn]).toEqual([
      '0.9954390437',
      '0.454565',
      8_000_000,
    ]);
  });
});

describe('the best hold', () => {
  /** A hold's average by drawing every combination of its cards one by one. */
  function drawnOneByOne(dealt: readonly Card[], hold: number): number {
    const kept = placesOf(hold).map((place) => dealt[place] as Card);
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
    let [back, count] = [0, 0];
    const draw = (from: number, cards: readonly Card[]): void => {
      if (cards.length === 5) {
        back += paysOf[handOf(cards)];
        count += 1;
        return;
      }
      for (let at = from; at < rest.length; at += 1) draw(at + 1, [...cards, rest[at] as Card]);
    };
    draw(0, kept);
    expect(count).toBe(drawsOf(hold));
    return back / count;
  }

  test('four cards to a royal flush go before a pat straight', () => {
    const values = valuesOf(cardsOf('As Ts Js Qs Kh'));
    expect(values[0]).toEqual({ hold: 0b1111, value: expect.closeTo(18.404_255, 6) });
    expect(values.find(({ hold }) => hold === holds - 1)?.value).toBe(4);
  });

  test('holds of three cards and more come to what drawing one by one gives', () => {
    const dealt = cardsOf('Js 4h Jd 9c Td');
    const values = valuesOf(dealt);
    expect(values.map(({ hold }) => hold).sort((a, b) => a - b)).toEqual(
      Array.from({ length: holds }, (_, hold) => hold),
    );
    for (const { hold, value } of values) {
      if (placesOf(hold).length >= 3) expect(value).toBeCloseTo(drawnOneByOne(dealt, hold), 9);
    }
    expect(values[0]?.hold).toBe(0b101);
  });
});

describe('a round', () => {
  const cards = cardsOf('As Ah 3c 4d 9s Ac 2h 2d 2c 2s');

  test('replaces what is not held by the next cards of the pack, from the left', () => {
    expect(cardsNow({ cards, held: null })).toEqual(cardsOf('As Ah 3c 4d 9s'));
    expect(cardsNow({ cards, held: [0, 1] })).toEqual(cardsOf('As Ah Ac 2h 2d'));
    expect(cardsNow({ cards, held: [2, 4] })).toEqual(cardsOf('Ac 2h 3c 2d 9s'));
    expect(payoutNow(100n, { cards, held: null })).toBe(100n);
    expect(payoutNow(100n, { cards, held: [0, 1] })).toBe(900n);
    expect(payoutNow(100n, { cards, held: [] })).toBe(2_500n);
  });

  test.each([[[0, 0]], [[1, 0]], [[5]], [[-1]], [[0.5]], ['0']])('does not hold %j', (places) => {
    expect(isHold(places)).toBe(false);
    expect(() => cardsNow({ cards, held: places as number[] })).toThrow(RangeError);
  });

  test('is dealt from one pack: no card comes twice', () => {
    const asked: number[] = [];
    const dealt = drawCards((n) => asked.push(n) % n);
    expect([dealt.length, new Set(dealt).size, asked.length, asked[0], asked.at(-1)]).toEqual([10, 10, 51, 52, 2]);
  });
});
