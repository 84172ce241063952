// @covers service-hours

import { expect, test } from 'vitest';
import { openingAt } from './opening-hours.ts';

const zone = 'Asia/Manila';
const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const saturday = { days: [6], from: '10:00', to: '24:00' };
/** Manila is eight hours ahead of UTC; 2026-03-06 is a Friday. */
const at = (time: string) => new Date(`${time}+08:00`);

test('without hours it is always open', () => {
  expect(openingAt([], at('2026-03-08T03:00:00'), zone)).toEqual({ isOpen: true, opensAt: null });
});

test.each([
  ['2026-03-06T08:59:59', false, '2026-03-06T09:00:00'],
  ['2026-03-06T09:00:00', true, null],
  ['2026-03-06T17:59:59', true, null],
  ['2026-03-06T18:00:00', false, '2026-03-07T10:00:00'],
  ['2026-03-07T23:59:59', true, null],
  ['2026-03-08T00:00:00', false, '2026-03-09T09:00:00'],
])('at %s open is %s, the next beginning %s', (now, isOpen, next) => {
  const opensAt = next === null ? null : at(next);
  expect(openingAt([weekdays, saturday], at(now), zone)).toEqual({ isOpen, opensAt });
});

test('hours of one day of the week come again after seven days', () => {
  const opening = openingAt([{ days: [5], from: '09:00', to: '10:00' }], at('2026-03-06T12:00:00'), zone);
  expect(opening.opensAt).toEqual(at('2026-03-13T09:00:00'));
});

test('hours are those of the clock on the wall, also where clocks change', () => {
  // Clocks go forward at 02:00 on 2026-03-29 in Berlin.
  const hours = [{ days: [7], from: '09:00', to: '10:00' }];
  const opening = openingAt(hours, new Date('2026-03-28T22:30:00Z'), 'Europe/Berlin');
  expect(opening.opensAt).toEqual(new Date('2026-03-29T07:00:00Z'));
});
