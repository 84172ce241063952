import { parseAmount } from '@baize/money';
import * as z from 'zod';

const decimals = 2;

/** An amount as decimal text, in minor units. */
const amountOf = (sign: 'positive' | 'notNegative') =>
  z.string().transform((text, context) => {
    const read = parseAmount(text, decimals, sign);
    if (read.ok) return read.amountMinor;
    context.issues.push({ code: 'custom', message: read.fault, input: text });
    return z.NEVER;
  });
export const amount = amountOf('notNegative');
export const stake = amountOf('positive');
