import type { PaidLevel, Rate, RatedLevel } from '@baize/agents';
import { divide, multiply, rational, toDecimal } from '@baize/games/exact';
import { parseAmount } from '@baize/money';
import * as z from 'zod';
import { decimal, shown } from '../../frame/fields.ts';

const decimals = 2;
const ratePlaces = 4;
const maxLevels = 100;
const hundred = rational(100n);

/** An amount that may be below 0, such as the turnover of a slot in which bets were voided. */
export const signedAmount = z.string().transform((text, context) => {
  const read = parseAmount(text, decimals, 'any');
  if (read.ok) return read.amountMinor;
  context.issues.push({ code: 'custom', message: read.fault, input: text });
  return z.NEVER;
});

/** A percentage from 0 to 100, as a share of 1. */
export const percent = decimal
  .refine(({ numerator, denominator }) => numerator >= 0n && numerator <= 100n * denominator, 'invalid_input')
  .transform((value): Rate => divide(value, hundred));

/** "0.30": at least two decimals, more only where the rate has more. */
export function shownPercent(rate: Rate): string {
  const value = multiply(rational(rate.numerator, rate.denominator), hundred);
  return toDecimal(value, ratePlaces).replace(/0{1,2}$/, '');
}

export const name = z.string().min(1).max(100);
/** Accounts of one line, from the top down. */
export const levels = z
  .array(z.strictObject({ name, percent }))
  .min(1)
  .max(maxLevels)
  .transform((list) => list.map((level): RatedLevel => ({ name: level.name, rate: level.percent })));

/** What each level gets, and the sum. */
export const shownLevels = (paid: readonly PaidLevel[]) =>
  paid.map((level) => ({ name: level.name, amount: shown(level.amountMinor) }));
export const shownSum = (paid: readonly PaidLevel[]) =>
  shown(paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
