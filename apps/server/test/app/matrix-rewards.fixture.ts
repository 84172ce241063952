const named = {
  redeemPointReward:
    'modules/rewards/points/points.test.ts: what is not offered is not found; another brand’s goods are none of it',
  claimRewards: 'modules/rewards/granting/bonus.test.ts: another’s reward is not found',
  giveUpBonus: 'modules/rewards/granting/bonus.test.ts: another’s bonus is not found',
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
  vipStatus: 'own',
  rebateSummary: 'own',
  claimRebate: 'own',
  rewardList: 'own',
  bonusDetails: 'own',
  staffRewardSettings: 'own',
  staffRewardSettingsSet: 'own',
  staffGoods: 'own',
  staffOrders: 'own',
  ...(Object.fromEntries(Object.keys(named).map((name) => [name, 'named'])) as Record<keyof typeof named, 'named'>),
} as const satisfies Record<string, 'own' | 'named' | 'none'>;

export const rewardsTriedElsewhere: Record<string, string> = named;
