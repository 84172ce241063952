// @covers zone-independence

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt, slotAt, slotOfKey } from './index.ts';

const anyMoment = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2045-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const anyZone = fc.constantFrom(
  'UTC',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'America/Havana',
);
const anyLength = fc.constantFrom(1, 5, 15, 60, 360, 1440);

test('hours and slots of five minutes in Manila', () => {
  const moment = new Date('2026-11-22T18:07:30Z');
  expect(slotAt(60, moment, 'Asia/Manila')).toEqual({
    key: '2026-11-23T02:00',
    start: new Date('2026-11-22T18:00:00Z'),
    end: new Date('2026-11-22T19:00:00Z'),
  });
  expect(slotAt(5, moment, 'Asia/Manila').key).toBe('2026-11-23T02:05');
});

test('a day of 25 hours has as many, each with its own key', () => {
  expect(slotAt(60, new Date('2026-10-25T22:59:59Z'), 'Europe/Berlin').key).toBe('2026-10-25T24:00');
});

test('slots divide every day without a gap', () => {
  fc.assert(
    fc.property(anyLength, anyMoment, anyZone, (minutes, moment, zone) => {
      const slot = slotAt(minutes, moment, zone);
      expect(slot.start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(slot.end.getTime()).toBeGreaterThan(moment.getTime());
      expect(slotOfKey(minutes, slot.key, zone)).toEqual(slot);
      const next = slotAt(minutes, slot.end, zone);
      expect(next.start).toEqual(slot.end);
      expect(next.key > slot.key).toBe(true);
      const day = periodAt('D', moment, zone);
      expect(slot.start >= day.start && slot.end <= day.end).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test.each([0, 7, -5, 2.5, 1441])('a day has no slots of %s minutes', (minutes) => {
  expect(() => slotAt(minutes, new Date(0), 'UTC')).toThrow(RangeError);
});

test.each(['2026-11-23', '2026-11-23T02:03', '2026-11-23T24:00', 'rubbish', '2026-11-23T'])(
  '%s is no key of a slot of five minutes',
  (key) => {
    expect(() => slotOfKey(5, key, 'Asia/Manila')).toThrow(RangeError);
  },
);
