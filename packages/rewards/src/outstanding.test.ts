// @covers turnover-before-withdrawal

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outstandingTurnover } from './outstanding.ts';

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
] as const)('%s', (_what, deposits, expected) => {
  const paidIn = deposits.map(([amountMinor, turnoverAfterMinor]) => ({ amountMinor, turnoverAfterMinor }));
  expect(outstandingTurnover(paidIn)).toEqual(expected);
});

test('more turnover never holds more, and what is missing is never above what is held', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000n });
  const paidIn = fc.record({ amountMinor: fc.bigInt({ min: 1n, max: 10_000n }), turnoverAfterMinor: amount });
  fc.assert(
    fc.property(fc.array(paidIn, { minLength: 1, maxLength: 8 }), fc.nat(7), amount, (deposits, at, more) => {
      const before = outstandingTurnover(deposits);
      const place = at % deposits.length;
      const after = outstandingTurnover(
        deposits.map((each, index) =>
          index === place ? { ...each, turnoverAfterMinor: each.turnoverAfterMinor + more } : each,
        ),
      );
      expect(after.missingMinor <= before.missingMinor && after.heldMinor <= before.heldMinor).toBe(true);
      expect(before.missingMinor <= before.heldMinor).toBe(true);
    }),
  );
});
