import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEasilyTried } from './rules.ts';

test.each(['000000', '111111', '123456', '234567', '654321', '987654'])('%s is easily tried', (value) => {
  expect(isEasilyTried(value)).toBe(true);
});

test.each(['111112', '123457', '135791', '246802', '890123', '112233', 'abcdef'])('%s is not', (value) => {
  expect(isEasilyTried(value)).toBe(false);
});

test('of all numbers of six digits 20 are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      const digits = `${number}`.padStart(6, '0');
      const differences = new Set([...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])));
      const [only] = differences;
      expect(isEasilyTried(digits)).toBe(differences.size === 1 && Math.abs(only ?? 9) <= 1);
    }),
  );
  const easy = Array.from({ length: 1_000_000 }, (_, number) => `${number}`.padStart(6, '0')).filter(isEasilyTried);
  expect(easy).toHaveLength(20);
});
