// @covers ranking

import { describe, expect, test } from 'vitest';
import { maskedName } from '../../platform/masked-name.ts';
import { periodAt } from './periods.ts';

describe('the period of a moment, in UTC', () => {
  test.each([
    ['D', '2026-03-01T00:00:00.000Z', '2026-03-01', '2026-03-02'],
    ['D', '2026-12-31T23:59:59.999Z', '2026-12-31', '2027-01-01'],
    ['W', '2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-23'],
    ['W', '2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-23'],
    ['W', '2026-01-01T12:00:00.000Z', '2025-12-29', '2026-01-05'],
    ['H', '2026-02-15T23:59:59.999Z', '2026-02-01', '2026-02-16'],
    ['H', '2026-02-16T00:00:00.000Z', '2026-02-16', '2026-03-01'],
    ['H', '2026-12-31T00:00:00.000Z', '2026-12-16', '2027-01-01'],
    ['M', '2028-02-29T10:00:00.000Z', '2028-02-01', '2028-03-01'],
  ] as const)('%s at %s', (code, at, from, to) => {
    expect(periodAt(code, new Date(at))).toEqual({ from: new Date(from), to: new Date(to) });
  });
});

test.each([
  ['demomember', 'de***r'],
  ['alice', 'al***e'],
  ['bob7', 'b***'],
  ['ab', 'a***'],
  ['09171234567', '09***7'],
  ['🎲🎲🎲🎲🎲🎲', '🎲🎲***🎲'],
])('%s is shown to strangers as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
