import { paces } from '@baize/games/paces';
import { expect, test } from 'vitest';
import { laidOf, turnedOf } from './timing.ts';

const { msPerCard, msPerTurn, lastTurnMs, showMs } = paces.bullFight;
const both = (of: (side: number, sinceMs: number) => number, sinceMs: number) => [of(0, sinceMs), of(1, sinceMs)];

test('cards are laid in turn, red first', () => {
  expect(both(laidOf, 0)).toEqual([1, 0]);
  expect(both(laidOf, msPerCard)).toEqual([1, 1]);
  expect(both(laidOf, 9 * msPerCard)).toEqual([5, 5]);
});

test('red is turned to its last card, then blue', () => {
  const startMs = 10 * msPerCard;
  expect(both(turnedOf, startMs - 1)).toEqual([0, 0]);
  expect(both(turnedOf, startMs)).toEqual([4, 0]);
  expect(both(turnedOf, startMs + lastTurnMs)).toEqual([5, 0]);
  expect(both(turnedOf, startMs + msPerTurn)).toEqual([5, 4]);
  expect(both(turnedOf, startMs + msPerTurn + lastTurnMs)).toEqual([5, 5]);
  expect(both(turnedOf, showMs)).toEqual([5, 5]);
});
