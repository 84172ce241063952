// @covers promotion-claims

import type { CampaignContent } from '@baize/contract';
import { expect, test } from 'vitest';
import { useRewards } from '../rewards.fixture.ts';
import { campaignContent, useCampaign } from './campaigns.fixture.ts';
import { largestRewardMinor } from './rules.ts';

const rewards = useRewards();
const campaign = useCampaign(rewards);

const application = { trigger: 'staff', approval: 'application', payout: 'cash', reward: '10' } as const;
const tooMuch = {
  ok: false,
  message: 'invalid_input',
  detail: { fields: { reward: { key: 'reward_above_maximum' } } },
};

test.each([
  ['its fixed reward', { reward: '10', maxReward: '0' }, 0n, 1_000n],
  ['its largest reward above the fixed one', { reward: '10', maxReward: '25' }, 0n, 2_500n],
  ['its fixed reward above the largest', { reward: '10', maxReward: '5' }, 0n, 1_000n],
  ['its share', { reward: '0', rewardPercent: '10', maxReward: '0' }, 7_000n, 700n],
  ['its largest reward above the share', { reward: '0', rewardPercent: '10', maxReward: '25' }, 7_000n, 2_500n],
  ['its pieces, which no amount of money bounds', { payout: 'goods', reward: '2', maxReward: '25' }, 0n, 2n],
] as const)('a campaign gives at most %s', (_what, more, baseMinor, largest) => {
  expect(largestRewardMinor(campaignContent(rewards, more), baseMinor, 2)).toBe(largest);
});

/** Opens a campaign, applies for it, and has staff approve it with another reward. */
const approveWith = async (more: Partial<CampaignContent>, reward: string) => {
  await campaign.open({ ...application, ...more });
  const memberId = await rewards.newMember();
  await rewards.rewards.routes.applyForPromotion({
    ...rewards.caller(memberId),
    body: { promotionId: campaign.id, comment: 'I shared it', messagingNumber: '' },
  });
  const list = await rewards.rewards.routes.staffPromotionApplications({
    ...rewards.staffCaller(),
    data: { page: 1, pageSize: 25, sort: 'appliedAt', direction: 'asc', state: 'applying' },
  });
  const row = list.ok ? list.value.rows.find(({ campaignId }) => campaignId === campaign.id) : undefined;
  const answer = await rewards.rewards.routes.staffPromotionDecide({
    ...rewards.staffCaller(),
    params: { entryId: row?.entryId ?? '' },
    body: { to: 'approved', reward, reason: 'a good picture' },
  });
  const { rows } = await rewards.owner.query('select amount_minor::text as amount from rewards where member_id = $1', [
    memberId,
  ]);
  return { answer, given: rows.map(({ amount }) => amount), largest: row?.largestReward };
};

test('staff approves no more than the largest reward of the campaign', async () => {
  const { answer, given, largest } = await approveWith({ maxReward: '25' }, '25.01');
  expect({ answer, given, largest }).toEqual({ answer: tooMuch, given: [], largest: '25.00' });
});

test('and as much as that', async () => {
  const { answer, given } = await approveWith({ maxReward: '25' }, '25');
  expect({ answer, given }).toEqual({ answer: { ok: true, value: { state: 'approved' } }, given: ['2500'] });
});

test('a campaign without one is bound by its own reward', async () => {
  const { answer, given, largest } = await approveWith({ maxReward: '0' }, '900000');
  expect({ answer, given, largest }).toEqual({ answer: tooMuch, given: [], largest: '10.00' });
});
