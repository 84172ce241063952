// @covers must-drop-levels

import { drawOfRound, hashServerSeed } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { compare, rational, subtract } from '../exact/rational.ts';
import { levels } from '../pearl-tide/config.ts';
import {
  checkDrop,
  cycleSeeds,
  drawHitPoint,
  type LevelDrop,
  type LevelRules,
  levelReturn,
  levelsReturn,
} from './levels.ts';

const small: LevelRules = {
  pool: 'small',
  seedMinor: 500n,
  ceilingMinor: 1_000n,
  contributionTenThousandths: 50n,
  reserveTenThousandths: 100n,
};

describe('hit points', () => {
  test('go from the first minor unit over the seed to the last one below the ceiling, each from one number', () => {
    for (const rules of [small, ...levels]) {
      const below: number[] = [];
      const drawn = (number: (n: number) => number) =>
        drawHitPoint(rules, (n) => {
          below.push(n);
          return number(n);
        });
      expect(drawn(() => 0)).toBe(rules.seedMinor + 1n);
      expect(drawn((n) => n - 1)).toBe(rules.ceilingMinor - 1n);
      expect(below).toEqual(Array(2).fill(Number(rules.ceilingMinor - rules.seedMinor) - 1));
    }
    const all = Array.from({ length: 499 }, (_, number) => drawHitPoint(small, () => number));
    expect(all).toEqual(Array.from({ length: 499 }, (_, number) => 501n + BigInt(number)));
  });

  test('of real seeds are uniform: chi square of 20 parts within 3.29 sigma', () => {
    const seed = process.env.LEVELS_SEED ?? 'c0ffee';
    console.info(`hit points: LEVELS_SEED=${seed}`);
    const rounds = 40_000;
    // 4,000 hit points less one in 20 parts, all of 200 but the last, which has 199.
    const [rules] = levels;
    const parts = Array<number>(20).fill(0);
    for (let cycle = 1; cycle <= rounds; cycle += 1) {
      const hit = drawHitPoint(rules, drawOfRound(cycleSeeds(rules, cycle, seed)));
      const part = Number((hit - rules.seedMinor - 1n) / 200n);
      parts[part] = (parts[part] ?? 0) + 1;
    }
    const chiSquare = parts.reduce((sum, count, part) => {
      const expected = (rounds * (part === 19 ? 199 : 200)) / 3_999;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    const freedom = 19;
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(3.29 * Math.sqrt(2 * freedom));
  });
});

describe('the return', () => {
  test('is c (S + C) / (C - S), as the rulebook’s example', () => {
    expect(levelReturn(small)).toEqual(rational(15n, 1_000n));
    expect(levelsReturn(levels)).toEqual(rational(225n, 10_000n));
  });

  test.each([small, ...levels])('of $pool is what a cycle pays over what it takes, over every hit point', (rules) => {
    const { seedMinor, ceilingMinor, contributionTenThousandths: part } = rules;
    let paid = 0n;
    let filled = 0n;
    for (let hit = seedMinor + 1n; hit < ceilingMinor; hit += 1n) {
      paid += hit;
      filled += hit - seedMinor;
    }
    // Stakes of a cycle: what filled it, over the part of a stake that goes in.
    expect(compare(levelReturn(rules), rational(paid * part, filled * 10_000n))).toBe(0);
  });

  test.each([small, ...levels])('of $pool leaves the reserve as it was: its seeds cost what goes into it', (rules) => {
    const { contributionTenThousandths, reserveTenThousandths } = rules;
    const seeds = subtract(levelReturn(rules), rational(contributionTenThousandths, 10_000n));
    expect(seeds).toEqual(rational(reserveTenThousandths, 10_000n));
  });
});

describe('a drop', () => {
  const serverSeed = 'ab'.repeat(32);
  const hitMinor = drawHitPoint(small, drawOfRound(cycleSeeds(small, 3, serverSeed)));
  const drop: LevelDrop = {
    cycle: 3,
    serverSeed,
    serverSeedHash: hashServerSeed(serverSeed),
    counterMinor: `${hitMinor - 1n}`,
  };
  const check = (change: object = {}, amountMinor = hitMinor, pool = 'small') =>
    checkDrop([small], { pool, amountMinor, drop: { ...drop, ...change } });

  test('that its seed gives is fair', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  test.each<[string, Parameters<typeof check>]>([
    ['another seed', [{ serverSeed: 'cd'.repeat(32) }]],
    ['another hash', [{ serverSeedHash: 'cd'.repeat(32) }]],
    ['another cycle', [{ cycle: 4 }]],
    ['a counter that was there before', [{ counterMinor: `${hitMinor}` }]],
    ['more money', [{}, hitMinor + 1n]],
    ['less money', [{}, hitMinor - 1n]],
    ['a level that the game has not', [{}, hitMinor, 'large']],
  ])('with %s is not', async (_, forged) => {
    await expect(check(...forged)).rejects.toThrow(RangeError);
  });
});
