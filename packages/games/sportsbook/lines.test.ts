// @covers sports-lines

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combineHalves,
  formatLine,
  isQuarterLine,
  parseLine,
  resultOfHandicap,
  resultOfMargin,
  resultOfTotal,
} from './lines.ts';
import { oppositeOf } from './results.ts';

const words = { L: 'loss', l: 'halfLoss', p: 'push', w: 'halfWin', W: 'win' } as const;
const results = (letters: string) => Array.from(letters, (letter) => words[letter as keyof typeof words]);
const quarters = (line: string) => parseLine(line) as number;

describe('handicaps (rulebook 6.3)', () => {
  /** Results at 0-0, 1-0, 2-0, 3-1, 0-1, 0-2. */
  test.each<[string, string]>([
    ['-2', 'LLppLL'],
    ['-1.75', 'LLwwLL'],
    ['-1.5', 'LLWWLL'],
    ['-1.25', 'LlWWLL'],
    ['-1', 'LpWWLL'],
    ['-0.75', 'LwWWLL'],
    ['-0.5', 'LWWWLL'],
    ['-0.25', 'lWWWLL'],
    ['0', 'pWWWLL'],
    ['0.25', 'wWWWLL'],
    ['0.5', 'WWWWLL'],
    ['0.75', 'WWWWlL'],
    ['1', 'WWWWpL'],
    ['1.25', 'WWWWwL'],
    ['1.5', 'WWWWWL'],
    ['1.75', 'WWWWWl'],
    ['2', 'WWWWWp'],
  ])('home %s', (line, letters) => {
    expect([0, 1, 2, 2, -1, -2].map((margin) => resultOfHandicap(margin, quarters(line)))).toEqual(results(letters));
  });
});

describe('totals (rulebook 6.3)', () => {
  /** Results of over at 0 to 5 goals. */
  test.each<[string, string]>([
    ['0.5', 'LWWWWW'],
    ['1', 'LpWWWW'],
    ['1.5', 'LLWWWW'],
    ['1.75', 'LLwWWW'],
    ['2', 'LLpWWW'],
    ['2.25', 'LLlWWW'],
    ['2.5', 'LLLWWW'],
    ['2.75', 'LLLwWW'],
    ['3', 'LLLpWW'],
    ['3.25', 'LLLlWW'],
    ['3.5', 'LLLLWW'],
  ])('over %s', (line, letters) => {
    expect([0, 1, 2, 3, 4, 5].map((goals) => resultOfTotal(goals, 'over', quarters(line)))).toEqual(results(letters));
  });
});

const lines = fc.integer({ min: -40, max: 40 });
const goals = fc.integer({ min: -12, max: 12 });

test('every result pays exactly one side of a line, or half, or neither', () => {
  fc.assert(
    fc.property(goals, lines, (margin, line) => {
      expect(resultOfHandicap(-margin, -line)).toBe(oppositeOf(resultOfHandicap(margin, line)));
      expect(resultOfTotal(margin, 'under', line)).toBe(oppositeOf(resultOfTotal(margin, 'over', line)));
    }),
  );
});

test('a quarter line is two half stakes on its neighbours', () => {
  for (let line = -40; line <= 40; line++)
    for (let margin = -6; margin <= 6; margin++) {
      if (!isQuarterLine(line)) continue;
      const halves = [resultOfHandicap(margin, line - 1), resultOfHandicap(margin, line + 1)] as const;
      expect(combineHalves(...halves)).toBe(resultOfHandicap(margin, line));
    }
});

test('two half stakes that no line has are refused', () => {
  expect(combineHalves('push', 'void')).toBe('push');
  expect(() => combineHalves('win', 'loss')).toThrow(RangeError);
});

test('how far beyond the line decides', () => {
  expect([-3, -2, -1, 0, 1, 2, 3].map(resultOfMargin)).toEqual(results('LLlpwWW'));
});

test.each(['-0.75', '2.5', '0', '-2', '1000'])('line %s is read and written', (text) => {
  expect(formatLine(quarters(text))).toBe(text);
});

test.each(['0.1', '2.3', '1000.25', '-1000.25', 'x', ''])('%j is no line', (text) => {
  expect(parseLine(text)).toBeUndefined();
});
