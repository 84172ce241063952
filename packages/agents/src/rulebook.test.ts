// @covers agent-pay-rules

import { describe, expect, test } from 'vitest';
import {
  compareRates,
  type DividendTerms,
  dailyWageRate,
  divideChain,
  dividendSeries,
  dividePositions,
  hourlySalary,
  percentRate,
  pointsOfGroup,
  type Rate,
  realTimeSalary,
  rebateByDifference,
  rebatePoints,
  revenueShare,
  sharedMonth,
  shareOf,
  type Tier,
  takePositions,
  topGroupOf,
} from './index.ts';

/** "1,234.5" as minor units. */
const minor = (text: string): bigint => {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
};
const rate = (text: string): Rate => {
  const read = percentRate(text);
  if (!read) throw new Error(`${text} is no percentage`);
  return read;
};
const levels = (...all: [string, string][]) => all.map(([name, percent]) => ({ name, rate: rate(percent) }));
const amounts = (paid: readonly { amountMinor: bigint }[]) => paid.map(({ amountMinor }) => amountMinor);
const tiersOf = (...all: [string, number, string][]): Tier[] =>
  all.map(([amount, activeAtLeast, percent]) => ({
    amountAtLeastMinor: minor(amount),
    activeAtLeast,
    rate: rate(percent),
  }));

describe('8.1 position taking', () => {
  test.each([
    ['-1000', ['60', '25', '15'], ['600.00', '250.00', '150.00']],
    ['750', ['60', '25', '15'], ['-450.00', '-187.50', '-112.50']],
    ['-1000', ['0', '0', '100'], ['0', '0', '1,000.00']],
  ])('a member’s result of %s', (result, shares, expected) => {
    const named = shares.map((percent, index) => ({ name: String(index), rate: rate(percent) }));
    expect(amounts(takePositions(minor(result), named))).toEqual(expected.map(minor));
  });

  test.each([
    ['-1000', ['600.00', '250.00']],
    ['750', ['-450.00', '-187.50']],
  ])('contracts of 85 %% and 60 %% divide a result of %s alike', (result, [agent, master]) => {
    const baseMinor = -minor(result);
    const links = [
      { id: 'master', parentId: null, baseMinor, rate: rate('85') },
      { id: 'agent', parentId: 'master', baseMinor, rate: rate('60') },
    ];
    const kept = Object.fromEntries(dividePositions(links).map(({ id, keepsMinor }) => [id, keepsMinor]));
    expect(kept).toEqual({ agent: minor(agent ?? ''), master: minor(master ?? '') });
  });

  test('an agent’s share above his upline’s counts as the upline’s', () => {
    const links = [
      { id: 'master', parentId: null, baseMinor: 1_000n, rate: rate('50') },
      { id: 'agent', parentId: 'master', baseMinor: 1_000n, rate: rate('60') },
    ];
    expect(dividePositions(links).map(({ keepsMinor }) => keepsMinor)).toEqual([0n, 500n]);
  });

  test('shares that do not add up to 100 % are refused', () => {
    expect(() => takePositions(1n, levels(['a', '60'], ['b', '39']))).toThrow(RangeError);
  });
});

test('8.2 rebate by difference', () => {
  const paid = rebateByDifference(minor('250,000'), levels(['A', '0.8'], ['B', '0.65'], ['C', '0.5'], ['M', '0.3']));
  expect(amounts(paid)).toEqual(['375.00', '375.00', '500.00', '750.00'].map(minor));
  expect(() => rebateByDifference(1n, levels(['A', '0.5'], ['B', '0.51']))).toThrow(/B has a higher rate/);
});

