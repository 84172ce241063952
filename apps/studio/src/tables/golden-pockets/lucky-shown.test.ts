import { luckyShowMs, paces } from '@baize/games/paces';
import { expect, test } from 'vitest';
import { luckyOf, shownBy } from './lucky-shown.ts';

const lucky = [
  { pocket: 17, multiplier: 250 },
  { pocket: 0, multiplier: 50 },
];
const { openMs, msPerPocket } = paces.goldenPockets;

test('pockets are lit one after the other, all of them before the ball runs', () => {
  const countAt = (elapsedMs: number | null) => shownBy(lucky, elapsedMs).length;
  expect([null, 0, openMs - 1].map(countAt)).toEqual([0, 0, 0]);
  expect([openMs, openMs + msPerPocket - 1].map(countAt)).toEqual([1, 1]);
  expect([openMs + msPerPocket, luckyShowMs(2), 1e9].map(countAt)).toEqual([2, 2, 2]);
});

test('a round that was not dealt has no lucky pockets', () => {
  expect(luckyOf(null)).toEqual([]);
  expect(luckyOf({ pocket: 3 })).toEqual([]);
  expect(luckyOf({ pocket: 3, lucky })).toBe(lucky);
});
