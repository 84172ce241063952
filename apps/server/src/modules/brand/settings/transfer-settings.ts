import * as z from 'zod/mini';
import { minorUnits } from './minor-units.ts';

const count = z.int().check(z.minimum(1), z.maximum(1_000));

/** Money between agents and their members (spec decisions 20 and 36). */
export const transferSettings = {
  memberTransfers: z.prefault(
    z
      .strictObject({
        /** A member may send cash to the agent above him. */
        toUpline: z._default(z.boolean(), true),
        /** An agent may send cash to members directly below him. */
        toDownline: z._default(z.boolean(), true),
        /** Of one transfer. */
        minMinor: z.prefault(minorUnits, '100'),
        maxMinor: z.prefault(minorUnits, '1000000'),
        /** What one member may send in a day of the brand's time zone, and how often. */
        dayMinor: z.prefault(minorUnits, '5000000'),
        dayCount: z._default(count, 20),
      })
      .check(
        z.refine((transfers) => transfers.minMinor <= transfers.maxMinor, {
          path: ['maxMinor'],
          error: 'length_range',
        }),
      ),
    {},
  ),
};
