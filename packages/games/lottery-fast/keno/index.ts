import { rational } from '../../exact/rational.ts';
import type { LotteryBet, Prize } from '../../lottery/bet.ts';
import { balls, ballsOf, type LotteryDraw } from '../../lottery/draw.ts';
import { fixedList, type LotteryGame, wordBet } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { isSo, numbersFrom, sumOf } from '../tokens.ts';
import { kenoRows } from './rows.ts';
import { type KenoSums, sumWays, waysInAll, waysOfTie } from './ways.ts';

const numbers = numbersFrom(1, 80);
const drawn = 20;
const middleSum = 810;
const upperHalf = 40;

/** The five elements, each with the largest sum that is still its own. */
const elements = [
  { key: 'metal', to: 695, price: '9.2' },
  { key: 'wood', to: 763, price: '4.6' },
  { key: 'water', to: 855, price: '2.4' },
  { key: 'fire', to: 923, price: '4.6' },
  { key: 'earth', to: 1_410, price: '9.2' },
] as const;

const totalOf = (draw: LotteryDraw) => sumOf(ballsOf(draw));
const elementOf = (sum: number) => elements.find(({ to }) => sum <= to)?.key ?? '';

/** Which half has more, or neither: `first` numbers are those of the first word. */
function halfOf(draw: LotteryDraw, words: readonly string[], isFirst: (number: number) => boolean): string | undefined {
  const count = ballsOf(draw).filter((ball) => isFirst(Number(ball))).length;
  if (count * 2 === drawn) return words[2];
  return count * 2 > drawn ? words[0] : words[1];
}

const priced = (key: string, ways: bigint, price: string): Prize => ({
  key,
  chance: rational(ways, waysInAll),
  prices: { [fixedList]: price },
});
const sumPrize = (key: string, sums: KenoSums, price: string) => priced(key, sumWays[sums], price);

function halfBet(
  key: string,
  words: readonly [more: string, less: string, tie: string],
  isFirst: (number: number) => boolean,
): LotteryBet {
  const waysOfMore = (waysInAll - waysOfTie) / 2n;
  return wordBet({
    key,
    words,
    prizes: [
      priced(words[0], waysOfMore, '2.4'),
      priced(words[1], waysOfMore, '2.4'),
      priced(words[2], waysOfTie, '4.6'),
    ],
    isTrue: (draw, word) => halfOf(draw, words, isFirst) === word,
    isEither: true,
  });
}

const bets: readonly LotteryBet[] = [
  wordBet({
    key: 'sumSize',
    words: ['over', 'under'],
    prizes: [
      sumPrize('win', 'over', '1.95'),
      { key: 'refund', chance: rational(sumWays.middle, waysInAll), isRefund: true },
    ],
    isTrue: (draw, word) => (word === 'over' ? totalOf(draw) > middleSum : totalOf(draw) < middleSum),
    isRefund: (draw) => totalOf(draw) === middleSum,
    isEither: true,
  }),
  wordBet({
    key: 'sumMiddle',
    words: ['810'],
    prizes: [sumPrize('win', 'middle', '210')],
    isTrue: (draw) => totalOf(draw) === middleSum,
  }),
  wordBet({
    key: 'sumParity',
    words: ['odd', 'even'],
    prizes: [sumPrize('odd', 'odd', '1.95'), sumPrize('even', 'even', '1.95')],
    isTrue: (draw, word) => isSo(word, totalOf(draw), 0),
    isEither: true,
  }),
  wordBet({
    key: 'element',
    words: elements.map(({ key }) => key),
    prizes: elements.map(({ key, price }) => sumPrize(key, key, price)),
    isTrue: (draw, word) => elementOf(totalOf(draw)) === word,
    isEither: true,
  }),
  halfBet('half', ['upper', 'lower', 'tie'], (number) => number <= upperHalf),
  halfBet('parity', ['odd', 'even', 'tie'], (number) => number % 2 === 1),
];

/** Twenty of eighty numbers, double-face (rulebook 5.6). */
export const keno: LotteryGame = {
  code: 'keno',
  shape: [{ key: balls, count: drawn, of: { list: numbers, isDistinct: true } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, null),
  groupReturns: (group) => groupReturns(group, null),
  rows: kenoRows(bets),
};
