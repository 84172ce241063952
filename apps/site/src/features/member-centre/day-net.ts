import { formatAmount, parseAmount } from '@baize/money';

/** The day of a moment where the reader is, as a key. */
export const dayKey = (instant: string): string => new Date(instant).toDateString();

/** The sum of amounts as they travel. */
export function sumOfAmounts(amounts: readonly string[], exponent: number): string {
  const sum = amounts.reduce((total, text) => {
    const amount = parseAmount(text, exponent, 'any');
    return amount.ok ? total + amount.amountMinor : total;
  }, 0n);
  return formatAmount(sum, exponent);
}

export interface PageOfDays {
  /** Days of the page's rows, newest first. */
  days: readonly string[];
  page: number;
  totalPages: number;
}

/** Whether all rows of a day stand on the page: a day at its end may go on on the next one, a day at its start may have begun before. */
export function isWholeDay(day: string, { days, page, totalPages }: PageOfDays): boolean {
  return (page === 1 || day !== days[0]) && (page >= totalPages || day !== days.at(-1));
}
