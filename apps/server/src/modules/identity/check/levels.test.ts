// @covers identity-check-levels
import { identityDocumentKinds } from '@baize/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentsBetween, levelForAmount } from './levels.ts';

const anyLevels = fc.uniqueArray(fc.bigInt({ min: 1n, max: 10_000n }), { maxLength: 5 }).chain((amounts) =>
  fc.tuple(
    ...amounts
      .sort((a, b) => (a < b ? -1 : 1))
      .map((withdrawalsFromMinor) =>
        fc.record({
          withdrawalsFromMinor: fc.constant(withdrawalsFromMinor),
          documents: fc.subarray([...identityDocumentKinds], { minLength: 1 }),
        }),
      ),
  ),
);

test('without levels no amount needs one', () => {
  expect(levelForAmount([], 10n ** 17n)).toBe(0);
});

test('an amount needs the highest level that begins at it or below', () => {
  fc.assert(
    fc.property(anyLevels, fc.bigInt({ min: 0n, max: 11_000n }), (levels, amountMinor) => {
      const level = levelForAmount(levels, amountMinor);
      if (level > 0) expect(levels[level - 1]?.withdrawalsFromMinor).toBeLessThanOrEqual(amountMinor);
      if (level < levels.length) expect(levels[level]?.withdrawalsFromMinor).toBeGreaterThan(amountMinor);
    }),
  );
});

test('the way to a level needs each document of the levels between once, and nothing that was shown before', () => {
  fc.assert(
    fc.property(anyLevels, fc.nat(5), fc.nat(5), (levels, one, other) => {
      const [reached, wanted] = [Math.min(one, other), Math.max(one, other)];
      const needed = documentsBetween(levels, reached, wanted);
      const asked = levels.slice(reached, wanted).flatMap(({ documents }) => documents);
      expect(new Set(needed)).toEqual(new Set(asked));
      expect(needed).toHaveLength(new Set(asked).size);
    }),
  );
});
