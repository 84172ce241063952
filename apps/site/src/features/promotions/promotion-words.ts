import type { ActivityStatus, PromotionBadge } from '@baize/contract';
import type { BadgeTone } from '@baize/ui/badge';

/** Keys of the catalogue; the codes keep the wire's spelling. */
export const badgeKey = {
  NEWBIE: 'NEWBIE',
  LIMITED: 'LIMITED',
  'SPECIAL OFFER': 'SPECIAL_OFFER',
  DAILY: 'DAILY',
  'HIGH RABATE': 'HIGH_REBATE',
  VIP: 'VIP',
} as const satisfies Record<PromotionBadge, string>;

export const statusTone = {
  join: 'success',
  claim: 'success',
  applying: 'warning',
  process: 'warning',
  signed: 'success',
  issued: 'success',
  claimed: 'neutral',
  rejected: 'danger',
  close: 'neutral',
  comingSoon: 'warning',
} as const satisfies Record<ActivityStatus, BadgeTone>;
