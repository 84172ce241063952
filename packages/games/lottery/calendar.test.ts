// @covers lottery-schedule

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawCalendar, drawDaysOf, issueAt, issuesAfter, timesOf } from './calendar.ts';

const at = (utc: string) => Date.parse(`${utc}Z`);
const interval = (intervalSeconds: number, utcOffsetHours: number, lockSeconds: number): DrawCalendar => ({
  draws: { kind: 'interval', intervalSeconds },
  utcOffsetHours,
  lockSeconds,
});
const days = (weekdays: readonly number[], drawTime: string, lockSeconds: number): DrawCalendar => ({
  draws: { kind: 'days', weekdays, drawTime },
  utcOffsetHours: 7,
  lockSeconds,
});
const seen = (calendar: DrawCalendar, utc: string) => {
  const issue = issueAt(calendar, at(utc));
  return [issue.numero, ...Object.values(timesOf(issue, at(utc)))];
};

describe('the rulebook’s vectors (5.7)', () => {
  test.each([
    ['2025-03-03T02:00:37', 8, 60, 5, '202503030601', 23, 18, true],
    ['2025-03-03T02:00:56', 8, 60, 5, '202503030601', 4, 0, false],
    ['2025-03-03T15:59:59', 8, 60, 5, '202503031440', 1, 0, false],
    ['2025-03-03T16:00:00', 8, 60, 5, '202503040001', 60, 55, true],
    ['2025-03-03T09:02:00', 7, 300, 30, '202503030193', 180, 150, true],
    ['2025-03-03T16:59:45', 7, 45, 5, '202503031920', 15, 10, true],
  ])('at %s, UTC+%d, every %d s', (utc, zone, every, lock, ...told) => {
    expect(seen(interval(every, zone, lock), utc)).toEqual(told);
  });

  test.each([
    ['2025-03-03T09:10:00', [2, 7], '16:15', 120, '20250303', 300, 180, true],
    ['2025-03-03T09:14:30', [2, 7], '16:15', 120, '20250303', 30, 0, false],
    ['2025-03-03T09:15:00', [2, 7], '16:15', 120, '20250308', 432_000, 431_880, true],
    ['2025-03-08T11:00:00', [1], '18:15', 300, '20250309', 87_300, 87_000, true],
    ['2025-03-05T10:20:00', [4, 7], '17:15', 120, '20250308', 258_900, 258_780, true],
    ['2025-03-09T17:30:00', [2, 5], '18:15', 300, '20250310', 63_900, 63_600, true],
  ])('at %s on weekdays %j', (utc, weekdays, drawTime, lock, ...told) => {
    expect(seen(days(weekdays, drawTime, lock), utc)).toEqual(told);
  });

  test.each([
    [45, 1_920],
    [60, 1_440],
    [90, 960],
    [180, 480],
    [300, 288],
    [600, 144],
    [1_200, 72],
  ])('every %d s is %d draws a day', (every, draws) => {
    const calendar = interval(every, 8, 5);
    const midnight = at('2025-03-02T16:00:00');
    let count = 0;
    for (const { numero, drawsAt } of issuesAfter(calendar, midnight)) {
      if (!numero.startsWith('20250303')) break;
      count += 1;
      expect(drawsAt).toBe(midnight + count * every * 1_000);
    }
    expect(count).toBe(draws);
  });
});

test('the millisecond of the lock is too late, the one before is not', () => {
  const calendar = interval(60, 8, 5);
  const issue = issueAt(calendar, at('2025-03-03T02:00:30'));
  expect(timesOf(issue, issue.closesAt - 1)).toEqual({ toDrawSeconds: 6, toCloseSeconds: 1, isOpen: true });
  expect(timesOf(issue, issue.closesAt)).toEqual({ toDrawSeconds: 5, toCloseSeconds: 0, isOpen: false });
});

test('a day’s draws may begin late and go on after midnight, under the date on which they began', () => {
  const yeekee: DrawCalendar = {
    draws: { kind: 'interval', intervalSeconds: 900, startsAtSeconds: 21_600, drawsADay: 88 },
    utcOffsetHours: 7,
    lockSeconds: 60,
  };
  expect(issueAt(yeekee, at('2025-03-02T23:00:00'))).toMatchObject({ numero: '202503030001' });
  // Half past one at night on the 4th still belongs to the 3rd; after the 88th the next day begins at six.
  expect(issueAt(yeekee, at('2025-03-03T18:30:00'))).toMatchObject({ numero: '202503030079' });
  expect(issueAt(yeekee, at('2025-03-03T21:00:00'))).toMatchObject({
    numero: '202503040001',
    drawsAt: at('2025-03-03T23:15:00'),
  });
});

test('the government’s draw is on the 1st and the 16th', () => {
  const thai: DrawCalendar = {
    draws: { kind: 'days', weekdays: [], monthDays: [1, 16], drawTime: '16:00' },
    utcOffsetHours: 7,
    lockSeconds: 1_800,
  };
  const first = [...take(issuesAfter(thai, at('2025-01-31T00:00:00')), 3)].map(({ numero }) => numero);
  expect(first).toEqual(['20250201', '20250216', '20250301']);
  expect(drawDaysOf(thai)).toBe('2,3,4,5,6,7,1');
});

test('a closed day has no draw, and a calendar that is always closed says so', () => {
  const calendar = days([2, 7], '16:15', 120);
  const now = at('2025-03-03T00:00:00');
  expect(issueAt(calendar, now, (date) => date === '20250303').numero).toBe('20250308');
  expect(() => issueAt(calendar, now, () => true)).toThrow(RangeError);
  expect(drawDaysOf(calendar)).toBe('2,7');
});

test('issues follow each other without a gap, whenever one looks (seed printed on failure)', () => {
  const moments = fc.integer({ min: at('2024-01-01T00:00:00'), max: at('2030-01-01T00:00:00') });
  const calendars = fc.oneof(
    fc
      .record({ every: fc.constantFrom(45, 60, 90, 180, 300, 600, 1_200), zone: fc.integer({ min: -11, max: 13 }) })
      .map(({ every, zone }) => interval(every, zone, 5)),
    fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).map((weekdays) => days(weekdays, '17:15', 120)),
  );
  fc.assert(
    fc.property(calendars, moments, (calendar, now) => {
      const [one, next] = [...take(issuesAfter(calendar, now), 2)];
      expect(one?.drawsAt).toBeGreaterThan(now);
      expect(issueAt(calendar, (one?.drawsAt ?? 0) - 1)).toEqual(one);
      expect(issueAt(calendar, one?.drawsAt ?? 0)).toEqual(next);
      expect((next?.numero ?? '') > (one?.numero ?? '')).toBe(true);
    }),
  );
});

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken === count) return;
    taken += 1;
    yield item;
  }
}
