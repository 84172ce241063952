import * as z from 'zod/mini';
import { minorUnits } from './minor-units.ts';

/** What one person of the staff may give members or take from them without a second one; null: no bound. */
export const correctionSettings = {
  corrections: z.prefault(
    z.strictObject({
      /** In one correction. */
      aloneMaxMinor: z.prefault(z.nullable(minorUnits), '500000'),
      /** In all corrections of 24 hours, given and taken. */
      aloneDayMinor: z.prefault(z.nullable(minorUnits), '2500000'),
    }),
    {},
  ),
};
