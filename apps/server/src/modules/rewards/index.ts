import { sql } from 'kysely';
import type { Part } from '../../platform/part.ts';
import { bonusesAtWithdrawal } from './bonus/at-withdrawal.ts';
import { createBonusEnding } from './bonus/ending.ts';
import { bonusRoutes } from './bonus/routes.ts';
import { createBonusWork } from './bonus/work.ts';
import { createContests } from './contests.ts';
import { costRoutes } from './costs.ts';
import type { RewardDependencies } from './dependencies.ts';
import { createClaiming } from './granting/claim.ts';
import { createRewardExpiry } from './granting/expire.ts';
import { rewardRoutes } from './granting/routes.ts';
import { rewardJobs } from './jobs.ts';
import { createOffers } from './offers.ts';
import { createPointBatches } from './points/batch.ts';
import { pointRoutes } from './points/routes.ts';
import { mallStaffRoutes } from './points/staff.ts';
import { createRebateClaiming } from './rebate/claiming.ts';
import { createRebateClosing } from './rebate/closing.ts';
import { rebateRoutes } from './rebate/routes.ts';
import { createReferral, referralRoutes } from './referral/referral.ts';
import { settingsRoutes } from './settings/routes.ts';
import { createRewardSettings } from './settings/store.ts';
import { createVipBonuses } from './vip/bonuses.ts';
import { createLevels } from './vip/levels.ts';
import { createMonths } from './vip/months.ts';
import { vipRoutes } from './vip/routes.ts';

export type { RewardDependencies, RewardNotice } from './dependencies.ts';

/** The ladder, points, rebates, bonuses and everything else that members get beside what they win. */
export function createRewards(deps: RewardDependencies) {
  const { database, clock } = deps;
  const settings = createRewardSettings(deps);
  const claiming = createClaiming(deps);
  const ending = createBonusEnding(deps);
  const levels = createLevels(deps, settings);
  const vipBonuses = createVipBonuses(deps, settings);
  const claimRebate = createRebateClaiming(deps, settings);

  const offers = createOffers(deps, settings);
  const contests = createContests(deps, settings, claiming);
  const referral = createReferral(deps, settings);

  const routes = {
    ...settingsRoutes(deps, settings),
    ...vipRoutes(deps, settings, levels),
    ...pointRoutes(deps, settings),
    ...mallStaffRoutes(deps),
    ...rebateRoutes(deps, settings, claimRebate),
    ...bonusRoutes(deps, ending),
    ...rewardRoutes(deps, claiming, async (memberId, brand) => {
      await vipBonuses.giveBirthday(memberId, brand);
      await referral.giveDue(memberId, brand);
    }),
    ...offers.routes,
    ...contests.routes,
    ...referralRoutes(referral),
    ...costRoutes(deps),
  };
  const jobs = rewardJobs(deps, {
    levels,
    vipBonuses,
    months: createMonths(deps, settings),
    bookPoints: createPointBatches(deps, settings),
    closeRebates: createRebateClosing(deps, settings, claimRebate),
    followBonuses: createBonusWork(deps, ending),
    expireRewards: createRewardExpiry(deps),
    closeBoards: contests.closeBoards,
    followCampaigns: offers.follow,
    drawRaffles: contests.drawRaffles,
    purgeProofs: offers.purgeProofs,
  });

  return {
    routes,
    jobs,
    atWithdrawal: bonusesAtWithdrawal(deps),
    atDeposit: offers.atDeposit,
    missionsToClaim: contests.missionsToClaim,
    isReferralOpen: referral.isRunning,
    /** How many rewards a member could claim now. */
    claimableOf: async (memberId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from rewards
        where member_id = ${memberId} and state = 'claimable' and expires_at > ${clock.now()}`.execute(database);
      return rows[0]?.count ?? 0;
    },
  } satisfies Part & Record<string, unknown>;
}
export type RewardsModule = ReturnType<typeof createRewards>;
