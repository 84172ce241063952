// @covers member-transfers

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, isAllowed, type Person, refusalOf, type TransferRules, wageringOf } from './rules.ts';

const rules: TransferRules = {
  toUpline: true,
  toDownline: true,
  minMinor: 100n,
  maxMinor: 1_000n,
  dayMinor: 2_500n,
  dayCount: 3,
};
const person = (change: Partial<Person>): Person => ({
  id: 'x',
  uplineId: null,
  nickname: 'x',
  type: 0,
  isBlocked: false,
  ...change,
});
const agent = person({ id: 'agent', type: 1 });
const member = person({ id: 'member', uplineId: 'agent' });
const nothingYet = { amountMinor: 0n, count: 0 };
const keyOf = (
  transfer: { sender?: Person; receiver?: Person; amountMinor?: bigint },
  change: Partial<TransferRules> = {},
  sent = nothingYet,
) =>
  refusalOf({ sender: member, receiver: agent, amountMinor: 500n, ...transfer }, { ...rules, ...change }, sent)
    ?.message ?? null;

test('money goes between an agent and those directly below him, and nowhere else', () => {
  const types = fc.constantFrom(...([0, 1, 2, 4, 41, 42] as const));
  const upline = fc.constantFrom('a', 'b', 'c', null);
  fc.assert(
    fc.property(types, types, upline, upline, (senderType, receiverType, senderUpline, receiverUpline) => {
      const sender = person({ id: 'a', type: senderType, uplineId: senderUpline });
      const receiver = person({ id: 'b', type: receiverType, uplineId: receiverUpline });
      const isAgent = (type: number) => [1, 2, 41, 42].includes(type);
      const up = senderUpline === 'b' && isAgent(receiverType);
      const down = receiverUpline === 'a' && isAgent(senderType);
      const expected = up ? 'upline' : down ? 'downline' : null;
      expect(directionOf(sender, receiver)).toBe(expected);
    }),
  );
});

test.each([
  ['upline', { toUpline: false }, false],
  ['upline', { toDownline: false }, true],
  ['downline', { toDownline: false }, false],
  ['downline', { toUpline: false }, true],
] as const)('to the %s with %j: %s', (direction, change, expected) => {
  expect(isAllowed(direction, { ...rules, ...change })).toBe(expected);
});

describe('a transfer', () => {
  test('to the upline and to a downline may be', () => {
    expect(keyOf({})).toBeNull();
    expect(keyOf({ sender: agent, receiver: member })).toBeNull();
  });

  test('that the brand does not offer, to a stranger, and to nobody may not be', () => {
    expect(keyOf({}, { toUpline: false })).toBe('operation_not_allowed');
    expect(keyOf({ receiver: person({ id: 'stranger', type: 1 }) })).toBe('operation_not_allowed');
    const nobody = { sender: member, receiver: undefined, amountMinor: 500n };
    expect(refusalOf(nobody, rules, nothingYet)?.message).toBe('operation_not_allowed');
  });

  test('does not go to a blocked or a trial account', () => {
    expect(keyOf({ receiver: { ...agent, isBlocked: true } })).toBe('receiver_not_available');
    expect(keyOf({ sender: agent, receiver: { ...member, type: 4 } })).toBe('receiver_not_available');
  });

  test.each([
    [99n, 0n, 0, 'limit_reached'],
    [100n, 0n, 0, null],
    [1_000n, 0n, 0, null],
    [1_001n, 0n, 0, 'limit_reached'],
    [500n, 2_000n, 2, null],
    [501n, 2_000n, 2, 'limit_reached'],
    [100n, 300n, 3, 'limit_reached'],
  ])('of %s after %s in %s: %s', (amountMinor, sentMinor, count, key) => {
    expect(keyOf({ amountMinor }, {}, { amountMinor: sentMinor, count })).toBe(key);
  });
});

test('the receiver turns over once what he was sent', () => {
  expect(wageringOf(12_345n)).toBe(12_345n);
});
