import * as campaigns from './campaigns.ts';
import * as claims from './claims.ts';
import * as missions from './missions.ts';
import * as pointCalls from './points.ts';
import * as raffleCalls from './raffles.ts';
import * as rebate from './rebate.ts';
import * as referral from './referral.ts';
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
  vipLadder: vip.vipLadder,
  vipStatus: vip.vipStatus,
  rebateSummary: rebate.rebateSummary,
  claimRebate: rebate.claimRebate,
  rewardList: claims.rewardList,
  claimRewards: claims.claimRewards,
  bonusDetails: claims.bonusDetails,
  giveUpBonus: claims.giveUpBonus,
  promotionStates: campaigns.promotionStates,
  joinPromotion: campaigns.joinPromotion,
  promotionProof: campaigns.promotionProof,
  applyForPromotion: campaigns.applyForPromotion,
  missionSummary: missions.missionSummary,
  claimMission: missions.claimMission,
  missionLeaderboard: missions.missionLeaderboard,
  raffles: raffleCalls.raffles,
  claimRafflePromotion: raffleCalls.claimRafflePromotion,
  referralSummary: referral.referralSummary,
} as const;
