import * as z from 'zod/mini';
import type { Callback, ProviderReport } from '../provider.ts';

const minor = z.pipe(
  z.string().check(z.regex(/^\d{1,18}$/)),
  z.transform((digits: string) => BigInt(digits)),
);
const word = z.string().check(z.minLength(1), z.maxLength(200));

export const started = z.object({ reference: word, payUrl: z.url({ protocol: /^https?$/ }) });

export const told = z.object({
  id: word,
  reference: word,
  state: z.enum(['pending', 'paid', 'reversed', 'failed']),
  amountMinor: minor,
  currency: word,
  paidMinor: z.optional(minor),
  reason: z.optional(word),
});

const callback = z.extend(told, { messageId: word, subject: z.enum(['deposit', 'payout']) });

export const totals = z.object({
  asOf: z.iso.datetime(),
  currencies: z.array(z.object({ currency: word, depositedMinor: minor, reversedMinor: minor, paidOutMinor: minor })),
});

export function reportOf({
  state,
  amountMinor,
  currency,
  reference,
  paidMinor,
  reason,
}: z.output<typeof told>): ProviderReport {
  const money = { amountMinor, currency, providerReference: reference };
  if (state === 'paid') return { state, ...money };
  if (state === 'reversed') return { state, ...money, paidMinor };
  return state === 'failed' ? { state, reason: reason ?? '' } : { state };
}

/** Null: signed, and yet nothing that can be read. */
export function callbackOf(body: Buffer): Callback | null {
  try {
    const { subject, id, messageId, ...rest } = callback.parse(JSON.parse(body.toString('utf8')));
    return { subject, id, messageId, report: reportOf({ id, ...rest }) };
  } catch {
    return null;
  }
}
