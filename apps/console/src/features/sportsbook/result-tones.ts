import type { BadgeTone } from '@baize/ui/badge';

/** How a result's state is coloured. */
export const resultTones = {
  PROPOSED: 'warning',
  APPROVED: 'gold',
  REFUSED: 'danger',
  APPLIED: 'success',
} as const satisfies Record<string, BadgeTone>;
