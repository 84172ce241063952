import { expect, it } from 'vitest';
import { dayEnd, dayStart } from './zone-day.ts';

it.each([
  ['2026-03-28', 'Europe/Berlin', '2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  // Clocks go forward in the night: the day has 23 hours.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // And back: it has 25.
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z'],
  ['2026-11-24', 'Asia/Manila', '2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z'],
])('%s in %s runs from %s to %s', (day, zone, start, end) => {
  expect(dayStart(day, zone)).toBe(start);
  expect(dayEnd(day, zone)).toBe(end);
});
