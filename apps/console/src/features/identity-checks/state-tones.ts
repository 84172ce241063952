import type { IdentityState } from '@baize/contract';
import type { BadgeTone } from '@baize/ui/badge';

/** Colours of the states of an identity check. */
export const stateTones: Record<IdentityState, BadgeTone> = {
  NONE: 'neutral',
  OPEN: 'neutral',
  SUBMITTED: 'gold',
  APPROVED: 'success',
  REFUSED: 'danger',
};
