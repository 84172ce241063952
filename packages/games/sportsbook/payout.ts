import { divide, type Fraction, multiply as multiplyAmount } from '@baize/money';
import { smaller } from '../exact/bigints.ts';
import { add, multiply, negate, type Rational, rational, subtract } from '../exact/rational.ts';
import { type OddsFormat, riskOf } from './odds-formats.ts';
import { factorOf, type LegResult, one } from './results.ts';

/** What is paid at settlement is the whole formula rounded once, half a minor unit up (ADR-113). */
const rounding = 'halfAwayFromZero';

/** A stake times an exact factor, rounded as settlements are. */
export const returnOf = (stakeMinor: bigint, factor: Fraction): bigint => multiplyAmount(stakeMinor, factor, rounding);

/** How turnover is counted (rulebook 0.5): what was really won or lost, or the stake. */
export const turnoverRules = ['riskOrNet', 'stake'] as const;
export type TurnoverRule = (typeof turnoverRules)[number];

const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount);

/** What of a bet counts for rebates and wagering. Only the default rule can count a bet of several legs. */
export const turnoverOf = (atRiskMinor: bigint, returnMinor: bigint): bigint =>
  smaller(atRiskMinor, sizeOf(returnMinor - atRiskMinor));

/** The same by the second convention: the stake at any win or loss, half of it at a half one. */
export function stakeTurnoverOf(atRiskMinor: bigint, result: LegResult): bigint {
  if (result === 'push' || result === 'void') return 0n;
  return result === 'win' || result === 'loss' ? atRiskMinor : atRiskMinor / 2n;
}

export interface SettledSingle {
  /** What left the wallet. */
  readonly atRiskMinor: bigint;
  readonly returnMinor: bigint;
  readonly netMinor: bigint;
  readonly validTurnoverMinor: bigint;
}

/** A bet on one selection, in the format and with the number that the member accepted. */
export interface Single {
  readonly stakeMinor: bigint;
  readonly price: Rational;
  readonly format: OddsFormat;
}

/** The signed part of the profit or of the risk that a result brings. */
function netOf(result: LegResult, atRisk: Rational, profit: Rational): Rational {
  if (result === 'win' || result === 'halfWin') {
    return multiply(profit, result === 'win' ? one : rational(1n, 2n));
  }
  return multiply(negate(atRisk), subtract(one, factorOf(result, one)));
}

const roundMinor = ({ numerator, denominator }: Rational) => divide(numerator, denominator, rounding);

/** Throws RangeError for a number that is no price of the format. */
export function settleSingle({ stakeMinor, price, format }: Single, result: LegResult): SettledSingle {
  const { atRisk, profit } = riskOf(rational(stakeMinor), price, format);
  const atRiskMinor = roundMinor(atRisk);
  const booked = rational(atRiskMinor);
  const returnMinor = roundMinor(add(booked, netOf(result, booked, profit)));
  return {
    atRiskMinor,
    returnMinor,
    netMinor: returnMinor - atRiskMinor,
    validTurnoverMinor: turnoverOf(atRiskMinor, returnMinor),
  };
}
