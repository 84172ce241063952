import type { LotteryBet, Wins } from '../../lottery/bet.ts';
import { atMost, eachBet, maxWords } from '../../lottery/bets/each.ts';
import { productBet } from '../../lottery/bets/product.ts';
import { togetherBet } from '../../lottery/bets/together.ts';
import { choose } from '../../lottery/combinations.ts';
import { balls, ballsOf } from '../../lottery/draw.ts';
import { chance, fixedList, type LotteryGame, wordBet } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { listGroup } from '../../lottery/selection.ts';
import { bigSmallOddEven, isSo, numbersFrom, sumOf } from '../tokens.ts';
import { elevenX5Rows } from './rows.ts';

const numbers = numbersFrom(1, 11);
const drawn = 5;
const placeNames = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const bigBall = 6;
const refundBall = '11';
const middleSum = 30;
const combinations = 462;
const official = (price: string) => ({ official: price });

/** Official prices of any two to any eight. */
const anyPrices = ['3', '9.5', '39', '270', '45', '13', '4.5'] as const;

const anyBets: readonly LotteryBet[] = anyPrices.map((price, index) => {
  const pick = index + 2;
  const need = Math.min(pick, drawn);
  return togetherBet({
    key: `any${pick}`,
    group: listGroup('numbers', numbers, pick),
    pick,
    need,
    maxTrue: drawn,
    isTrue: (draw, number) => ballsOf(draw).includes(number),
    chance: chance(choose(drawn, need) * choose(numbers.length - drawn, pick - need), choose(numbers.length, pick)),
    prices: official(price),
  });
});

/** The chance of `any n`: how many picks of n hold enough of the five, of all picks. */
const ordered = [
  { length: 1, ways: 11, price: '6.5' },
  { length: 2, ways: 110, price: '65' },
  { length: 3, ways: 990, price: '585' },
] as const;
const unordered = [
  { length: 2, ways: 55, price: '32.5' },
  { length: 3, ways: 165, price: '97.5' },
] as const;

const orderedBets: readonly LotteryBet[] = ordered.map(({ length, ways, price }) =>
  productBet({
    key: `first${length}`,
    places: Array.from({ length }, (_, place) => place),
    names: placeNames,
    tokens: numbers,
    isDistinct: true,
    chance: chance(1, ways),
    prices: official(price),
  }),
);
const unorderedBets: readonly LotteryBet[] = unordered.map(({ length, ways, price }) =>
  togetherBet({
    key: `group${length}`,
    group: listGroup('numbers', numbers, length),
    pick: length,
    maxTrue: length,
    looksAt: Array.from({ length }, (_, place) => place),
    isTrue: (draw, number) => ballsOf(draw).slice(0, length).includes(number),
    chance: chance(1, ways),
    prices: official(price),
  }),
);

const placeHit = (ball: string | undefined, word: string): Wins => {
  if (ball === refundBall) return { refund: 1 };
  return isSo(word, Number(ball), bigBall) ? { win: 1 } : {};
};

/** Sums of five of eleven, of 462: under 30, 30, over 30, odd, even. */
const sumWays = { small: 215, refund: 32, big: 215, odd: 236, even: 226 } as const;
const fixedPrice = { [fixedList]: '1.95' };

const wordBets: readonly LotteryBet[] = [
  eachBet({
    key: 'placeWords',
    form: { groups: placeNames.map((name) => listGroup(name, bigSmallOddEven, 0)), minInAll: 1 },
    prizes: [
      { key: 'win', chance: chance(5, 11), prices: fixedPrice },
      { key: 'refund', chance: chance(1, 11), isRefund: true },
    ],
    hits: (draw, word, group) => placeHit(ballsOf(draw)[group], word),
    most: maxWords,
  }),
  wordBet({
    key: 'sumSize',
    words: ['big', 'small'],
    prizes: [
      { key: 'win', chance: chance(sumWays.big, combinations), prices: fixedPrice },
      { key: 'refund', chance: chance(sumWays.refund, combinations), isRefund: true },
    ],
    isTrue: (draw, word) => isSo(word, sumOf(ballsOf(draw)), middleSum),
    isRefund: (draw) => sumOf(ballsOf(draw)) === middleSum,
    isEither: true,
  }),
  wordBet({
    key: 'sumParity',
    words: ['odd', 'even'],
    prizes: [
      { key: 'odd', chance: chance(sumWays.odd, combinations) },
      { key: 'even', chance: chance(sumWays.even, combinations) },
    ],
    isTrue: (draw, word) => isSo(word, sumOf(ballsOf(draw)), middleSum),
    isEither: true,
  }),
  wordBet({
    key: 'oddBalls',
    words: numbersFrom(0, drawn),
    prizes: numbersFrom(0, drawn).map((key) => ({
      key,
      chance: chance(choose(6, Number(key)) * choose(5, drawn - Number(key)), combinations),
    })),
    isTrue: (draw, word) => ballsOf(draw).filter((ball) => Number(ball) % 2 === 1).length === Number(word),
    isEither: true,
  }),
];

const placeBet = eachBet({
  key: 'place',
  form: { groups: placeNames.map((name) => listGroup(name, numbers, 0)), minInAll: 1 },
  prizes: [{ key: 'win', chance: chance(1, 11) }],
  hits: (draw, number, group) => (ballsOf(draw)[group] === number ? { win: 1 } : {}),
  most: atMost(1),
});

const bets = [...anyBets, ...orderedBets, ...unorderedBets, placeBet, ...wordBets];
const decimals = 3;

/** Five different numbers of eleven, in order (rulebook 5.6). */
export const elevenX5: LotteryGame = {
  code: '11x5',
  shape: [{ key: balls, count: drawn, of: { list: numbers, isDistinct: true } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, decimals),
  groupReturns: (group) => groupReturns(group, decimals),
  rows: elevenX5Rows(bets),
};
