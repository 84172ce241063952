import { multiply, type Rational, rational } from '../exact/rational.ts';

/** Odds as they are told, "99.5", exactly. Throws RangeError for another text. */
export function odds(text: string): Rational {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new RangeError(`no odds: ${text}`);
  const [whole = '', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** The fraction cut to so many decimals, as a price list shows it. */
export function cutTo(value: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  return rational((value.numerator * scale) / value.denominator, scale);
}

/** Units that a ticket of the prize groups costs. */
export const ticketUnits = 2n;
const groupScale = 1_000n;
const pointsOfPercent = 20n;
const percent = 100n;

/** What a prize group returns of every stake: 1956 is 97.8 %. */
export const returnOfGroup = (group: number): Rational => rational(BigInt(group), groupScale * ticketUnits);

/** What a bet with this chance pays for 1 staked in a prize group, so that every bet returns the same share. */
export const groupReturn = (group: number, chance: Rational): Rational =>
  multiply(returnOfGroup(group), rational(chance.denominator, chance.numerator));

/** The share of the stake that comes back as rebate to a player of this top group who plays in another one. */
export const groupRebate = (topGroup: number, group: number): Rational =>
  rational(BigInt(topGroup - group), pointsOfPercent * percent);
