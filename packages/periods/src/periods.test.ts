// @covers zone-independence

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTimeZone,
  localDateOf,
  type PeriodCode,
  periodAt,
  periodCodes,
  periodOfKey,
  periodsBetween,
  shiftPeriod,
  startOfLocalDate,
} from './index.ts';

/** With and without summer time, with half and quarter hours, with a change at midnight, on both sides of the date line. */
const zones = [
  'UTC',
  'Asia/Manila',
  'Asia/Ho_Chi_Minh',
  'Asia/Bangkok',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/London',
  'Europe/Berlin',
  'America/Los_Angeles',
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Atlantic/Azores',
];
const anyMoment = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2045-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const anyZone = fc.constantFrom(...zones);
const anyCode = fc.constantFrom(...periodCodes);
const dayMs = 86_400_000;

test.each<[PeriodCode, string, string, string, string]>([
  ['D', '2026-11-22T16:00:00Z', '2026-11-23', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['D', '2026-11-22T15:59:59.999Z', '2026-11-22', '2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
  ['W', '2026-11-29T15:59:59.999Z', '2026-11-23', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
  ['W', '2026-11-29T16:00:00Z', '2026-11-30', '2026-11-29T16:00:00.000Z', '2026-12-06T16:00:00.000Z'],
  ['H', '2026-11-15T15:59:59.999Z', '2026-11-01', '2026-10-31T16:00:00.000Z', '2026-11-15T16:00:00.000Z'],
  ['H', '2026-11-15T16:00:00Z', '2026-11-16', '2026-11-15T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ['H', '2028-02-29T00:00:00Z', '2028-02-16', '2028-02-15T16:00:00.000Z', '2028-02-29T16:00:00.000Z'],
  ['M', '2026-12-31T15:59:59.999Z', '2026-12-01', '2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ['M', '2026-12-31T16:00:00Z', '2027-01-01', '2026-12-31T16:00:00.000Z', '2027-01-31T16:00:00.000Z'],
])('%s at %s in Manila is %s', (code, moment, key, start, end) => {
  const period = periodAt(code, new Date(moment), 'Asia/Manila');
  expect(period.key).toBe(key);
  expect([period.start.toISOString(), period.end.toISOString()]).toEqual([start, end]);
});

test('days of summer time have 23 and 25 hours', () => {
  const hoursOf = (moment: string, zone: string) => {
    const { start, end } = periodAt('D', new Date(moment), zone);
    return (end.getTime() - start.getTime()) / 3_600_000;
  };
  expect(hoursOf('2026-03-29T12:00:00Z', 'Europe/Berlin')).toBe(23);
  expect(hoursOf('2026-10-25T12:00:00Z', 'Europe/Berlin')).toBe(25);
  expect(hoursOf('2026-04-05T12:00:00Z', 'Australia/Lord_Howe')).toBe(24.5);
});

test('a day whose midnight does not exist begins at its first hour', () => {
  expect(startOfLocalDate('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
});

test('every moment lies in exactly one period, of which it is also the key', () => {
  fc.assert(
    fc.property(anyCode, anyMoment, anyZone, (code, moment, zone) => {
      const period = periodAt(code, moment, zone);
      expect(period.start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(period.end.getTime()).toBeGreaterThan(moment.getTime());
      expect(periodOfKey(code, period.key, zone)).toEqual(period);
      expect(localDateOf(moment, zone) >= period.firstDate && localDateOf(moment, zone) <= period.lastDate).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('periods follow each other without a gap, forward and back', () => {
  fc.assert(
    fc.property(anyCode, anyMoment, anyZone, fc.integer({ min: 1, max: 30 }), (code, moment, zone, count) => {
      const period = periodAt(code, moment, zone);
      const next = shiftPeriod(period, 1, zone);
      expect(next.start).toEqual(period.end);
      expect(periodAt(code, period.end, zone)).toEqual(next);
      expect(periodAt(code, new Date(period.end.getTime() - 1), zone)).toEqual(period);
      expect(shiftPeriod(shiftPeriod(period, count, zone), -count, zone)).toEqual(period);
    }),
    { numRuns: 1_000 },
  );
});

test('weeks begin on Monday, halves on 1 and 16, months on 1', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const dayOf = (code: PeriodCode) => Number(periodAt(code, moment, zone).firstDate.slice(8));
      expect(new Date(`${periodAt('W', moment, zone).firstDate}T00:00:00Z`).getUTCDay()).toBe(1);
      expect([1, 16]).toContain(dayOf('H'));
      expect(dayOf('M')).toBe(1);
    }),
  );
});

test('a stretch is covered by its periods, whatever its length', () => {
  fc.assert(
    fc.property(anyCode, anyMoment, anyZone, fc.integer({ min: 1, max: 100 * dayMs }), (code, from, zone, lengthMs) => {
      const to = new Date(from.getTime() + lengthMs);
      const periods = periodsBetween(code, from, to, zone);
      expect(periods[0]).toEqual(periodAt(code, from, zone));
      expect(periods.at(-1)).toEqual(periodAt(code, new Date(to.getTime() - 1), zone));
      for (const [index, period] of periods.slice(1).entries()) expect(period.start).toEqual(periods[index]?.end);
    }),
    { numRuns: 200 },
  );
});

test('an empty stretch that begins with a period has none', () => {
  const { start } = periodAt('D', new Date('2026-11-23T00:00:00Z'), 'Asia/Manila');
  expect(periodsBetween('D', start, start, 'Asia/Manila')).toEqual([]);
});

test.each([
  ['W', '2026-11-24'],
  ['H', '2026-11-02'],
  ['M', '2026-11-16'],
  ['D', '2026-02-30'],
] as const)('no period %s begins on %s', (code, key) => {
  expect(() => periodOfKey(code, key, 'UTC')).toThrow(RangeError);
});

test('zones of the database alone are zones', () => {
  for (const zone of zones) expect(isTimeZone(zone)).toBe(true);
  for (const wrong of ['', '+07:00', 'Manila', 'Asia/Atlantis', 'Asia/Manila ', 'utc+8', '../etc'])
    expect(isTimeZone(wrong)).toBe(false);
});
