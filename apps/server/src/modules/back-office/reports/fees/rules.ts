import { basisPoints, multiply } from '@baize/money';

/** A share of an amount in hundredths of a percent, and minor units for each payment. */
export interface Fee {
  basisPoints: bigint;
  fixedMinor: bigint;
}

/** What so many payments cost that come to an amount together: the share is rounded down once. */
export const feeMinor = ({ basisPoints: points, fixedMinor }: Fee, amountMinor: bigint, payments: bigint): bigint =>
  multiply(amountMinor, basisPoints(points), 'floor') + fixedMinor * payments;

/** Days are local dates of a brand, as 2026-11-29. */
interface Terms {
  from: string;
}

/** The terms that count on a day: the last that began by then. */
export const termsOn = <T extends Terms>(terms: readonly T[], day: string): T | undefined =>
  terms
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1);

/** Whether terms may begin on a day: what was charged by others stays, so in the past only where none count yet. */
export const mayBegin = (from: string, today: string, known: readonly Terms[]): boolean =>
  from >= today || known.every((terms) => terms.from > today);

/** How terms stand today among all of their provider and method, or vendor. */
export function stateOf(terms: Terms, today: string, all: readonly Terms[]): 'over' | 'running' | 'coming' {
  if (terms.from > today) return 'coming';
  return termsOn(all, today)?.from === terms.from ? 'running' : 'over';
}
