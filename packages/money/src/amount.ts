/** Why a decimal amount was refused: each is also the key of the text that a person reads. */
export type AmountFault = 'amount_format' | 'amount_scale' | 'amount_negative' | 'amount_zero' | 'amount_too_large';

export type ParsedAmount = { ok: true; amountMinor: bigint } | { ok: false; fault: AmountFault };

/** Which amounts a caller takes. */
export type Sign = 'positive' | 'notNegative' | 'any';

const decimalPattern = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;
/** The longest text worth looking at: longer ones cannot be an amount that fits. */
const maxTextLength = 40;
/**
 * The largest amount and balance of the product, in minor units of any currency: 15 digits, which every answer and every screen can show
 * whatever the currency's exponent, and a sum of thousands still fits into 64 bits.
 */
export const largestAmountMinor = 10n ** 15n - 1n;
/** How many digits an answer has before the point. */
const shownDigits = 15;

const refuse = (fault: AmountFault): ParsedAmount => ({ ok: false, fault });

/**
 * Reads a decimal text as it travels ("1250.00") into minor units of a currency with `exponent` decimals. Fewer decimals are
 * fine ("1250", "1250.5"), more are refused even when they are zeros. No exponents, commas, blanks, plus signs, leading zeros or
 * digits of other scripts.
 */
export function parseAmount(text: string, exponent: number, sign: Sign): ParsedAmount {
  if (text.length > maxTextLength) return refuse('amount_format');
  const [, minus, whole, decimals = ''] = decimalPattern.exec(text) ?? [];
  if (whole === undefined) return refuse('amount_format');
  if (decimals.length > exponent) return refuse('amount_scale');
  if (minus === '-' && sign !== 'any') return refuse('amount_negative');
  const size = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (size > largestAmountMinor) return refuse('amount_too_large');
  if (size === 0n && sign === 'positive') return refuse('amount_zero');
  return { ok: true, amountMinor: minus === '-' ? -size : size };
}

/** Writes minor units as the decimal text that travels, always with the currency's full scale: 125000n, 2 gives "1250.00". */
export function formatAmount(amountMinor: bigint, exponent: number): string {
  const minus = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return exponent === 0 ? minus + whole : `${minus}${whole}.${digits.slice(-exponent)}`;
}

/** The same for an answer: what has more digits before the point than answers hold, such as a sum over years, is told as the most that they hold. */
export function shownAmount(amountMinor: bigint, exponent: number): string {
  const max = 10n ** BigInt(shownDigits + exponent) - 1n;
  if (amountMinor > max) return formatAmount(max, exponent);
  return formatAmount(amountMinor < -max ? -max : amountMinor, exponent);
}
