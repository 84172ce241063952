import { identityDocumentKind } from '@baize/contract';
import * as z from 'zod/mini';
import { minorUnits } from './minor-units.ts';

const days = z.int().check(z.minimum(1), z.maximum(3_650));
const hours = z.int().check(z.minimum(1), z.maximum(720));

const level = z.strictObject({
  documents: z.array(identityDocumentKind).check(
    z.minLength(1),
    z.refine((kinds) => new Set(kinds).size === kinds.length, { error: 'a document stands twice' }),
  ),
  /** Withdrawals from this amount on need the level. */
  withdrawalsFromMinor: minorUnits,
});

/** How members of the brand prove who they are. */
export const identityCheckSettings = {
  identityCheck: z.prefault(
    z.strictObject({
      /** The first is level 1; a level holds what those below it hold. Empty: nobody is asked. */
      levels: z._default(
        z.array(level).check(
          z.maxLength(5),
          z.refine(
            (levels) =>
              levels.every(
                ({ withdrawalsFromMinor }, index) =>
                  withdrawalsFromMinor > (levels[index - 1]?.withdrawalsFromMinor ?? 0n),
              ),
            { error: 'a higher level needs a higher amount' },
          ),
        ),
        [],
      ),
      /** How long a decision takes, as members read it. */
      decideWithinHours: z._default(hours, 24),
      /** Documents are deleted so long after the decision, and after their upload where they were never sent in. */
      keepDocumentsDays: z._default(days, 90),
    }),
    {},
  ),
};
