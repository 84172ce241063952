import * as z from 'zod/mini';

/** Integer minor units of the brand's currency; a string in the stored JSON. */
export const minorUnits = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'amount_format')),
  z.transform((digits: string) => BigInt(digits)),
);
