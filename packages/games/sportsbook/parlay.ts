import { divide, multiply, type Rational, rational } from '../exact/rational.ts';
import { returnOf } from './payout.ts';
import { factorOf, type LegResult, one } from './results.ts';

/** How a leg came out. */
export interface LegEnd {
  readonly result: LegResult;
  /** So many runners share what a leg on one of them has won (rulebook 6.4); missing: it has it alone. */
  readonly sharedBy?: number;
}

/** A leg as it was accepted, with its result. */
export interface SettledLeg extends LegEnd {
  readonly odds: Rational;
}

export const parlayLegs = { min: 2, max: 12 } as const;

/** Where a leg belongs, as far as it must not meet another one in the same bet. */
export interface LegSource {
  /** The match, or the competition of an outright. */
  readonly eventId: string;
  /** What its outcome also decides: an outright names every match and competition that it hangs on. */
  readonly relatedEventIds?: readonly string[];
}

export type LegsFault = 'too_few_legs' | 'too_many_legs' | 'related_legs';

const eventsOf = ({ eventId, relatedEventIds = [] }: LegSource) => [eventId, ...relatedEventIds];

/** Why legs cannot make a parlay or a system, or undefined. */
export function faultOfLegs(legs: readonly LegSource[]): LegsFault | undefined {
  if (legs.length < parlayLegs.min) return 'too_few_legs';
  if (legs.length > parlayLegs.max) return 'too_many_legs';
  const seen = new Set<string>();
  for (const leg of legs) {
    const events = new Set(eventsOf(leg));
    for (const event of events) if (seen.has(event)) return 'related_legs';
    for (const event of events) seen.add(event);
  }
  return undefined;
}

/** What a unit on a leg becomes. Throws RangeError when nobody shares a shared win. */
export function factorOfLeg({ odds, result, sharedBy = 1 }: SettledLeg): Rational {
  if (!Number.isInteger(sharedBy) || sharedBy < 1) throw new RangeError('at least one runner takes the place');
  const factor = factorOf(result, odds);
  return sharedBy === 1 ? factor : divide(factor, rational(BigInt(sharedBy)));
}

/** The product of what each leg makes of a unit. */
export const effectiveOdds = (legs: readonly SettledLeg[]): Rational =>
  legs.reduce((product, leg) => multiply(product, factorOfLeg(leg)), one);

/** What a parlay returns; the stake when every leg is void. */
export const parlayReturn = (stakeMinor: bigint, legs: readonly SettledLeg[]): bigint =>
  returnOf(stakeMinor, effectiveOdds(legs));
