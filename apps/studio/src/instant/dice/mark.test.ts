// @covers dice-marks

import { expect, test } from 'vitest';
import { hundredths, marks, readChance, readTimes, sliderStep, timesText } from './mark.ts';

/** The marks whose odds are published (rulebook 2.6), in winning faces. */
const published = [100, 500, 1_000, 2_500, 3_333, 4_950, 5_000, 6_600, 7_500, 9_000, 9_500, 9_800];

test('every mark whose odds are published can be typed as a chance and as a multiplier', () => {
  for (const winningFaces of published) {
    expect(readChance(hundredths(winningFaces))).toBe(winningFaces);
    expect(readTimes(timesText(winningFaces))).toBe(winningFaces);
  }
});

test('the slider reaches both ends, and every round mark that is published', () => {
  const onSlider = (winningFaces: number) => (winningFaces - marks.min) % sliderStep === 0;
  expect([marks.min, marks.max].every(onSlider)).toBe(true);
  expect(published.filter((winningFaces) => !onSlider(winningFaces))).toEqual([3_333]);
});

test.each([
  ['1', 100],
  ['98.00', 9_800],
  ['49,5', 4_950],
  ['33.33', 3_333],
  ['0.99', null],
  ['98.01', null],
  ['49.505', null],
  ['', null],
  ['half', null],
])('a chance of "%s" is %s winning faces', (text, winningFaces) => {
  expect(readChance(text)).toBe(winningFaces);
});

test.each([
  ['2', 4_950],
  ['99', 100],
  ['1.0102', 9_800],
  ['1.0101', null],
  ['99.0001', null],
  ['x', null],
])('a multiplier of "%s" is %s winning faces', (text, winningFaces) => {
  expect(readTimes(text)).toBe(winningFaces);
});
