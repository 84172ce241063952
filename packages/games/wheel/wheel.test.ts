// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, playRound, type Risk, risks, segmentCounts, segmentReturns, segments } from './rules.ts';

test.each<[Risk, string, string, [number, number][]]>([
  [
    'low',
    '0.700000',
    '96.500',
    [
      [17_000, 10],
      [12_500, 25],
      [0, 15],
    ],
  ],
  [
    'medium',
    '0.400000',
    '97.500',
    [
      [50_000, 2],
      [30_000, 4],
      [20_000, 9],
      [17_500, 5],
      [0, 30],
    ],
  ],
  [
    'high',
    '0.020000',
    '98.000',
    [
      [490_000, 1],
      [0, 49],
    ],
  ],
])('the wheel of %s risk is the rulebook’s (2.10)', (risk, probability, rtp, counts) => {
  const figures = analyse({ risk });
  expect(segmentCounts({ risk })).toEqual(counts);
  expect([toDecimal(figures.probabilityOfWin, 6), toDecimal(multiply(figures.rtp, rational(100n)), 3)]).toEqual([
    probability,
    rtp,
  ]);
});

test('every segment can be drawn, and each pays what stands on it', () => {
  for (const risk of risks) {
    const returns = segmentReturns({ risk });
    expect(returns).toHaveLength(segments);
    for (const [segment, back] of returns.entries()) {
      const asked: number[] = [];
      const draw = (below: number) => asked.push(below) * 0 + segment;
      const payoutMinor = (333n * BigInt(back)) / 10_000n;
      expect(playRound({ risk }, { betMinor: 333n, draw })).toEqual({ segment, payoutMinor });
      expect(asked).toEqual([segments]);
    }
  }
});
