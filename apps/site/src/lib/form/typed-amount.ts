import { type AmountFault, formatAmount, largestAmountMinor, parseAmount } from '@baize/money';
import { faultMessage } from './field-fault.ts';

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

export type TypedAmount = { ok: true; amount: string } | { ok: false; key: AmountFault | 'not_empty' };

/** What a person typed ("1,000", " 1000 ") as the decimal text that travels ("1000.00"), or the key of what is wrong with it. */
export function readTypedAmount(typed: string, exponent: number): TypedAmount {
  const text = typed.trim();
  if (text === '') return { ok: false, key: 'not_empty' };
  const parsed = parseAmount(GROUPED.test(text) ? text.replaceAll(',', '') : text, exponent, 'positive');
  if (!parsed.ok) return { ok: false, key: parsed.fault };
  return { ok: true, amount: formatAmount(parsed.amountMinor, exponent) };
}

/** The rule of a form's field of an amount, within bounds where there are any: true, or the message of what is wrong with it. */
export function typedAmountFault(
  typed: string,
  exponent: number,
  within?: { min: string; max: string },
): true | string {
  const read = readTypedAmount(typed, exponent);
  if (!read.ok) return faultMessage({ key: read.key, max: Number(formatAmount(largestAmountMinor, exponent)) });
  if (within === undefined) return true;
  const minor = (amount: string) => BigInt(amount.replace('.', ''));
  const { min, max } = within;
  const isWithin = minor(min) <= minor(read.amount) && minor(read.amount) <= minor(max);
  return isWithin || faultMessage({ key: 'field_range', min: Number(min), max: Number(max) });
}
