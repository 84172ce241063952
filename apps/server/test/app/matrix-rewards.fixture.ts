const named = {
  redeemPointReward:
    'modules/rewards/points/points.test.ts: what is not offered is not found; another brand’s goods are none of it',
  claimRewards: 'modules/rewards/granting/bonus.test.ts: another’s reward is not found',
  giveUpBonus: 'modules/rewards/granting/bonus.test.ts: another’s bonus is not found',
  joinPromotion: 'modules/rewards/campaigns/campaigns.test.ts: a campaign that the brand does not have is not found',
  applyForPromotion:
    'modules/rewards/campaigns/campaigns.test.ts: a campaign that the brand does not have is not found',
  claimMission: 'modules/rewards/missions/missions.test.ts: a mission that the brand does not have is not found',
  claimRafflePromotion: 'modules/rewards/raffles/raffles.test.ts: another’s prize is not claimed',
  staffCampaignWrite: 'modules/rewards/campaigns/campaigns.test.ts: campaigns belong to the staff’s own brand',
  staffCampaignState: 'modules/rewards/campaigns/campaigns.test.ts: one that the brand does not have is not found',
  staffPromotionDecide: 'modules/rewards/campaigns/campaigns.test.ts: another brand’s application is not found',
  staffPromotionProof: 'modules/rewards/campaigns/campaigns.test.ts: another brand’s picture is not found',
  staffRaffleWrite: 'modules/rewards/raffles/raffles.test.ts: raffles belong to the staff’s own brand',
  staffGoodsWrite: 'modules/rewards/points/points.test.ts: goods belong to the staff’s own brand',
  staffOrder: 'modules/rewards/points/points.test.ts: another brand’s order is not found',
  staffOrderDecide: 'modules/rewards/points/points.test.ts: another brand’s order is not found',
} as const;

/** Levels, points, rebates, rewards and bonuses. */
export const rewardRules = {
  pointBalance: 'own',
  pointConfig: 'none',
  pointReward: 'none',
  redeemPointList: 'own',
  pointDetails: 'own',
  convertPoint: 'own',
  vipLadder: 'none',
  vipStatus: 'own',
  rebateSummary: 'own',
  claimRebate: 'own',
  rewardList: 'own',
  bonusDetails: 'own',
  promotionStates: 'own',
  promotionProof: 'own',
  missionSummary: 'own',
  missionLeaderboard: 'own',
  raffles: 'own',
  referralSummary: 'own',
  staffCampaigns: 'own',
  staffCampaignTry: 'none',
  staffPromotionApplications: 'own',
  staffRaffles: 'own',
  staffRewardCosts: 'own',
  staffRewardSettings: 'own',
  staffRewardSettingsSet: 'own',
  staffGoods: 'own',
  staffOrders: 'own',
  ...(Object.fromEntries(Object.keys(named).map((name) => [name, 'named'])) as Record<keyof typeof named, 'named'>),
} as const satisfies Record<string, 'own' | 'named' | 'none'>;

export const rewardsTriedElsewhere: Record<string, string> = named;
