// @covers lottery-statistics

import { expect, test } from 'vitest';
import { hotAndCold, lanesOf, lookOf, numberFigures, trendRows } from './draw-statistics.ts';
import { type LotteryGame, rulesOfLottery } from './slip-rules.ts';

function rules(gameId: string): LotteryGame {
  const found = rulesOfLottery(gameId);
  if (!found) throw new Error(`no lottery ${gameId}`);
  return found;
}

const ssc = rules('elott-ssc-60s');
const draws = [
  { balls: ['1', '1', '2', '3', '4'] },
  { balls: ['5', '1', '2', '3', '4'] },
  { balls: ['5', '6', '7', '8', '9'] },
];

test('numbers are counted with the draws since they came last; one that never came is missing in all of them', () => {
  const figures = new Map(numberFigures(ssc, draws).map((one) => [one.token, one]));
  expect(figures.size).toBe(10);
  expect(figures.get('1')).toEqual({ token: '1', count: 3, missing: 0 });
  expect(figures.get('5')).toEqual({ token: '5', count: 2, missing: 1 });
  expect(figures.get('9')).toEqual({ token: '9', count: 1, missing: 2 });
  expect(figures.get('0')).toEqual({ token: '0', count: 0, missing: 3 });
  expect(numberFigures(ssc, [])[0]).toEqual({ token: '0', count: 0, missing: 0 });
});

test('hot numbers come most often, cold ones are missing for longest', () => {
  const { hot, cold } = hotAndCold(numberFigures(ssc, draws), 2);
  expect(hot.map(({ token }) => token)).toEqual(['1', '2']);
  expect(cold.map(({ token }) => token)).toEqual(['0', '6']);
});

test('of long numbers the last two digits of every prize are counted, and tens and units of the first prize followed', () => {
  const hanoi = rules('th-hanoi');
  const result = Object.fromEntries(
    hanoi.shape.map(({ key, of, count }) => [
      key,
      Array.from({ length: count }, () => '1'.repeat('digits' in of ? of.digits : 1)),
    ]),
  );
  const eleven = numberFigures(hanoi, [result]).find(({ token }) => token === '11');
  expect(eleven?.count).toBe(hanoi.shape.reduce((sum, { count }) => sum + count, 0));
  expect(lanesOf(hanoi).map(({ name }) => name)).toEqual(['tens', 'units']);
  expect(lanesOf(hanoi).map((lane) => lane.tokenOf(result))).toEqual(['1', '1']);
});

test('of a race the winner is counted', () => {
  const race = rules('elott-pk10-90s');
  const figures = numberFigures(race, [{ balls: ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'] }]);
  expect(figures.filter(({ count }) => count > 0)).toEqual([{ token: '7', count: 1, missing: 0 }]);
});

test('a place’s rows go from old to new and count since when the other numbers are missing', () => {
  const [first] = lanesOf(ssc);
  if (!first) throw new Error('no lane');
  const rows = trendRows(first, draws);
  expect(rows.map(({ token }) => token)).toEqual(['5', '5', '1']);
  expect(rows.map(({ missing }) => missing[5])).toEqual([0, 0, 1]);
  expect(rows.map(({ missing }) => missing[0])).toEqual([1, 2, 3]);
});

test('every lottery’s numbers have a look, and eighty numbers are not followed', () => {
  expect(lookOf(ssc, 'balls')).toBe('ball');
  expect(lookOf(rules('elott-k3-60s'), 'balls')).toBe('die');
  expect(lookOf(rules('elott-pk10-90s'), 'balls')).toBe('car');
  expect(lookOf(rules('th-hanoi'), rules('th-hanoi').shape[0]?.key ?? '')).toBe('text');
  expect(lanesOf(rules('elott-keno-90s'))).toEqual([]);
});
