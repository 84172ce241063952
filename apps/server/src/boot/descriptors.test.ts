// @covers connection-limits

import { expect, test } from 'vitest';
import { connectionLimitsOf, descriptorLimit } from './descriptors.ts';

const unset = { connections: null, connectionsPerAddress: null, databaseConnections: 20 };

test.each([
  [2_048, { total: 1_728, perAddress: 432 }],
  [1_000_000, { total: 20_000, perAddress: 600 }],
  [null, { total: 20_000, perAddress: 600 }],
  [256, { total: 50, perAddress: 20 }],
])('with %s descriptors so many are left to clients', (limit, expected) => {
  expect(connectionLimitsOf(unset, limit)).toEqual(expected);
});

test('what is set counts', () => {
  const set = { ...unset, connections: 500, connectionsPerAddress: 400 };
  expect(connectionLimitsOf(set, 2_048)).toEqual({ total: 500, perAddress: 400 });
});

test('this system tells its limit', () => {
  const limit = descriptorLimit();
  expect(limit === null || (Number.isInteger(limit) && limit > 0)).toBe(true);
});
