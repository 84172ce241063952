import { type Rational, rational } from '../exact/rational.ts';
import { choose } from '../lottery/combinations.ts';

/** The chance that none of so many given numbers out of `base` is among the drawn ones. */
export const chanceOfNone = (given: number, drawn: number, base: number): Rational =>
  rational(BigInt(base - given) ** BigInt(drawn), BigInt(base) ** BigInt(drawn));

/** The chance that all of them are: every subset that stays away is taken off and put back in turn. */
export function chanceOfAll(given: number, drawn: number, base: number): Rational {
  let ways = 0n;
  for (let away = 0; away <= given; away += 1) {
    const sets = BigInt(choose(given, away)) * BigInt(base - away) ** BigInt(drawn);
    ways += away % 2 === 0 ? sets : -sets;
  }
  return rational(ways, BigInt(base) ** BigInt(drawn));
}
