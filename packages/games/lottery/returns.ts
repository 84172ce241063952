import { type Rational, rational } from '../exact/rational.ts';
import type { Prize, Returns } from './bet.ts';
import { cutTo, groupReturn, odds } from './odds.ts';

const stakeBack: Rational = rational(1n);

/** Prices of a list; a prize that it does not have stops the program, for nobody knows what to pay. Throws RangeError. */
export function listReturns(list: string): Returns {
  return (prize) => {
    if (prize.isRefund) return stakeBack;
    const price = prize.prices?.[list];
    if (price === undefined) throw new RangeError(`no price of ${prize.key} in the list ${list}`);
    return odds(price);
  };
}

/** What a prize group pays by each prize's chance, cut to the decimals that the game's price list shows. */
export function groupReturns(group: number, decimals: number | null): Returns {
  return (prize: Prize) => {
    if (prize.isRefund) return stakeBack;
    const exact = groupReturn(group, prize.chance);
    return decimals === null ? exact : cutTo(exact, decimals);
  };
}

/** A price list where it has the prize, the prize group elsewhere. */
export function fixedReturns(list: string, group: number, decimals: number | null): Returns {
  const [fixed, grouped] = [listReturns(list), groupReturns(group, decimals)];
  return (prize) => (prize.prices?.[list] === undefined ? grouped(prize) : fixed(prize));
}
