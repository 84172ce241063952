/** What a promotion is about; `all` is a filter of the client. */
export const promotionTypes = [
  'others',
  'sports',
  'liveCasino',
  'slots',
  'cardGames',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'gamePromotions',
  'brandStory',
  'brandAmbassador',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

export const promotionBadges = ['NEWBIE', 'LIMITED', 'SPECIAL OFFER', 'DAILY', 'HIGH RABATE', 'VIP'] as const;
export type PromotionBadge = (typeof promotionBadges)[number];
