import { sql } from 'kysely';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { rewardBrandOf } from './brands.ts';
import { createFollowing } from './campaigns/following.ts';
import { createGiving } from './campaigns/giving.ts';
import { createJoining, isEligible, isShared } from './campaigns/joining.ts';
import { createPromotionProofs } from './campaigns/proofs.ts';
import { promotionRoutes } from './campaigns/routes.ts';
import { entriesOf, liveCampaigns } from './campaigns/rows.ts';
import { nextCycle } from './campaigns/rules.ts';
import { applicationStaffRoutes } from './campaigns/staff-applications.ts';
import { campaignStaffRoutes } from './campaigns/staff-campaigns.ts';
import type { RewardDependencies } from './dependencies.ts';
import type { RewardSettingsStore } from './settings/store.ts';

/** Campaigns: what members join and apply for, what staff writes and decides, and the deposit that takes one with it. */
export function createOffers(deps: RewardDependencies, settings: RewardSettingsStore) {
  const { database, clock } = deps;
  const give = createGiving(deps, settings);
  const follow = createFollowing(deps, give);
  const join = createJoining(deps, follow);
  const proofs = createPromotionProofs(deps);
  /** The same wish again: it was looked at when it came first. */
  const isOrdered = async (memberId: string, requestId: string): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from deposit_orders where member_id = ${memberId} and request_id = ${requestId}`.execute(database);
    return rows.length > 0;
  };
  return {
    routes: {
      ...promotionRoutes(deps, { settings, join, follow, proofs }),
      ...campaignStaffRoutes(deps, settings),
      ...applicationStaffRoutes(deps, { give, proofs }),
    },
    follow: follow.work,
    purgeProofs: proofs.purge,
    /** Of a deposit that is about to be ordered, and one that was. */
    atDeposit: {
      mayTake: async (
        memberId: string,
        brand: RequestBrand,
        promotionId: string,
        requestId: string,
      ): Promise<boolean> => {
        if (await isOrdered(memberId, requestId)) return true;
        const campaign = (await liveCampaigns(database, brand.id)).find(({ id }) => id === promotionId);
        if (campaign?.content.trigger !== 'deposit' || campaign.content.approval !== 'automatic') return false;
        const { timeZone } = await deps.brands.settingsOf(brand.id);
        const own = (await entriesOf(database, memberId)).filter(({ campaignId }) => campaignId === promotionId);
        if (own.some(({ state }) => state === 'joined')) return false;
        if (nextCycle(campaign.content, own, clock.now(), timeZone) === null) return false;
        await deps.blockByRiskRules({ brandId: brand.id, memberId, currencyCode: brand.currency.code });
        return (await isEligible(deps, memberId, campaign)) && !(await isShared(deps, memberId, campaign));
      },
      take: async (memberId: string, brand: RequestBrand, promotionId: string, orderId: string): Promise<void> => {
        await join({ memberId, brand: rewardBrandOf(brand), promotionId, depositOrderId: orderId });
      },
    },
  };
}
