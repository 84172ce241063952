import type { LotteryBet, Prize } from '../../lottery/bet.ts';
import { eachBet, maxWords } from '../../lottery/bets/each.ts';
import { shapeBet } from '../../lottery/bets/shape.ts';
import { togetherBet } from '../../lottery/bets/together.ts';
import { balls, ballsOf, type LotteryDraw } from '../../lottery/draw.ts';
import { chance, fixedList, type LotteryGame, wordBet } from '../../lottery/game.ts';
import { fixedReturns, groupReturns } from '../../lottery/returns.ts';
import { listGroup } from '../../lottery/selection.ts';
import { bigSmallOddEven, isSo, numbersFrom, sumOf } from '../tokens.ts';
import { k3Rows } from './rows.ts';

/** The official list, for reference: it returns little more than half. */
const officialList = 'official';
/** Odds are shown with so many decimals. */
export const k3Decimals = 3;

const all = 216;
const faces = numbersFrom(1, 6);
const bigSum = 11;
const outOf = (ways: number, official?: string): Prize => ({
  key: 'win',
  chance: chance(ways, all),
  ...(official !== undefined && { prices: { [officialList]: official } }),
});

/** Ways of a sum from 3 to 10 and its official price; a sum and 21 less it are alike. */
const sums = [
  { sum: 3, ways: 1, official: '120' },
  { sum: 4, ways: 3, official: '40' },
  { sum: 5, ways: 6, official: '20' },
  { sum: 6, ways: 10, official: '12.5' },
  { sum: 7, ways: 15, official: '8' },
  { sum: 8, ways: 21, official: '6' },
  { sum: 9, ways: 25, official: '5' },
  { sum: 10, ways: 27, official: '4.5' },
] as const;
const mirror = 21;

const timesOf = (draw: LotteryDraw, face: string) => ballsOf(draw).filter((ball) => ball === face).length;

function isStraight(draw: LotteryDraw): boolean {
  const sorted = ballsOf(draw)
    .map(Number)
    .sort((a, b) => a - b);
  return sorted.every((face, index) => index === 0 || face === (sorted[index - 1] ?? 0) + 1);
}

const faceBet = (key: string, prize: Prize, times: number): LotteryBet =>
  eachBet({
    key,
    form: { groups: [listGroup('numbers', faces)] },
    prizes: [prize],
    isEither: true,
    hits: (draw, face) => (timesOf(draw, face) >= times ? { win: 1 } : {}),
  });

const differentBet = (pick: number, ways: number, official: string): LotteryBet =>
  togetherBet({
    key: `different${pick}`,
    group: listGroup('numbers', faces, pick),
    pick,
    maxTrue: 3,
    isTrue: (draw, face) => timesOf(draw, face) > 0,
    chance: chance(ways, all),
    prices: { [officialList]: official },
  });

const bets: readonly LotteryBet[] = [
  wordBet({
    key: 'sum',
    words: numbersFrom(3, 18),
    prizes: sums.flatMap(({ sum, ways, official }) =>
      [sum, mirror - sum].map((key) => ({ ...outOf(ways, official), key: `${key}` })),
    ),
    isTrue: (draw, word) => sumOf(ballsOf(draw)) === Number(word),
    isEither: true,
  }),
  wordBet({
    key: 'words',
    words: bigSmallOddEven,
    prizes: [{ key: 'win', chance: chance(1, 2), prices: { [fixedList]: '1.96' } }],
    isTrue: (draw, word) => isSo(word, sumOf(ballsOf(draw)), bigSum),
    most: maxWords,
  }),
  faceBet('triple', outOf(1, '120'), 3),
  wordBet({
    key: 'anyTriple',
    words: ['any'],
    prizes: [outOf(6, '20')],
    isTrue: (draw) => new Set(ballsOf(draw)).size === 1,
  }),
  wordBet({ key: 'anyStraight', words: ['any'], prizes: [outOf(24, '5')], isTrue: isStraight }),
  faceBet('pairOrMore', outOf(16, '7.5'), 2),
  shapeBet({
    key: 'pair',
    places: [0, 1, 2],
    tokens: faces,
    parts: [
      { name: 'pairs', times: 2, pick: 1 },
      { name: 'singles', times: 1, pick: 1 },
    ],
    chance: chance(3, all),
    prices: { [officialList]: '40' },
  }),
  differentBet(3, 6, '20'),
  differentBet(2, 30, '4'),
];

/** Three dice (rulebook 5.6). */
export const k3: LotteryGame = {
  code: 'k3',
  shape: [{ key: balls, count: 3, of: { list: faces, isDistinct: false } }],
  bets,
  returns: (group) => fixedReturns(fixedList, group, k3Decimals),
  groupReturns: (group) => groupReturns(group, k3Decimals),
  rows: k3Rows(bets),
};