describe('8.3 rebate points', () => {
  test('the uplines earn the differences', () => {
    const line = levels(['A', '7.8'], ['B', '7.5'], ['C', '7.0'], ['M', '6.5']);
    const paid = rebatePoints(minor('40,000'), line, { baseGroup: 1800, group: 1800 });
    expect(amounts(paid)).toEqual(['120.00', '200.00', '200.00', '2,600.00'].map(minor));
  });

  test.each([
    ['0', 1_800],
    ['6.5', 1_930],
    ['6.52', 1_930],
    ['7.8', 1_956],
  ])('%s points are played up to group %i', (points, group) => {
    expect(topGroupOf(rate(points))).toBe(group);
    expect(compareRates(pointsOfGroup(group), rate(points))).toBeLessThanOrEqual(0);
  });
  test('a higher prize group is taken off the member’s own points', () => {
    const member = levels(['M', '6.5']);
    expect(amounts(rebatePoints(minor('1,000'), member, { baseGroup: 1800, group: 1900 }))).toEqual([minor('15.0')]);
    expect(() => rebatePoints(1n, member, { baseGroup: 1800, group: 1931 })).toThrow(RangeError);
  });
});

describe('8.4 dividend', () => {
  const tiers = tiersOf(
    ['0', 0, '0'],
    ['10,000', 3, '10'],
    ['50,000', 5, '15'],
    ['200,000', 10, '20'],
    ['500,000', 20, '25'],
    ['1,000,000', 30, '30'],
  );
  const periods = [
    { lossMinor: minor('240,000'), active: 14 },
    { lossMinor: minor('-120,000'), active: 9 },
    { lossMinor: minor('200,000'), active: 22 },
  ];
  const shown = (terms: DividendTerms) =>
    dividendSeries(terms, periods).map((one) => [
      one.baseMinor,
      (one.rate.numerator * 100n) / one.rate.denominator,
      one.dividendMinor,
      one.carryMinor,
    ]);

  test('with carry', () => {
    expect(shown({ tiers, carriesLoss: true })).toEqual([
      [minor('240,000'), 20n, minor('48,000.00'), 0n],
      [minor('-120,000'), 0n, 0n, minor('-120,000')],
      [minor('80,000'), 15n, minor('12,000.00'), 0n],
    ]);
  });

  test('without carry', () => {
    expect(shown({ tiers, carriesLoss: false })).toEqual([
      [minor('240,000'), 20n, minor('48,000.00'), 0n],
      [minor('-120,000'), 0n, 0n, 0n],
      [minor('200,000'), 20n, minor('40,000.00'), 0n],
    ]);
  });

  test('chain', () => {
    const link = (id: string, parentId: string | null, loss: string, percent: string) => ({
      ...{ id, parentId, baseMinor: minor(loss), rate: rate(percent) },
    });
    const [a, b, c] = divideChain([
      link('A', null, '800,000', '25'),
      link('B', 'A', '200,000', '20'),
      link('C', 'A', '100,000', '15'),
    ]);
    expect(a).toMatchObject({
      grossMinor: minor('200,000.00'),
      paysDownMinor: minor('55,000'),
      keepsMinor: minor('145,000.00'),
    });
    expect([b?.keepsMinor, c?.keepsMinor]).toEqual([minor('40,000.00'), minor('15,000.00')]);
  });
});

