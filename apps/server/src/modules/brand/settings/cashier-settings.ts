import { localeCode } from '@baize/contract';
import * as z from 'zod/mini';

const minor = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'amount_format')),
  z.transform((digits: string) => BigInt(digits)),
);
const code = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const label = z.string().check(z.minLength(1), z.maxLength(80));
const rank = z.int().check(z.minimum(0), z.maximum(100));
const minutes = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const maxExpiryMinutes = 7 * 24 * 60;
const maxMethods = 40;
const wholeBasisPoints = 10_000;

/** A bank account of the brand that members transfer to. */
const bankAccount = z.strictObject({
  institution: label,
  number: label,
  holder: label,
  /** The code that members may scan; `bankId`: the bank's BIN (VietQR) or BIC (QR Ph). */
  qr: z._default(
    z.nullable(
      z.discriminatedUnion('scheme', [
        z.strictObject({ scheme: z.literal('vietqr'), bankId: z.string().check(z.regex(/^\d{6}$/)) }),
        z.strictObject({ scheme: z.literal('promptpay') }),
        z.strictObject({
          scheme: z.literal('qrph'),
          bankId: z.string().check(z.regex(/^[A-Z0-9]{8,11}$/)),
          city: label,
        }),
      ]),
    ),
    null,
  ),
});

/** A way to pay in; `provider` is the code of the payment provider that carries it out. */
const depositMethod = z
  .strictObject({
    code,
    provider: code,
    kind: z.enum(['redirect', 'qr', 'transfer']),
    enabled: z._default(z.boolean(), true),
    names: z.partialRecord(localeCode, label),
    minMinor: z.prefault(minor, '100'),
    maxMinor: z.prefault(minor, '1000000'),
    /** Taken by the provider from the payer, beside the amount. */
    feeMinor: z.prefault(minor, '0'),
    feeBasisPoints: z._default(z.int().check(z.minimum(0), z.maximum(wholeBasisPoints)), 0),
    /** How long a payment usually takes to arrive. */
    expectedMinutes: z._default(minutes(maxExpiryMinutes), 1),
    /** How long an order can be paid. */
    expiryMinutes: z._default(minutes(maxExpiryMinutes), 30),
    /** Amounts to choose from; in minor units. */
    chipsMinor: z._default(z.array(minor).check(z.maxLength(12)), []),
    /** The least and the highest club rank that sees it. */
    ranks: z.prefault(z.strictObject({ from: z._default(rank, 0), to: z._default(rank, 100) }), {}),
    devices: z._default(z.array(z.enum(['phone', 'desktop'])), ['phone', 'desktop']),
    /** With `transfer`: where members transfer to. */
    account: z._default(z.nullable(bankAccount), null),
  })
  .check(
    z.refine(({ minMinor, maxMinor }) => minMinor > 0n && minMinor <= maxMinor, {
      path: ['maxMinor'],
      error: 'field_range',
    }),
    z.refine(({ kind, account }) => (kind === 'transfer') === (account !== null), {
      path: ['account'],
      error: 'a method has an account exactly when it is a transfer',
    }),
  );

/** How members pay in. */
export const cashierSettings = {
  depositMethods: z._default(
    z.array(depositMethod).check(
      z.maxLength(maxMethods),
      z.refine((methods) => new Set(methods.map((method) => method.code)).size === methods.length, {
        error: 'a method stands twice',
      }),
    ),
    [],
  ),
};

export type DepositMethod = z.output<typeof depositMethod>;
