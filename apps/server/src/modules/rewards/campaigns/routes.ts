import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { rewardBrandOf } from '../brands.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn } from '../statements.ts';
import { count } from './counting.ts';
import type { Following } from './following.ts';
import { spentMinor } from './giving.ts';
import { isEligible, type Joining } from './joining.ts';
import type { PromotionProofs } from './proofs.ts';
import { type Campaign, type Entry, entriesOf, liveCampaigns, prizeNamesOf } from './rows.ts';
import { nextCycle, statusOf } from './rules.ts';
import { rulesOf, shownCounted } from './view.ts';

/** The member's calls about campaigns. */
export function promotionRoutes(
  deps: RewardDependencies,
  parts: { settings: RewardSettingsStore; join: Joining; follow: Following; proofs: PromotionProofs },
): HandlersOf<'promotionStates' | 'joinPromotion' | 'promotionProof' | 'applyForPromotion'> {
  const { database, clock } = deps;

  const hasBudget = async (campaign: Campaign, exponent: number): Promise<boolean> => {
    const { budget } = campaign.content;
    if (budget === null) return true;
    const { rows } = await sql<{ spent: string }>`select ${spentMinor(campaign.brandId, campaign.id)} as spent`.execute(
      database,
    );
    return BigInt(rows[0]?.spent ?? 0) < minorAt('budget', budget, exponent);
  };

  const stateOf = async (
    campaign: Campaign,
    entries: readonly Entry[],
    of: { memberId: string; exponent: number; zone: string },
  ) => {
    const now = clock.now();
    const own = entries.filter(({ campaignId }) => campaignId === campaign.id);
    const entry = own[0] ?? null;
    const { exponent, zone, memberId } = of;
    const facts = {
      now,
      hasFreeCycle: nextCycle(campaign.content, own, now, zone) !== null,
      isEligible: await isEligible(deps, memberId, campaign),
      hasBudget: await hasBudget(campaign, exponent),
    };
    const counted = entry?.state === 'joined' ? await count(database, { entry, campaign, now, zone, exponent }) : null;
    return { entry, status: statusOf(campaign.content, entry, facts), counted };
  };

  return {
    promotionStates: async ({ member, brand, data }) => {
      const { exponent } = brand.currency;
      await parts.follow.member(rewardBrandOf(brand), member.id);
      const [campaigns, entries, wagering, { timeZone: zone }] = await Promise.all([
        liveCampaigns(database, brand.id),
        entriesOf(database, member.id),
        parts.settings.of(brand.id, 'wagering'),
        deps.brands.settingsOf(brand.id),
      ]);
      const prizeNames = await prizeNamesOf(database, campaigns);
      const list = [];
      for (const campaign of campaigns) {
        const { entry, status, counted } = await stateOf(campaign, entries, { memberId: member.id, exponent, zone });
        const texts = Object.entries(campaign.content.texts).map(([locale, text]) => [locale, text?.title ?? '']);
        list.push({
          promotionId: campaign.id,
          title: nameIn(Object.fromEntries(texts), data.language),
          status,
          reason: entry?.state === 'rejected' ? entry.reason : '',
          rules: rulesOf(campaign, wagering, exponent, nameIn(prizeNames.get(campaign.id) ?? {}, data.language)),
          counted: counted && shownCounted(campaign, counted.value, exponent),
          rewardId: entry?.rewardState === 'claimable' ? entry.rewardId : null,
          endsAt: campaign.content.endsAt,
        });
      }
      return ok({ list });
    },
    joinPromotion: async ({ member, brand, body }) => {
      const joined = await parts.join({ memberId: member.id, brand: rewardBrandOf(brand), ...body });
      if (joined.ok) return ok({ status: joined.value });
      // What an application alone may lack cannot be wrong here.
      return joined as Extract<typeof joined, { ok: false }> & { message: 'not_found' };
    },
    promotionProof: async ({ member, brand, upload, ip }) => {
      const added = await parts.proofs.add(member.id, brand.id, upload, ip);
      return added.ok ? ok({ proofs: added.value }) : added;
    },
    applyForPromotion: async ({ member, brand, body }) => {
      const { promotionId, ...application } = body;
      const joined = await parts.join({ memberId: member.id, brand: rewardBrandOf(brand), promotionId, application });
      return joined.ok ? ok({ status: joined.value }) : joined;
    },
  };
}
