import { add, divide, multiply, type Rational, rational, subtract, toNumber } from '../exact/rational.ts';
import { type LotteryBet, type Prize, prizesOf, type Returns } from './bet.ts';
import type { Selection } from './selection.ts';

/** Exact figures of a single bet, for 1 staked. */
export interface BetFigures {
  readonly rtp: Rational;
  /** The chance that anything comes back. */
  readonly hitChance: Rational;
  readonly sdPerUnit: number;
  /** The largest return of one prize. */
  readonly topReturn: Rational;
}

const one = rational(1n);
const zero = rational(0n);
const sumOf = (values: readonly Rational[]) => values.reduce(add, zero);
const powerOf = ({ numerator, denominator }: Rational, times: number) =>
  rational(numerator ** BigInt(times), denominator ** BigInt(times));
const isLess = (a: Rational, b: Rational) => a.numerator * b.denominator < b.numerator * a.denominator;

interface PaidPrize {
  readonly chance: Rational;
  /** How many numbers can win it independently, each with an equal part of the chance. */
  readonly tries: number;
  readonly back: Rational;
}

const partOf = ({ chance, tries }: PaidPrize) => divide(chance, rational(BigInt(tries)));
const squareOf = (value: Rational) => multiply(value, value);

/** Prizes of which one at most is won: the mean of the squares less the square of the mean. */
const spreadOfOne = (prizes: readonly PaidPrize[], rtp: Rational) =>
  subtract(sumOf(prizes.map(({ chance, back }) => multiply(chance, squareOf(back)))), squareOf(rtp));

/** Prizes that are won independently: their variances add up. */
const spreadOfMany = (prizes: readonly PaidPrize[]) =>
  sumOf(
    prizes.map((prize) => {
      const part = partOf(prize);
      const variance = multiply(part, subtract(one, part));
      return multiply(multiply(rational(BigInt(prize.tries)), variance), squareOf(prize.back));
    }),
  );

const chanceOfAny = (prizes: readonly PaidPrize[]) =>
  subtract(one, prizes.map((prize) => powerOf(subtract(one, partOf(prize)), prize.tries)).reduce(multiply, one));

/** Figures of a single bet with this choice, by the chances of its prizes. */
export function figuresOf(bet: LotteryBet, selection: Selection, returns: Returns): BetFigures {
  const paid = prizesOf(bet, selection).map((prize: Prize) => ({
    chance: prize.chance,
    tries: prize.tries ?? 1,
    back: divide(returns(prize), bet.cost),
  }));
  const isIndependent = bet.prizes.some(({ tries }) => tries !== undefined);
  const rtp = sumOf(paid.map(({ chance, back }) => multiply(chance, back)));
  return {
    rtp,
    hitChance: isIndependent ? chanceOfAny(paid) : sumOf(paid.map(({ chance }) => chance)),
    sdPerUnit: Math.sqrt(toNumber(isIndependent ? spreadOfMany(paid) : spreadOfOne(paid, rtp))),
    topReturn: paid.reduce((top, { back }) => (isLess(top, back) ? back : top), zero),
  };
}
