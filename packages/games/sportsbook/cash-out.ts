import { multiply as multiplyAmount } from '@baize/money';
import { add, divide, multiply, type Rational, rational, subtract } from '../exact/rational.ts';
import { factorOfLeg, type LegEnd } from './parlay.ts';
import { factorOf, type LegResult, legResults, one } from './results.ts';

export type ChancesOfResults = Readonly<Record<LegResult, Rational>>;

/** A leg of a bet that asks for its price now: settled, open at other odds, or open on a line that can end in half a win. */
export type CashOutLeg =
  | ({ readonly oddsAtBet: Rational } & LegEnd)
  | { readonly oddsAtBet: Rational; readonly oddsNow: Rational }
  | { readonly oddsAtBet: Rational; readonly chances: ChancesOfResults };

const expectedOf = (chances: ChancesOfResults, odds: Rational): Rational =>
  legResults.reduce((sum, result) => add(sum, multiply(chances[result], factorOf(result, odds))), rational(0n));

/** What a unit on the leg is worth now. Throws RangeError unless the odds of now are positive. */
function worthOf(leg: CashOutLeg): Rational {
  if ('result' in leg) return factorOfLeg({ ...leg, odds: leg.oddsAtBet });
  return 'chances' in leg ? expectedOf(leg.chances, leg.oddsAtBet) : divide(leg.oddsAtBet, leg.oddsNow);
}

/** An offer is paid down to the minor unit (rulebook 6.9). */
const offerOf = (stakeMinor: bigint, worth: Rational, margin: Rational): bigint =>
  multiplyAmount(stakeMinor, multiply(worth, subtract(one, margin)), 'floor');

/** What a stake on these legs is bought back for; a single has one leg. `margin` is a share of 1. */
export const cashOutOffer = (stakeMinor: bigint, legs: readonly CashOutLeg[], margin: Rational): bigint =>
  offerOf(
    stakeMinor,
    legs.reduce((product, leg) => multiply(product, worthOf(leg)), one),
    margin,
  );

export interface PartialCashOut {
  readonly closedStakeMinor: bigint;
  readonly leftStakeMinor: bigint;
  readonly offerMinor: bigint;
}

/** Closes a share of the stake; the rest runs on at the same odds. The offer is of the exact share, rounded once. */
export function partialCashOut(
  stakeMinor: bigint,
  legs: readonly CashOutLeg[],
  { margin, share }: { margin: Rational; share: Rational },
): PartialCashOut {
  const closedStakeMinor = multiplyAmount(stakeMinor, share, 'floor');
  const worth = legs.reduce((product, leg) => multiply(product, worthOf(leg)), share);
  return {
    closedStakeMinor,
    leftStakeMinor: stakeMinor - closedStakeMinor,
    offerMinor: offerOf(stakeMinor, worth, margin),
  };
}
