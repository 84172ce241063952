// @covers sports-parlays

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { rational, toDecimal } from '../exact/rational.ts';
import { effectiveOdds, faultOfLegs, type LegSource, parlayLegs, parlayReturn, type SettledLeg } from './parlay.ts';
import { legResults } from './results.ts';
import { betsOf, fitsLegs, type System, type SystemType, systemReturn, systemTypes } from './systems.ts';

const words = { W: 'win', w: 'halfWin', p: 'push', l: 'halfLoss', L: 'loss', v: 'void' } as const;
/** Reads "1.95 W; 2.05 l". */
const legsOf = (text: string): SettledLeg[] =>
  text.split('; ').map((leg) => {
    const [odds = '', letter = ''] = leg.split(' ');
    return { odds: decimal(odds), result: words[letter as keyof typeof words] };
  });

describe('parlays (rulebook 6.6)', () => {
  test.each<[string, string, bigint]>([
    ['1.95 W; 2.05 W', '3.997500', 39_975n],
    ['1.90 W; 1.85 w; 2.10 W', '5.685750', 56_858n],
    ['1.90 W; 1.85 v', '1.900000', 19_000n],
    ['1.90 l; 1.85 W', '0.925000', 9_250n],
    ['2.00 w; 2.00 l', '0.750000', 7_500n],
    ['1.50 W; 1.60 W; 1.70 L', '0.000000', 0n],
    ['1.90 p; 1.90 p', '1.000000', 10_000n],
    ['1.88 w; 1.92 w; 1.95 l; 2.02 W', '2.123424', 21_234n],
    ['1.90 v; 1.90 v', '1.000000', 10_000n],
  ])('%s is %s', (text, odds, returnMinor) => {
    expect(toDecimal(effectiveOdds(legsOf(text)), 6)).toBe(odds);
    expect(parlayReturn(10_000n, legsOf(text))).toBe(returnMinor);
  });
});

describe('systems (rulebook 6.6)', () => {
  test.each<[string, System, string, number, bigint]>([
    ['2/3', { choose: 2 }, '1.80 W; 2.00 W; 2.50 L', 3, 3_600n],
    ['trixie', { type: 'trixie' }, '1.80 W; 2.00 W; 2.50 W', 4, 22_100n],
    ['yankee', { type: 'yankee' }, '1.90 W; 1.90 w; 2.10 L; 1.75 v', 11, 8_860n],
    ['patent', { type: 'patent' }, '2.00 W; 3.00 L; 1.50 p', 7, 5_000n],
    ['3/5', { choose: 3 }, '1.9 W; 1.9 W; 1.9 W; 1.9 L; 1.9 l', 10, 12_274n],
  ])('%s', (_name, system, text, bets, returnMinor) => {
    const legs = legsOf(text);
    expect(betsOf(system, legs.length)).toBe(bets);
    expect(systemReturn(1_000n, system, legs)).toBe(returnMinor);
  });

  test('the named full covers have their numbers of bets', () => {
    const bets = Object.entries(systemTypes).map(([type, { legs }]) => [
      type,
      betsOf({ type: type as SystemType }, legs),
    ]);
    expect(Object.fromEntries(bets)).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      lucky15: 15,
      canadian: 26,
      lucky31: 31,
      heinz: 57,
      lucky63: 63,
      superHeinz: 120,
      goliath: 247,
    });
  });

  test('a system fits its legs or is refused', () => {
    expect(fitsLegs({ type: 'trixie' }, 4)).toBe(false);
    expect([0, 1, 3, 4, 1.5].map((choose) => fitsLegs({ choose }, 3))).toEqual([false, true, true, false, false]);
    expect(() => betsOf({ type: 'goliath' }, 7)).toThrow(RangeError);
    expect(() => systemReturn(1n, { choose: 4 }, legsOf('1.9 W; 1.9 W'))).toThrow(RangeError);
  });
});

const anyLeg = fc.record({
  odds: fc.integer({ min: 101, max: 2_000 }).map((hundredths) => rational(BigInt(hundredths), 100n)),
  result: fc.constantFrom(...legResults),
});
const anyLegs = fc.array(anyLeg, { minLength: 2, maxLength: 8 });

test('the order of the legs changes nothing', () => {
  fc.assert(
    fc.property(anyLegs, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 7 }), (legs, size, turn) => {
      const turned = [...legs.slice(turn % legs.length), ...legs.slice(0, turn % legs.length)].reverse();
      const choose = Math.min(size, legs.length);
      expect(parlayReturn(1_000n, turned)).toBe(parlayReturn(1_000n, legs));
      expect(systemReturn(1_000n, { choose }, turned)).toBe(systemReturn(1_000n, { choose }, legs));
    }),
  );
});

/** All choices of so many legs, one by one. */
const choices = (legs: readonly SettledLeg[], size: number): SettledLeg[][] => {
  if (size === 0) return [[]];
  return legs.flatMap((leg, index) => choices(legs.slice(index + 1), size - 1).map((rest) => [leg, ...rest]));
};

test('a system is the sum of its parlays', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (legs, size) => {
      const choose = Math.min(size, legs.length);
      const unit = 10n ** 20n;
      const parlays = choices(legs, choose);
      expect(betsOf({ choose }, legs.length)).toBe(parlays.length);
      const sum = parlays.reduce((total, chosen) => total + parlayReturn(unit, chosen), 0n);
      expect(systemReturn(unit, { choose }, legs)).toBe(sum);
    }),
  );
});

test('a system of all its legs is the parlay, of one leg each the singles', () => {
  const legs = legsOf('1.90 W; 2.10 w; 1.55 v');
  expect(systemReturn(1_000n, { choose: 3 }, legs)).toBe(parlayReturn(1_000n, legs));
  expect(systemReturn(1_000n, { choose: 1 }, legs)).toBe(1_900n + 1_550n + 1_000n);
});

describe('legs that cannot stand together', () => {
  const leg = (eventId: string, ...relatedEventIds: string[]): LegSource => ({ eventId, relatedEventIds });
  const many = (count: number) => Array.from({ length: count }, (_, index) => leg(`match ${index}`));

  test('two to twelve', () => {
    expect([1, 2, 12, 13].map((count) => faultOfLegs(many(count)))).toEqual([
      'too_few_legs',
      undefined,
      undefined,
      'too_many_legs',
    ]);
    expect(parlayLegs).toEqual({ min: 2, max: 12 });
  });
  test('one match twice, or an outright and what decides it', () => {
    expect(faultOfLegs([leg('final'), leg('other'), leg('final')])).toBe('related_legs');
    expect(faultOfLegs([leg('cup', 'final'), leg('final')])).toBe('related_legs');
    expect(faultOfLegs([leg('cup', 'league'), leg('top scorer', 'league')])).toBe('related_legs');
    expect(faultOfLegs([leg('cup', 'cup'), leg('final')])).toBeUndefined();
  });
});
