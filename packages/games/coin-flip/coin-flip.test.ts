// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, playRound, sides } from './rules.ts';

test.each(sides)('%s comes up in half of the flips and returns 99%%', (side) => {
  const figures = analyse({ side });
  expect([toDecimal(figures.probabilityOfWin, 6), toDecimal(multiply(figures.rtp, rational(100n)), 3)]).toEqual([
    '0.500000',
    '99.000',
  ]);
});

test('both sides can come up; the named one pays 1.98 times the stake, floored', () => {
  for (const named of sides) {
    for (const [drawn, side] of sides.entries()) {
      const round = playRound({ side: named }, { betMinor: 333n, draw: () => drawn });
      expect(round).toEqual({ side, payoutMinor: side === named ? 659n : 0n });
    }
  }
});
