import { type AmountFault, formatAmount, parseAmount } from '@baize/money';

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
