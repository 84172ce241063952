import type { DepositState } from '@baize/contract';
import type { BadgeTone } from '@baize/ui/badge';

export const stateTones: Record<DepositState, BadgeTone> = {
  CREATED: 'neutral',
  PENDING: 'gold',
  PAID: 'success',
  EXPIRED: 'neutral',
  FAILED: 'danger',
  REVERSED: 'warning',
};