describe('8.5 daily wage', () => {
  const tiers = tiersOf(
    ['0', 0, '0'],
    ['10,000', 2, '0.30'],
    ['50,000', 5, '0.50'],
    ['200,000', 10, '0.80'],
    ['500,000', 20, '1.00'],
  );
  const wage = (turnover: string, active: number, terms = { tiers, needsTeamLoss: false }, teamLossMinor = 0n) => {
    const turnoverMinor = minor(turnover);
    return shareOf(turnoverMinor, dailyWageRate(terms, { turnoverMinor, active, teamLossMinor }));
  };
  test.each([
    ['9,999', 8, '0.00'],
    ['10,000', 2, '30.00'],
    ['60,000', 4, '180.00'],
    ['60,000', 5, '300.00'],
    ['199,999', 12, '999.99'],
    ['200,000', 12, '1,600.00'],
    ['750,000', 25, '7,500.00'],
    ['750,000', 19, '6,000.00'],
  ])('turnover %s with %d active pays %s', (turnover, active, expected) => {
    expect(wage(turnover, active)).toBe(minor(expected));
  });

  test('a loss wage is paid only when the team lost', () => {
    const terms = { tiers, needsTeamLoss: true };
    expect(wage('200,000', 12, terms, 0n)).toBe(0n);
    expect(wage('200,000', 12, terms, 1n)).toBe(minor('1,600'));
  });

  test('chain', () => {
    const [a, b] = divideChain([
      { id: 'A', parentId: null, baseMinor: minor('750,000'), rate: rate('1') },
      { id: 'B', parentId: 'A', baseMinor: minor('200,000'), rate: rate('0.8') },
    ]);
    expect([a?.grossMinor, a?.keepsMinor, b?.keepsMinor]).toEqual(['7,500.00', '5,900.00', '1,600.00'].map(minor));
  });
});

test('8.6 hourly salary', () => {
  const terms = { rate: rate('0.2'), turnoverAtLeastMinor: minor('5,000') };
  const paid = ['4,200', '18,000', '0', '90,500'].map((turnover) => hourlySalary(terms, minor(turnover)));
  expect(paid).toEqual(['0.00', '36.00', '0.00', '181.00'].map(minor));
});

test('8.7 real-time salary', () => {
  const slots = realTimeSalary(rate('0.15'), ['333.33', '0.00', '1,250.55', '-500.00', '10.00', '4,000.01'].map(minor));
  const rows = slots.map((slot) => [slot.cumulativeMinor, slot.paidNowMinor, slot.paidTotalMinor, slot.setOffMinor]);
  expect(rows).toEqual(
    [
      ['333.33', '0.49', '0.49', '0.00'],
      ['333.33', '0.00', '0.49', '0.00'],
      ['1,583.88', '1.88', '2.37', '0.00'],
      ['1,083.88', '0.00', '2.37', '0.75'],
      ['1,093.88', '0.00', '2.37', '0.73'],
      ['5,093.89', '5.27', '7.64', '0.00'],
    ].map((row) => row.map(minor)),
  );
});

describe('8.8 affiliate revenue share', () => {
  test('a month, and what a bad one leaves for the next', () => {
    const forty = rate('40');
    const good = { memberLossMinor: minor('27,000'), feesMinor: minor('2,700'), rate: forty };
    expect(revenueShare(good)).toEqual({ commissionMinor: minor('9,720'), carryMinor: 0n });
    const bad = revenueShare({ memberLossMinor: minor('-15,000'), feesMinor: minor('1,500'), rate: forty });
    expect(bad).toEqual({ commissionMinor: 0n, carryMinor: minor('-6,600') });
    const next = revenueShare({ ...good, carriedMinor: bad.carryMinor });
    expect(next).toEqual({ commissionMinor: minor('3,120'), carryMinor: 0n });
  });

  test('a month by tiers: a loss is carried, and what meets no condition waits', () => {
    const tiers = tiersOf(['0', 3, '40']);
    const month = { lossMinor: minor('27,000'), feesMinor: minor('2,700'), active: 3 };
    expect(sharedMonth(tiers, month)).toEqual({ baseMinor: minor('24,300'), rate: rate('40'), carryMinor: 0n });
    const few = sharedMonth(tiers, { ...month, active: 2 });
    expect(few).toMatchObject({ baseMinor: minor('24,300'), carryMinor: minor('24,300') });
    const bad = sharedMonth(tiers, { lossMinor: minor('-15,000'), feesMinor: minor('1,500'), active: 9 });
    expect(bad).toMatchObject({ carryMinor: minor('-16,500') });
    expect(sharedMonth(tiers, { ...month, carriedMinor: bad.carryMinor }).baseMinor).toBe(minor('7,800'));
  });
});
