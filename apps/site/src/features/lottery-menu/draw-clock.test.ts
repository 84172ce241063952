import { describe, expect, it } from 'vitest';
import { closesAtMs, countdown, drawDate, refreshDelayMs } from './draw-clock.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

it('dates a draw by the player’s own calendar', () => {
  for (const instant of [
    '2026-01-01T00:00:00Z',
    '2026-06-30T15:59:59Z',
    '2026-06-30T16:00:00Z',
    '2026-12-31T23:59:59Z',
  ])
    expect(drawDate(instant)).toBe(calendar.format(new Date(instant)).replaceAll('-', '.'));
});

it('closes before the draw, counted from the middle of the question’s way', () => {
  expect(closesAtMs({ remainTime: 100, lockTime: 30 }, { askedAtMs: 1_000, answeredAtMs: 1_400 })).toBe(71_200);
});

describe('the next question', () => {
  it.each([
    [[], 7_000],
    [[10_000], 7_000],
    [[9_999, 10_001], 1],
    [[12_000, 11_000], 1_000],
    [[40_000], 30_000],
    [[40_001], 30_000],
  ])('with draws that close at %j comes after %d ms', (closings, delayMs) => {
    expect(refreshDelayMs(closings, 10_000)).toBe(delayMs);
  });
});

it.each([
  [-1, '00:00'],
  [0, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [249_000, '04:09'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_849_000, '1:04:09'],
  [86_399_000, '23:59:59'],
])('%d ms are left as %s', (remainingMs, time) => {
  expect(countdown(remainingMs)).toEqual({ days: 0, time });
});

it('counts whole days apart', () => {
  expect(countdown(557_375_000)).toEqual({ days: 6, time: '10:49:35' });
  expect(countdown(86_400_000)).toEqual({ days: 1, time: '00:00:00' });
});
