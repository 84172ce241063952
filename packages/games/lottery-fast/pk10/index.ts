import type { LotteryBet } from '../../lottery/bet.ts';
import { atMost, bestWords, eachBet, maxWords } from '../../lottery/bets/each.ts';
import { productBet } from '../../lottery/bets/product.ts';
import { balls, ballsOf } from '../../lottery/draw.ts';
import { chance, fixedList, type LotteryGame, wordBet } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { listGroup } from '../../lottery/selection.ts';
import { bigSmallOddEven, isSo, numbersFrom, sumOf } from '../tokens.ts';
import { pk10Rows } from './rows.ts';

const cars = numbersFrom(1, 10);
const placeNames = cars.map((car) => `place${car}`);
const bigCar = 6;
const bigSum = 12;
const topTwo = [0, 1] as const;
const orders = 90;
/** Orders of champion and runner-up by their sum, from 3. */
const waysOfSums = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2] as const;
const firstSum = 3;
const duels = 5;

const sumOfTwo = (drawn: readonly string[]) => sumOf(topTwo.map((place) => drawn[place] ?? ''));
const waysOf = (word: string) =>
  waysOfSums.reduce((sum, ways, index) => (isSo(word, index + firstSum, bigSum) ? sum + ways : sum), 0);

const duelBet = eachBet({
  key: 'dragonTiger',
  form: {
    groups: Array.from({ length: duels }, (_, index) => listGroup(`duel${index + 1}`, ['dragon', 'tiger'], 0)),
    minInAll: 1,
  },
  prizes: [{ key: 'win', chance: chance(1, 2) }],
  hits: (draw, word, group) => {
    const drawn = ballsOf(draw);
    const isDragon = Number(drawn[group]) > Number(drawn[cars.length - 1 - group]);
    return isDragon === (word === 'dragon') ? { win: 1 } : {};
  },
  most: atMost(1),
});

const directBet = (length: number, ways: number): LotteryBet =>
  productBet({
    key: `top${length}`,
    places: Array.from({ length }, (_, place) => place),
    names: placeNames,
    tokens: cars,
    isDistinct: true,
    chance: chance(1, ways),
  });

const bets: readonly LotteryBet[] = [
  eachBet({
    key: 'place',
    form: { groups: placeNames.map((name) => listGroup(name, cars, 0)), minInAll: 1 },
    prizes: [{ key: 'win', chance: chance(1, 10) }],
    hits: (draw, car, group) => (ballsOf(draw)[group] === car ? { win: 1 } : {}),
    most: atMost(1),
  }),
  eachBet({
    key: 'placeWords',
    form: { groups: placeNames.map((name) => listGroup(name, bigSmallOddEven, 0)), minInAll: 1 },
    prizes: [{ key: 'win', chance: chance(1, 2) }],
    hits: (draw, word, group) => (isSo(word, Number(ballsOf(draw)[group]), bigCar) ? { win: 1 } : {}),
    most: maxWords,
  }),
  duelBet,
  wordBet({
    key: 'sum',
    words: waysOfSums.map((_, index) => `${index + firstSum}`),
    prizes: waysOfSums.map((ways, index) => ({ key: `${index + firstSum}`, chance: chance(ways, orders) })),
    isTrue: (draw, word) => sumOfTwo(ballsOf(draw)) === Number(word),
    isEither: true,
  }),
  wordBet({
    key: 'sumWords',
    words: bigSmallOddEven,
    prizes: bigSmallOddEven.map((word) => ({ key: word, chance: chance(waysOf(word), orders) })),
    isTrue: (draw, word) => isSo(word, sumOfTwo(ballsOf(draw)), bigSum),
    best: bestWords,
  }),
  directBet(2, 90),
  directBet(3, 720),
];

const decimals = 3;

/** A race of ten cars (rulebook 5.6). */
export const pk10: LotteryGame = {
  code: 'pk10',
  shape: [{ key: balls, count: cars.length, of: { list: cars, isDistinct: true } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, decimals),
  groupReturns: (group) => groupReturns(group, decimals),
  rows: pk10Rows(bets),
};
