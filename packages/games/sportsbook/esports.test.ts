// @covers esports-markets

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPossibleSeries,
  isSeriesOver,
  type MapScore,
  needsMapWinners,
  type SeriesBet,
  type SeriesSeen,
  settleSeries,
} from './esports.ts';
import { parseLine, resultOfHandicap, resultOfTotal } from './lines.ts';
import { type LegResult, oppositeOf } from './results.ts';

const line = (text: string) => parseLine(text) as number;
const after = (a: number, b: number, bestOf: number): SeriesSeen => ({ maps: { a, b }, bestOf });
const handicap = (selection: 'A' | 'B', text: string): SeriesBet => ({ market: 'MH', selection, line: line(text) });
const totalMaps = (selection: 'over' | 'under'): SeriesBet => ({ market: 'TM', selection, line: line('2.5') });
const winner: SeriesBet = { market: 'MW', selection: 'A' };

test.each<[string, SeriesSeen, SeriesBet, LegResult]>([
  ['A -1.5 at 2-0', after(2, 0, 3), handicap('A', '-1.5'), 'win'],
  ['A -1.5 at 2-1', after(2, 1, 3), handicap('A', '-1.5'), 'loss'],
  ['A 1.5 at 1-2', after(1, 2, 3), handicap('A', '1.5'), 'win'],
  ['A 1.5 at 0-2', after(0, 2, 3), handicap('A', '1.5'), 'loss'],
  ['A -2.5 at 3-0', after(3, 0, 5), handicap('A', '-2.5'), 'win'],
  ['A -0.5 at 3-2', after(3, 2, 5), handicap('A', '-0.5'), 'win'],
  ['over 2.5 at 2-1', after(2, 1, 3), totalMaps('over'), 'win'],
  ['over 2.5 at 2-0', after(2, 0, 3), totalMaps('over'), 'loss'],
  ['under 2.5 at 2-0', after(2, 0, 3), totalMaps('under'), 'win'],
  ['map 3 at 2-0', after(2, 0, 3), { market: 'ML', selection: 'A', map: 3 }, 'void'],
  ['winner at a walkover', { ...after(0, 0, 3), isWalkover: true }, winner, 'void'],
  ['winner at 1-0, B forfeits', { ...after(1, 0, 3), forfeitBy: 'B' }, winner, 'win'],
  ['over 2.5 at 1-0, forfeit', { ...after(1, 0, 3), forfeitBy: 'B' }, totalMaps('over'), 'void'],
  ['over 2.5 at 1-1, forfeit', { ...after(1, 1, 3), forfeitBy: 'B' }, totalMaps('over'), 'win'],
  // Beside the rulebook's rows.
  ['winner A at 1-0, A forfeits', { ...after(1, 0, 3), forfeitBy: 'A' }, winner, 'loss'],
  ['map 1 at 1-0, forfeit', { ...after(1, 0, 3), forfeitBy: 'A' }, { market: 'ML', selection: 'A', map: 1 }, 'win'],
  ['map 2 at 1-0, forfeit', { ...after(1, 0, 3), forfeitBy: 'A' }, { market: 'ML', selection: 'A', map: 2 }, 'void'],
  ['A 1.5 at 1-0, forfeit', { ...after(1, 0, 3), forfeitBy: 'A' }, handicap('A', '1.5'), 'win'],
  ['A -1.5 at 1-0, forfeit', { ...after(1, 0, 3), forfeitBy: 'A' }, handicap('A', '-1.5'), 'void'],
  ['winner of two maps each', after(1, 1, 2), winner, 'push'],
  ['map 3 at 2-1', after(2, 1, 3), { market: 'ML', selection: 'B', map: 3 }, 'loss'],
  [
    'map 2, winners known',
    { ...after(2, 1, 3), mapWinners: ['A', 'B', 'A'] },
    { market: 'ML', selection: 'B', map: 2 },
    'win',
  ],
])('%s', (_name, seen, bet, result) => {
  expect(settleSeries(seen, bet)).toBe(result);
});

test('rounds and kills are lines like any other', () => {
  expect(resultOfHandicap(13 - 9, line('-3.5'))).toBe('win');
  expect(resultOfTotal(49, 'over', line('48.5'))).toBe('win');
});

test('a walkover voids everything', () => {
  for (const bet of [handicap('A', '1.5'), totalMaps('over'), { market: 'ML', selection: 'A', map: 1 } as const])
    expect(settleSeries({ ...after(0, 0, 3), isWalkover: true }, bet)).toBe('void');
});

test('who won a map must be told where the score does not', () => {
  expect(needsMapWinners(after(2, 1, 3), 1)).toBe(true);
  expect(needsMapWinners(after(2, 1, 3), 3)).toBe(false);
  expect(needsMapWinners(after(2, 0, 3), 1)).toBe(false);
  expect(needsMapWinners(after(2, 0, 3), 3)).toBe(false);
  expect(() => settleSeries(after(2, 1, 3), { market: 'ML', selection: 'A', map: 1 })).toThrow(RangeError);
});

test('which series are possible', () => {
  expect(isPossibleSeries(after(2, 1, 3))).toBe(true);
  expect(isPossibleSeries(after(2, 2, 3))).toBe(false);
  expect(isPossibleSeries(after(3, 0, 3))).toBe(false);
  expect(isPossibleSeries({ ...after(2, 0, 3), mapWinners: ['A', 'B'] })).toBe(false);
  expect([after(1, 1, 3), after(2, 0, 3)].map(({ maps, bestOf }) => isSeriesOver(maps, bestOf))).toEqual([false, true]);
});

/** Any series of 1, 3 or 5 maps, at its end or given up on the way. */
const series = fc
  .record({
    bestOf: fc.constantFrom(1, 3, 5),
    winners: fc.array(fc.constantFrom('A', 'B'), { minLength: 5, maxLength: 5 }),
    stopped: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ bestOf, winners, stopped }): SeriesSeen => {
    let maps: MapScore = { a: 0, b: 0 };
    let played = 0;
    while (!isSeriesOver(maps, bestOf) && played < stopped) {
      const isA = winners[played++] === 'A';
      maps = { a: maps.a + (isA ? 1 : 0), b: maps.b + (isA ? 0 : 1) };
    }
    return isSeriesOver(maps, bestOf) ? { maps, bestOf } : { maps, bestOf, forfeitBy: 'B' };
  });

test('every end pays exactly one side of each line and of the winner', () => {
  fc.assert(
    fc.property(series, fc.integer({ min: -12, max: 12 }), (seen, quarters) => {
      const own = settleSeries(seen, { market: 'MH', selection: 'A', line: quarters });
      expect(settleSeries(seen, { market: 'MH', selection: 'B', line: -quarters })).toBe(oppositeOf(own));
      const over = settleSeries(seen, { market: 'TM', selection: 'over', line: quarters });
      expect(settleSeries(seen, { market: 'TM', selection: 'under', line: quarters })).toBe(oppositeOf(over));
      expect(settleSeries(seen, { market: 'MW', selection: 'B' })).toBe(oppositeOf(settleSeries(seen, winner)));
    }),
  );
});
