import { randomUUID } from 'node:crypto';
import type { CampaignContent } from '@baize/contract';
import { beforeEach, expect } from 'vitest';
import type { RewardHarness } from '../rewards.fixture.ts';

const dayMs = 86_400_000;

/** A deposit’s bonus, changed as a test wants it. */
export const campaignContent = (
  rewards: Pick<RewardHarness, 'clock'>,
  more: Partial<CampaignContent> = {},
): CampaignContent => ({
  ...{
    type: 'deposit',
    badges: ['NEWBIE'],
    pictureUrl: '',
    minLevel: 0,
    approval: 'automatic',
    payout: 'bonus',
    code: '',
  },
  texts: { TY: { title: 'Welcome', summary: 'A bonus', content: '<p>Rules</p>' } },
  startsAt: new Date(rewards.clock.now().getTime() - dayMs).toISOString(),
  endsAt: new Date(rewards.clock.now().getTime() + 30 * dayMs).toISOString(),
  ...{
    trigger: 'deposit',
    depositNumber: 0,
    minAmount: '10',
    days: 0,
    reward: '0',
    rewardPercent: '100',
    maxReward: '50',
  },
  ...{
    wageringMultiple: '15',
    wageringBase: 'D+B',
    wageringDays: 7,
    maxStake: '5',
    weights: {},
    period: 'once',
    perMember: 1,
  },
  ...{ goodsId: null, raffleId: null, onePerDevice: false, onePerPayee: false },
  ...{ budget: null, claimDays: 3, needsComment: false, needsImages: false, messagingApp: null },
  ...more,
});

/** The campaign of a test: a new one before each. */
export function useCampaign(rewards: RewardHarness) {
  const campaign = {
    id: '',
    write: (content: CampaignContent, version = 0) =>
      rewards.rewards.routes.staffCampaignWrite({
        ...rewards.staffCaller(),
        params: { campaignId: campaign.id },
        body: { content, version, reason: 'for the test' },
      }),
    move: (to: 'live' | 'ended') =>
      rewards.rewards.routes.staffCampaignState({
        ...rewards.staffCaller(),
        params: { campaignId: campaign.id },
        body: { to, reason: 'for the test' },
      }),
    /** Writes it and lets it begin. */
    open: async (more: Partial<CampaignContent> = {}) => {
      expect(await campaign.write(campaignContent(rewards, more))).toEqual({ ok: true, value: { version: 1 } });
      expect(await campaign.move('live')).toEqual({ ok: true, value: { state: 'live' } });
    },
    join: (memberId: string, more: object = {}) =>
      rewards.rewards.routes.joinPromotion({
        ...rewards.caller(memberId),
        body: { promotionId: campaign.id, code: '', ...more },
      }),
  };
  beforeEach(() => {
    campaign.id = randomUUID();
  });
  return campaign;
}
