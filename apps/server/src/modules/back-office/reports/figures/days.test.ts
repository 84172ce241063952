import { reportSpans } from '@baize/contract';
import { expect, test } from 'vitest';
import { daysOf, momentsOf } from './days.ts';

const zone = 'Asia/Manila';
/** Monday morning in Manila, while UTC has Sunday still. */
const now = new Date('2026-03-01T20:00:00Z');

test.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['last30Days', '2026-01-31', '2026-03-01'],
  ['thisWeek', '2026-03-02', '2026-03-08'],
  ['lastWeek', '2026-02-23', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['last12Months', '2025-03-01', '2026-02-28'],
] as const)('%s', (span, firstDay, lastDay) => {
  expect(daysOf({ span }, now, zone)).toEqual({ firstDay, lastDay });
});

test('every span is tried above or has days of its own', () => expect(reportSpans).toHaveLength(10));

test('a day of a zone with summer time has 23 hours, and of another brand its own', () => {
  const days = { firstDay: '2026-03-29', lastDay: '2026-03-29' };
  const hoursIn = (at: string) => {
    const { start, end } = momentsOf(days, at);
    return (end.getTime() - start.getTime()) / 3_600_000;
  };
  expect([hoursIn('Europe/Paris'), hoursIn(zone)]).toEqual([23, 24]);
});
