import type { LotteryBet, Prize } from '../../lottery/bet.ts';
import { maxWords } from '../../lottery/bets/each.ts';
import { balls, ballsOf, type LotteryDraw } from '../../lottery/draw.ts';
import { chance, fixedList, type LotteryGame, wordBet } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { shapeOf } from '../ssc/figures.ts';
import { bigSmallOddEven, digits, isSo, numbersFrom, sumOf } from '../tokens.ts';
import { pc28Rows } from './rows.ts';

const all = 1_000;
const bigSum = 14;
const middleSums = [13, 14];
const extremes = { small: 5, big: 22 } as const;
const totalOf = (draw: LotteryDraw) => sumOf(ballsOf(draw));
const priced = (key: string, ways: number, price: string): Prize => ({
  key,
  chance: chance(ways, all),
  prices: { [fixedList]: price },
});

/** Ways and price of the sums 0 to 13; a sum and 27 less it are alike. */
const sums: readonly (readonly [ways: number, price: string])[] = [
  [1, '950'],
  [3, '316.66'],
  [6, '158.33'],
  [10, '95'],
  [15, '63.33'],
  [21, '45.23'],
  [28, '33.92'],
  [36, '26.38'],
  [45, '21.11'],
  [55, '17.27'],
  [63, '15.07'],
  [69, '13.76'],
  [73, '13.01'],
  [75, '12.66'],
];
const mirror = 27;

const combinations = ['bigOdd', 'smallEven', 'bigEven', 'smallOdd'] as const;
const isCombination = (sum: number, word: string): boolean => {
  const size = word.startsWith('big') ? 'big' : 'small';
  return isSo(size, sum, bigSum) && isSo(word.slice(size.length).toLowerCase(), sum, bigSum);
};
const shapes = ['leopard', 'pair', 'straight'] as const;

const bets: readonly LotteryBet[] = [
  wordBet({
    key: 'words',
    words: bigSmallOddEven,
    prizes: [priced('win', 500, '1.96')],
    isTrue: (draw, word) => isSo(word, totalOf(draw), bigSum),
    most: maxWords,
  }),
  wordBet({
    key: 'wordsBack1314',
    words: bigSmallOddEven,
    prizes: [priced('win', 425, '1.9'), { key: 'refund', chance: chance(150, all), isRefund: true }],
    isTrue: (draw, word) => isSo(word, totalOf(draw), bigSum),
    isRefund: (draw) => middleSums.includes(totalOf(draw)),
    most: maxWords,
  }),
  wordBet({
    key: 'combination',
    words: combinations,
    prizes: [
      priced('bigOdd', 231, '4.2'),
      priced('smallEven', 231, '4.2'),
      priced('bigEven', 269, '3.6'),
      priced('smallOdd', 269, '3.6'),
    ],
    isTrue: (draw, word) => isCombination(totalOf(draw), word),
    isEither: true,
  }),
  wordBet({
    key: 'extreme',
    words: ['big', 'small'],
    prizes: [priced('win', 56, '17.2')],
    isTrue: (draw, word) => (word === 'big' ? totalOf(draw) >= extremes.big : totalOf(draw) <= extremes.small),
    isEither: true,
  }),
  wordBet({
    key: 'shape',
    words: shapes,
    prizes: [priced('leopard', 10, '95'), priced('pair', 270, '3.5'), priced('straight', 60, '15.8')],
    isTrue: (draw, word) => shapeOf(ballsOf(draw).map(Number)) === word,
    isEither: true,
  }),
  wordBet({
    key: 'sum',
    words: numbersFrom(0, mirror),
    prizes: sums.flatMap(([ways, price], sum) => [sum, mirror - sum].map((key) => priced(`${key}`, ways, price))),
    isTrue: (draw, word) => totalOf(draw) === Number(word),
    isEither: true,
  }),
];

/** Three digits and their sum (rulebook 5.6). */
export const lucky28: LotteryGame = {
  code: 'lucky28',
  shape: [{ key: balls, count: 3, of: { list: digits, isDistinct: false } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, null),
  groupReturns: (group) => groupReturns(group, null),
  rows: pc28Rows(bets),
};
