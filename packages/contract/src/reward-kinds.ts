/** What a reward is paid in; `cash` and `points` are the member's at once, a `bonus` has to be wagered first. */
export const rewardPayouts = ['cash', 'points', 'bonus'] as const;
export type RewardPayout = (typeof rewardPayouts)[number];

/** What a campaign gives: money and points, goods of the mall, or tickets of a raffle. */
export const campaignPayouts = [...rewardPayouts, 'goods', 'tickets'] as const;
export type CampaignPayout = (typeof campaignPayouts)[number];

/** What is counted in whole pieces, not in money. */
export const isCounted = (payout: CampaignPayout): payout is 'points' | 'goods' | 'tickets' =>
  payout === 'points' || payout === 'goods' || payout === 'tickets';

/** What a reward is for. */
export const rewardSources = [
  'vipUpgrade',
  'vipWeekly',
  'vipMonthly',
  'vipBirthday',
  'campaign',
  'mission',
  'leaderboard',
  'raffle',
  'referral',
] as const;
export type RewardSource = (typeof rewardSources)[number];

/** How a reward stands; it ends once. */
export const rewardStates = ['claimable', 'claimed', 'expired', 'withdrawn'] as const;
export type RewardState = (typeof rewardStates)[number];

export const bonusEnds = ['running', 'converted', 'forfeited', 'expired'] as const;

/** Redeem statuses of the specification. */
export const redeemStates = ['processing', 'rejected', 'approved'] as const;
export type RedeemState = (typeof redeemStates)[number];

/** What can be had for points: something that is sent, money, or rounds of a game that nobody stakes. */
export const goodsKinds = ['goods', 'cash', 'freeRounds'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Days for which free rounds can be played once they are a member's. */
export const freeRoundDays = 7;

/** What a mission counts. */
export const missionCounters = ['deposit', 'turnover', 'wins', 'loginDays'] as const;
export type MissionCounter = (typeof missionCounters)[number];

/** What sets a campaign going for a member. */
export const campaignTriggers = [
  'registration',
  'deposit',
  'turnover',
  'loss',
  'loginDays',
  'date',
  'code',
  'staff',
] as const;
export type CampaignTrigger = (typeof campaignTriggers)[number];

/** Who decides that a member gets a campaign's reward. */
export const campaignApprovals = ['automatic', 'application'] as const;
export type CampaignApproval = (typeof campaignApprovals)[number];
