// @covers personal-profit

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { personalProfit } from './personal-profit.ts';
import type { TurnoverDay } from './read-model.ts';

const day = (
  date: string,
  gameType: TurnoverDay['gameType'],
  stakeMinor: bigint,
  payoutMinor: bigint,
): TurnoverDay => ({
  day: date,
  gameType,
  bets: 1,
  stakeMinor,
  validTurnoverMinor: stakeMinor,
  payoutMinor,
});
const rows = [
  day('2026-11-23', 'RNG', 1_000n, 2_500n),
  day('2026-11-24', 'LIVE', 5_000n, 0n),
  day('2026-11-24', 'RNG', 100n, 0n),
];
const manila = { zone: 'Asia/Manila', now: new Date('2026-11-24T18:00:00Z'), exponent: 2, daysOf: async () => rows };

test('sums by game type and by day, to the cent, up to the day that runs in the brand’s zone', async () => {
  const told = await personalProfit({ ...manila, period: 'W', back: 0 });
  expect(told).toMatchObject({
    firstDate: '2026-11-23',
    lastDate: '2026-11-29',
    timeZone: 'Asia/Manila',
    sums: { bets: 3, stake: '61.00', validTurnover: '61.00', payout: '25.00', net: '-36.00' },
    types: [
      { gameType: 'RNG', bets: 2, net: '14.00' },
      { gameType: 'LIVE', bets: 1, net: '-50.00' },
    ],
  });
  expect(told.days.map(({ date, net }) => [date, net])).toEqual([
    ['2026-11-23', '15.00'],
    ['2026-11-24', '-51.00'],
    ['2026-11-25', '0.00'],
  ]);
});

test.each([
  ['D', 0, '2026-11-25', '2026-11-25', 1],
  ['D', 1, '2026-11-24', '2026-11-24', 1],
  ['W', 1, '2026-11-16', '2026-11-22', 7],
  ['H', 0, '2026-11-16', '2026-11-30', 10],
  ['H', 1, '2026-11-01', '2026-11-15', 15],
  ['M', 9, '2026-02-01', '2026-02-28', 28],
] as const)('period %s, %s back, is asked from %s to %s', async (period, back, first, last, days) => {
  let asked: string[] = [];
  const daysOf = async (...span: [string, string]) => {
    asked = span;
    return [];
  };
  const told = await personalProfit({ ...manila, period, back, daysOf });
  expect(asked).toEqual([first, last]);
  expect(told.days).toHaveLength(days);
});

test('sums that are larger than an answer can hold are answered as far as it can', async () => {
  const daysOf = async () => [day('2026-11-24', 'RNG', 10n ** 20n, 0n)];
  const told = await personalProfit({ ...manila, period: 'D', back: 1, daysOf });
  expect(calls.personalProfit.answer.parse(told).sums).toMatchObject({
    stake: '999999999999999.99',
    net: '-999999999999999.99',
  });
});
