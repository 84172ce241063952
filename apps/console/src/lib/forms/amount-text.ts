import { parseAmount, type Sign } from '@baize/money';
import * as z from 'zod/mini';

/** An amount as somebody types it, "1250.00", in a currency with `exponent` decimals. */
export const amountText = (exponent: number, sign: Sign) =>
  z.string().check(z.trim(), (context) => {
    if (context.value === '') {
      context.issues.push({ code: 'custom', input: context.value, message: 'not_empty' });
      return;
    }
    const parsed = parseAmount(context.value, exponent, sign);
    if (!parsed.ok) context.issues.push({ code: 'custom', input: context.value, message: parsed.fault });
  });
