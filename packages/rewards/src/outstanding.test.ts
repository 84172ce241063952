// @covers turnover-before-withdrawal turnover-of-transfers

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CashMove, outstandingTurnover } from './outstanding.ts';

type Move = readonly [amountMinor: bigint, turnoverAfterMinor: bigint, kind?: 'sent'];
const owed = (moves: readonly Move[]) =>
  outstandingTurnover(
    moves.map(
      ([amountMinor, turnoverAfterMinor, kind]): CashMove => ({ kind: kind ?? 'in', amountMinor, turnoverAfterMinor }),
    ),
  );

test.each([
  ['deposit 1,000, valid turnover 999.99', [[100_000n, 99_999n]], { missingMinor: 1n, heldMinor: 100_000n }],
  ['deposit 1,000, valid turnover 1,000', [[100_000n, 100_000n]], { missingMinor: 0n, heldMinor: 0n }],
  [
    'deposits 1,000 then 500, turnover 1,200 since the first, all after the second',
    [
      [100_000n, 0n],
      [50_000n, 120_000n],
    ],
    { missingMinor: 30_000n, heldMinor: 50_000n },
  ],
  [
    'deposits 1,000 then 500, turnover 1,000 before the second and 200 after it',
    [
      [100_000n, 100_000n],
      [50_000n, 20_000n],
    ],
    { missingMinor: 30_000n, heldMinor: 50_000n },
  ],
  [
    'turnover that was too much for the first is not kept for the second',
    [
      [100_000n, 500_000n],
      [50_000n, 0n],
    ],
    { missingMinor: 50_000n, heldMinor: 50_000n },
  ],
  ['no deposit', [], { missingMinor: 0n, heldMinor: 0n }],
] as const)('%s', (_what, moves, expected) => {
  expect(owed(moves)).toEqual(expected);
});

test.each([
  [
    'deposit 1,000, all of it sent on: the receiver owes it, the sender nothing',
    [
      [100_000n, 0n],
      [100_000n, 0n, 'sent'],
    ],
    { missingMinor: 0n, heldMinor: 0n },
  ],
  [
    'deposit 1,000, 400 turned over, 500 sent on: 100 of the 500 that are left are still missing',
    [
      [100_000n, 40_000n],
      [50_000n, 0n, 'sent'],
    ],
    { missingMinor: 10_000n, heldMinor: 50_000n },
  ],
  [
    'deposit 1,000, 900 turned over, 500 sent on: nothing is missing, and nothing is kept for the next deposit',
    [
      [100_000n, 90_000n],
      [50_000n, 0n, 'sent'],
      [30_000n, 0n],
    ],
    { missingMinor: 30_000n, heldMinor: 30_000n },
  ],
  [
    'deposits 1,000 and 500, 1,200 sent on: the oldest debt goes first',
    [
      [100_000n, 0n],
      [50_000n, 0n],
      [120_000n, 0n, 'sent'],
    ],
    { missingMinor: 30_000n, heldMinor: 30_000n },
  ],
  [
    'what is sent back is a debt again',
    [
      [100_000n, 0n],
      [100_000n, 0n, 'sent'],
      [100_000n, 0n],
    ],
    { missingMinor: 100_000n, heldMinor: 100_000n },
  ],
] as const)('sent on: %s', (_what, moves, expected) => {
  expect(owed(moves)).toEqual(expected);
});

const amount = fc.bigInt({ min: 0n, max: 10_000n });
const move: fc.Arbitrary<CashMove> = fc.record({
  kind: fc.constantFrom('in' as const, 'in' as const, 'sent' as const),
  amountMinor: fc.bigInt({ min: 1n, max: 10_000n }),
  turnoverAfterMinor: amount,
});
const moves = fc.array(move, { minLength: 1, maxLength: 8 });

test('more turnover never holds more, and what is missing is never above what is held', () => {
  fc.assert(
    fc.property(moves, fc.nat(7), amount, (given, at, more) => {
      const before = outstandingTurnover(given);
      const place = at % given.length;
      const after = outstandingTurnover(
        given.map((each, index) =>
          index === place ? { ...each, turnoverAfterMinor: each.turnoverAfterMinor + more } : each,
        ),
      );
      expect(after.missingMinor <= before.missingMinor && after.heldMinor <= before.heldMinor).toBe(true);
      expect(before.missingMinor >= 0n && before.missingMinor <= before.heldMinor).toBe(true);
    }),
  );
});

test('sender and receiver together never owe less than before, however money goes round', () => {
  fc.assert(
    fc.property(moves, moves, amount, (sender, receiver, amountMinor) => {
      const total = (...of: (readonly CashMove[])[]) =>
        of.reduce((sum, each) => sum + outstandingTurnover(each).missingMinor, 0n);
      const sent: CashMove = { kind: 'sent', amountMinor, turnoverAfterMinor: 0n };
      const received: CashMove = { kind: 'in', amountMinor, turnoverAfterMinor: 0n };
      expect(total([...sender, sent], [...receiver, received]) >= total(sender, receiver)).toBe(true);
      expect(total([...sender, sent]) + amountMinor >= total(sender)).toBe(true);
    }),
  );
});
