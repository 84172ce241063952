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

/** The rule of a form's field of an amount: true, or the message of what is wrong with it. */
export function typedAmountFault(typed: string, exponent: number): true | string {
  const read = readTypedAmount(typed, exponent);
  return read.ok || faultMessage({ key: read.key, max: Number(formatAmount(largestAmountMinor, exponent)) });
}
