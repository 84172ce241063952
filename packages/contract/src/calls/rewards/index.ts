import * as claims from './claims.ts';
import * as pointCalls from './points.ts';
import * as rebate from './rebate.ts';
import * as vip from './vip.ts';

/** Calls about rewards by their names; a part of `calls` that comes into a browser with the first page that makes one of them. */
export const rewardCalls = {
  pointBalance: pointCalls.pointBalance,
  pointConfig: pointCalls.pointConfig,
  pointReward: pointCalls.pointReward,
  redeemPointReward: pointCalls.redeemPointReward,
  redeemPointList: pointCalls.redeemPointList,
  pointDetails: pointCalls.pointDetails,
  convertPoint: pointCalls.convertPoint,
  vipStatus: vip.vipStatus,
  rebateSummary: rebate.rebateSummary,
  claimRebate: rebate.claimRebate,
  rewardList: claims.rewardList,
  claimRewards: claims.claimRewards,
  bonusDetails: claims.bonusDetails,
  giveUpBonus: claims.giveUpBonus,
} as const;
