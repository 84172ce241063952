import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayCounters } from './booking/wallet/wallet.ts';
import { countersToday, countMovement, dayOf, endOfSpan, firstDayOf, isEmptyDay } from './day-counters.ts';

const counters = (more: Partial<DayCounters> = {}): DayCounters => ({
  day: 20_000,
  bets: 0,
  stakedMinor: 0n,
  paidMinor: 0n,
  depositedMinor: 0n,
  ...more,
});

test('a day is a day of UTC: it ends at midnight and the next millisecond belongs to the next', () => {
  expect(dayOf(new Date(0))).toBe(0);
  expect(dayOf(new Date('1970-01-01T23:59:59.999Z'))).toBe(0);
  expect(dayOf(new Date('1970-01-02T00:00:00.000Z'))).toBe(1);
  expect(dayOf(new Date('1969-12-31T23:59:59.999Z'))).toBe(-1);
  // Nights in which clocks change somewhere are days like others.
  for (const night of [
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2024-02-29T23:59:59Z',
    '2026-12-31T23:59:59Z',
  ]) {
    expect(
      endOfSpan('day', dayOf(new Date(night)))
        .toISOString()
        .slice(11),
    ).toBe('00:00:00.000Z');
  }
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, max: new Date('9999-01-01') }), (moment) => {
      const day = dayOf(moment);
      expect(endOfSpan('day', day - 1).getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(endOfSpan('day', day).getTime()).toBeGreaterThan(moment.getTime());
    }),
  );
});

test('a new day begins with nothing; a clock that goes back stays on the later day', () => {
  const yesterday = counters({ bets: 3, stakedMinor: 9n });
  expect(countersToday(yesterday, 20_000)).toBe(yesterday);
  expect(countersToday(yesterday, 20_001)).toEqual(counters({ day: 20_001 }));
  expect(countersToday(yesterday, 19_999)).toBe(yesterday);
  expect([isEmptyDay(counters()), isEmptyDay(yesterday), isEmptyDay(counters({ depositedMinor: 1n }))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('stakes and held bets count, and count back when they are taken back; wins count as paid, deposits for themselves', () => {
  const day = counters();
  countMovement(day, 'stake', 10n);
  countMovement(day, 'betHold', 5n);
  countMovement(day, 'win', 7n);
  countMovement(day, 'freeRoundWin', 2n);
  countMovement(day, 'jackpotWin', 1n);
  countMovement(day, 'deposit', 100n);
  expect(day).toEqual(counters({ bets: 2, stakedMinor: 15n, paidMinor: 10n, depositedMinor: 100n }));
  countMovement(day, 'stakeRefund', 10n);
  countMovement(day, 'betRelease', 5n);
  expect(day).toEqual(counters({ paidMinor: 10n, depositedMinor: 100n }));
});

test('what is no game and no deposit leaves the day alone', () => {
  const day = counters();
  for (const movement of [
    'withdrawalHold',
    'withdrawalRelease',
    'betCommit',
    'transferIn',
    'transferOut',
    'promo',
    'correction',
    'adjustmentOwed',
  ] as const) {
    countMovement(day, movement, 10n);
  }
  expect(day).toEqual(counters());
});

test('a day is empty when nothing of it is there', () => {
  expect(isEmptyDay(counters())).toBe(true);
  for (const one of [{ bets: 1 }, { stakedMinor: 1n }, { paidMinor: 1n }, { depositedMinor: 1n }])
    expect(isEmptyDay(counters(one)), Object.keys(one)[0]).toBe(false);
});

test.each([
  ['2026-11-26T12:00:00Z', '2026-11-23', '2026-11-30', '2026-11-01', '2026-12-01'],
  ['2026-11-30T00:00:00Z', '2026-11-30', '2026-12-07', '2026-11-01', '2026-12-01'],
  ['2026-12-31T23:59:59Z', '2026-12-28', '2027-01-04', '2026-12-01', '2027-01-01'],
  ['2024-02-29T00:00:00Z', '2024-02-26', '2024-03-04', '2024-02-01', '2024-03-01'],
])('the week and the month of %s begin and end at midnight of UTC', (moment, monday, nextMonday, first, nextFirst) => {
  const day = dayOf(new Date(moment));
  const dateOf = (of: number) => new Date(of * 86_400_000).toISOString().slice(0, 10);
  expect([dateOf(firstDayOf.week(day)), dateOf(firstDayOf.month(day))]).toEqual([monday, first]);
  const ends = (['week', 'month'] as const).map((span) => endOfSpan(span, day).toISOString().slice(0, 10));
  expect(ends).toEqual([nextMonday, nextFirst]);
});

test('every moment lies in its week and month, of which the next begins where it ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 80_000 }), fc.constantFrom('week', 'month'), (day, span) => {
      const [first, end] = [firstDayOf[span](day), dayOf(endOfSpan(span, day))];
      expect(first <= day && day < end).toBe(true);
      expect([firstDayOf[span](first), firstDayOf[span](end)]).toEqual([first, end]);
      expect(end - first).toBeLessThanOrEqual(31);
    }),
  );
});
