import { add, multiply, type Rational, rational } from '../exact/rational.ts';
import { factorOfLeg, parlayReturn, type SettledLeg } from './parlay.ts';
import { returnOf } from './payout.ts';
import { one } from './results.ts';

/** Full covers: so many legs, and every parlay of so many of them or more (rulebook 6.6). */
interface FullCover {
  readonly legs: number;
  readonly fewestPerBet: 1 | 2;
}

export const systemTypes = {
  trixie: { legs: 3, fewestPerBet: 2 },
  patent: { legs: 3, fewestPerBet: 1 },
  yankee: { legs: 4, fewestPerBet: 2 },
  lucky15: { legs: 4, fewestPerBet: 1 },
  canadian: { legs: 5, fewestPerBet: 2 },
  lucky31: { legs: 5, fewestPerBet: 1 },
  heinz: { legs: 6, fewestPerBet: 2 },
  lucky63: { legs: 6, fewestPerBet: 1 },
  superHeinz: { legs: 7, fewestPerBet: 2 },
  goliath: { legs: 8, fewestPerBet: 2 },
} as const satisfies Record<string, FullCover>;

export type SystemType = keyof typeof systemTypes;

/** A named full cover, or every parlay of exactly so many of the legs. */
export type System = { readonly type: SystemType } | { readonly choose: number };

/** Whether a system can be made of so many legs. */
export function fitsLegs(system: System, legs: number): boolean {
  if ('type' in system) return systemTypes[system.type].legs === legs;
  return Number.isInteger(system.choose) && system.choose >= 1 && system.choose <= legs;
}

/** How many legs the bets of a system have. Throws RangeError when it does not fit the legs. */
function sizesOf(system: System, legs: number): number[] {
  if (!fitsLegs(system, legs)) throw new RangeError(`no such system of ${legs} legs`);
  if ('choose' in system) return [system.choose];
  const { fewestPerBet } = systemTypes[system.type];
  return Array.from({ length: legs - fewestPerBet + 1 }, (_, index) => fewestPerBet + index);
}

/** The sums, by size, over all choices of so many of the values of their products. */
function symmetricSums(values: readonly Rational[]): Rational[] {
  const sums = [one, ...values.map(() => rational(0n))];
  values.forEach((value, index) => {
    for (let size = index + 1; size >= 1; size--)
      sums[size] = add(sums[size] ?? one, multiply(value, sums[size - 1] ?? one));
  });
  return sums;
}

const sumOfSizes = (values: readonly Rational[], sizes: readonly number[]) => {
  const sums = symmetricSums(values);
  return sizes.reduce((total, size) => add(total, sums[size] ?? rational(0n)), rational(0n));
};

/** How many bets a system of so many legs is. Throws RangeError when it does not fit the legs. */
export const betsOf = (system: System, legs: number): number =>
  Number(
    sumOfSizes(
      Array.from({ length: legs }, () => one),
      sizesOf(system, legs),
    ).numerator,
  );

/** What a system returns for a unit stake on each of its bets, rounded once. Throws RangeError when it does not fit the legs. */
export const systemReturn = (unitStakeMinor: bigint, system: System, legs: readonly SettledLeg[]): bigint =>
  returnOf(unitStakeMinor, sumOfSizes(legs.map(factorOfLeg), sizesOf(system, legs.length)));

/** What a bet returns: one parlay of all legs (`choose` 0; a single has one) or every choice of so many of them. */
export const betReturn = (unitStakeMinor: bigint, choose: number, legs: readonly SettledLeg[]): bigint =>
  choose === 0 ? parlayReturn(unitStakeMinor, legs) : systemReturn(unitStakeMinor, { choose }, legs);
