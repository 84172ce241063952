// @covers report-schedules

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOfRun } from '../../../../../test/support/seed.ts';
import { lastDue, nextDue } from './due.ts';

const at = (text: string) => new Date(text);
const next = (cadence: 'D' | 'W' | 'M', hour: number, moment: string, zone: string) =>
  nextDue({ cadence, hour }, at(moment), zone).toISOString();

test.each([
  ['a day, before its hour', 'D', 8, '2026-03-02T23:59:59Z', 'Asia/Manila', '2026-03-03T00:00:00.000Z'],
  ['a day, at its hour', 'D', 8, '2026-03-03T00:00:00Z', 'Asia/Manila', '2026-03-04T00:00:00.000Z'],
  ['Monday', 'W', 6, '2026-03-03T00:00:00Z', 'Asia/Manila', '2026-03-08T22:00:00.000Z'],
  ['the first of the month', 'M', 0, '2026-03-03T00:00:00Z', 'Asia/Manila', '2026-03-31T16:00:00.000Z'],
  // 02:00 is left out: the first moment after the gap is 03:00, which is 01:00 UTC.
  ['an hour that summer time leaves out', 'D', 2, '2026-03-28T12:00:00Z', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
  // 02:00 comes twice: the first time counts, and not the second.
  ['an hour that comes twice', 'D', 2, '2026-10-24T12:00:00Z', 'Europe/Paris', '2026-10-25T00:00:00.000Z'],
  ['the second time of that hour', 'D', 2, '2026-10-25T00:00:00Z', 'Europe/Paris', '2026-10-26T01:00:00.000Z'],
  ['a day that begins at one', 'D', 0, '2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
] as const)('%s', (_name, cadence, hour, moment, zone, due) => {
  expect(next(cadence, hour, moment, zone)).toBe(due);
});

const seed = seedOfRun('FUZZ_SEED');
console.log(`FUZZ_SEED=${seed}`);

test('moments of a rule follow one another, none is left out and none comes twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('D' as const, 'W' as const, 'M' as const),
      fc.integer({ min: 0, max: 23 }),
      fc.date({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true }),
      fc.constantFrom('Asia/Manila', 'Europe/Paris', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'UTC'),
      (cadence, hour, moment, zone) => {
        const rule = { cadence, hour };
        const due = nextDue(rule, moment, zone);
        const before = lastDue(rule, moment, zone);
        expect(before <= moment && moment < due).toBe(true);
        expect(nextDue(rule, before, zone)).toEqual(due);
        expect(lastDue(rule, due, zone)).toEqual(due);
      },
    ),
    { seed, numRuns: 300 },
  );
});
