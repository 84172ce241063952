import { formatAmount, parseAmount } from '@baize/money';

interface FeeTerms {
  freeLeftToday: number;
  /** "1.00" is one percent. */
  feePercent: string;
  feeMin: string;
}

const percentPlaces = 2;
const whole = 10_000n;

/** What a withdrawal costs and what arrives, as the server reckons it; null for what is no amount, or leaves nothing. */
export function costOf(amount: string, exponent: number, terms: FeeTerms): { fee: string; arrives: string } | null {
  const [asked, percent, least] = [
    parseAmount(amount, exponent, 'positive'),
    parseAmount(terms.feePercent, percentPlaces, 'notNegative'),
    parseAmount(terms.feeMin, exponent, 'notNegative'),
  ];
  if (!asked.ok || !percent.ok || !least.ok) return null;
  const share = (asked.amountMinor * percent.amountMinor + whole - 1n) / whole;
  const fee = terms.freeLeftToday > 0 ? 0n : share < least.amountMinor ? least.amountMinor : share;
  if (fee >= asked.amountMinor) return null;
  return { fee: formatAmount(fee, exponent), arrives: formatAmount(asked.amountMinor - fee, exponent) };
}

/** What is left of an amount when a part arrived; null for what is no part. */
export function remainderOf(whole: string, part: string, exponent: number): string | null {
  const [all, arrived] = [parseAmount(whole, exponent, 'positive'), parseAmount(part, exponent, 'positive')];
  if (!all.ok || !arrived.ok || arrived.amountMinor >= all.amountMinor) return null;
  return formatAmount(all.amountMinor - arrived.amountMinor, exponent);
}
