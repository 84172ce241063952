import { ppm } from '@baize/rewards';
import * as z from 'zod';
import { decimal } from '../../frame/fields.ts';
import { amount } from '../sports/amounts.ts';

/** Game types as the product names them. */
const gameType = z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT']);

/** A number in millionths: not below zero, and none finer. */
const scaled = (unit: bigint) =>
  decimal.transform((value, context) => {
    const numerator = value.numerator * unit;
    if (numerator >= 0n && numerator % value.denominator === 0n) return numerator / value.denominator;
    context.issues.push({ code: 'custom', message: numerator < 0n ? 'amount_negative' : 'amount_scale', input: value });
    return z.NEVER;
  });
const hundred = 100n;
/** "0.6" percent is 6,000 millionths. */
export const percentPpm = scaled(ppm / hundred);
/** "0.5" is 500,000 millionths. */
export const factorPpm = scaled(ppm);

export const turnoverByType = z.partialRecord(gameType, amount);
export const typed = { gameType, validTurnover: amount };
export const byType = <Value extends z.ZodType>(value: Value) => z.partialRecord(gameType, value);
