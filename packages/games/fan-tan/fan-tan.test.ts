// @covers table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse } from './analysis.ts';
import { fanTanBets } from './bets.ts';

const bets = fanTanBets();
const figures = analyse(bets);

describe('the rulebook’s figures (1.7), 5% commission on winnings', () => {
  test.each<[string, number, string, string, string, string]>([
    ['fan', 4, '0.250000', '0.000000', '3.7500', '1.667'],
    ['nim', 12, '0.250000', '0.250000', '2.5000', '1.184'],
    ['kwok', 6, '0.500000', '0.000000', '2.5000', '0.975'],
    ['nga', 12, '0.500000', '0.250000', '1.2500', '0.602'],
    // 0.3166:1 in place of 0.31666…:1, which the rulebook prints as 1.2500.
    ['ssh', 4, '0.750000', '0.000000', '1.2550', '0.570'],
  ])('%s: %i selections', (key, selections, win, push, edge, sd) => {
    const ofKey = figures.filter((bet) => bet.key === key);
    expect(ofKey).toHaveLength(selections);
    for (const bet of ofKey) expect(printedFigures(bet)).toEqual({ win, push, edge, sd });
  });
});

test.each([
  [61, 1],
  [66, 2],
  [119, 3],
  [120, 4],
])('a heap of %i leaves %i, and pays what names it', (beads, left) => {
  const paid = returnsFor(bets, { beads });
  expect(paid[`fan:${left}`]).toBe(38_500);
  expect(Object.keys(paid).filter((key) => key.startsWith('fan'))).toHaveLength(1);
  const ofKey = (key: string, back: number) =>
    Object.entries(paid).filter(([name, each]) => name.startsWith(key) && each === back).length;
  expect([ofKey('nim', 29_000), ofKey('nim', 10_000), ofKey('kwok', 19_500)]).toEqual([3, 3, 3]);
  expect([ofKey('nga', 14_750), ofKey('nga', 10_000), ofKey('ssh', 13_166)]).toEqual([6, 3, 3]);
});
