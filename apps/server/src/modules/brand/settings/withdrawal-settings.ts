import * as z from 'zod/mini';

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
/** Integer minor units of the brand's currency; a string in the stored JSON. */
const minorUnits = z.pipe(
  z.string().check(z.regex(/^\d{1,18}$/, 'amount_format')),
  z.transform((digits: string) => BigInt(digits)),
);
const hundredPercent = 10_000;

/** Which provider pays what; the first that fits does. */
const route = z.strictObject({
  provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  /** Null: both. */
  kind: z._default(z.nullable(z.enum(['bank', 'wallet'])), null),
  /** The most of one payment; a larger withdrawal is paid in parts. Null: no bound. */
  maxPaymentMinor: z._default(z.nullable(minorUnits), null),
});

/** How money leaves a brand (rulebook 9.2 and 9.3). */
export const withdrawalSettings = {
  withdrawals: z.prefault(
    z
      .strictObject({
        enabled: z._default(z.boolean(), true),
        minMinor: z.prefault(minorUnits, '1000'),
        maxMinor: z.prefault(minorUnits, '5000000'),
        /** Requests in a day of the brand's zone. */
        perDay: z._default(count(1_000), 3),
        /** Of them without a fee. */
        freePerDay: z._default(count(1_000), 1),
        feeBasisPoints: z._default(count(hundredPercent - 1), 100),
        feeMinMinor: z.prefault(minorUnits, '0'),
        /** Two people approve what is above; null: one is enough. */
        fourEyesAboveMinor: z.prefault(z.nullable(minorUnits), '500000'),
        /** Hours that a new account waits. */
        accountWaitHours: z._default(count(720), 24),
        maxAccounts: z._default(z.int().check(z.minimum(1), z.maximum(20)), 5),
        /** Told to the member before he confirms. */
        expectedMinutes: z._default(z.int().check(z.minimum(1), z.maximum(20_160)), 60),
        /** Minutes to answer; then it counts as received. */
        confirmMinutes: z._default(z.int().check(z.minimum(5), z.maximum(20_160)), 60),
        appealDays: z._default(z.int().check(z.minimum(7), z.maximum(90)), 7),
        /** Whether a member may take a withdrawal back that is not paid yet (spec decision 41). */
        mayCancel: z._default(z.boolean(), false),
        routes: z._default(z.array(route).check(z.maxLength(20)), []),
      })
      .check(
        z.refine((settings) => settings.minMinor <= settings.maxMinor, { path: ['maxMinor'], error: 'length_range' }),
      ),
    {},
  ),
};
