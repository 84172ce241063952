// @covers promotion-claims

import { randomUUID } from 'node:crypto';
import type { CampaignContent } from '@baize/contract';
import { expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { useRewards } from '../rewards.fixture.ts';
import { campaignContent, useCampaign } from './campaigns.fixture.ts';
import { statusOf } from './rules.ts';

const rewards = useRewards();
const dayMs = 86_400_000;
const campaign = useCampaign(rewards);

const content = (more: Partial<CampaignContent> = {}) => campaignContent(rewards, more);
const write = (more: Partial<CampaignContent> = {}, version = 0) => campaign.write(content(more), version);
const { move, open, join } = campaign;
const apply = (memberId: string, more: object = {}) =>
  rewards.rewards.routes.applyForPromotion({
    ...rewards.caller(memberId),
    body: { promotionId: campaign.id, comment: 'I shared it', messagingNumber: '', ...more },
  });
const stateOf = async (memberId: string) => {
  const answer = await rewards.rewards.routes.promotionStates({
    ...rewards.caller(memberId),
    data: { language: 'TY' },
  });
  return answer.ok ? answer.value.list.find(({ promotionId }) => promotionId === campaign.id) : undefined;
};
const deposit = (memberId: string, amountMinor: bigint, id = newId()) =>
  rewards.owner.query(
    `insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
     values ($1, $2, $3, $1, 'test', $4, $5, $6)`,
    [id, memberId, rewards.brand.id, amountMinor, rewards.brand.currency.code, rewards.clock.now()],
  );
const claimAll = async (memberId: string) => {
  const list = await rewards.rewards.routes.rewardList({
    ...rewards.caller(memberId),
    data: { pageNo: 1, pageSize: 15, language: 'TY' },
  });
  if (!list.ok) throw new Error(list.message);
  const rewardIds = list.value.claimable.map(({ rewardId }) => rewardId);
  await rewards.rewards.routes.claimRewards({ ...rewards.caller(memberId), body: { rewardIds, address: '' } });
  return list.value.claimable;
};

test('a deposit bonus: joined, deposited, claimed as it was offered when it was joined, and shown all the way', async () => {
  await open();
  const memberId = await rewards.newMember({ balanceMinor: 1_000n });
  expect(await stateOf(memberId)).toMatchObject({
    status: 'join',
    rules: { wageringMultiple: '15', maxStake: '5.00' },
  });
  expect(await join(memberId)).toEqual({ ok: true, value: { status: 'signed' } });
  expect(await join(memberId)).toEqual({ ok: false, message: 'already_decided' });
  await write({ rewardPercent: '1' }, 1);
  await deposit(memberId, 999n);
  expect(await stateOf(memberId)).toMatchObject({ status: 'signed' });
  await deposit(memberId, 4_000n);
  expect(await stateOf(memberId)).toMatchObject({ status: 'claim' });
  expect(await claimAll(memberId)).toMatchObject([{ title: 'Welcome', amount: '40.00', wagering: '1200.00' }]);
  expect(await stateOf(memberId)).toMatchObject({ status: 'process' });
  const bonus = await rewards.rewards.routes.bonusDetails({ ...rewards.caller(memberId), data: { language: 'TY' } });
  expect(bonus).toMatchObject({ ok: true, value: { running: { terms: { required: '1200.00', maxStake: '5.00' } } } });
  expect(await join(memberId)).toEqual({ ok: false, message: 'limit_reached' });
});

test('a bonus of the second deposit is due with the second, though the first was large enough', async () => {
  await open({ depositNumber: 2 });
  const memberId = await rewards.newMember();
  await join(memberId);
  await deposit(memberId, 2_000n);
  expect(await stateOf(memberId)).toMatchObject({ status: 'signed' });
  rewards.clock.advanceMs(1);
  await deposit(memberId, 3_000n);
  expect(await stateOf(memberId)).toMatchObject({ status: 'claim' });
  expect(await claimAll(memberId)).toMatchObject([{ amount: '30.00' }]);
});

test('the largest reward holds, and a budget is never overspent by ten who come at once', async () => {
  await open({ trigger: 'date', payout: 'cash', reward: '10', budget: '35' });
  const members = await Promise.all(Array.from({ length: 10 }, () => rewards.newMember()));
  await Promise.all(members.map((memberId) => join(memberId)));
  await rewards.runJob('rewards.campaigns', { key: '', start: new Date(0), end: new Date(0) });
  const { rows } = await rewards.owner.query('select count(*)::int as count from rewards where subject = $1', [
    campaign.id,
  ]);
  expect(rows[0].count).toBe(3);
});

test('codes are compared whatever their case, levels and other members’ campaigns are refused', async () => {
  await open({ trigger: 'code', code: 'Spring', payout: 'points', reward: '200' });
  const memberId = await rewards.newMember();
  expect(await join(memberId, { code: 'summer' })).toEqual({ ok: false, message: 'not_eligible' });
  expect(await join(memberId, { code: ' SPRING ' })).toEqual({ ok: true, value: { status: 'claim' } });
  await claimAll(memberId);
  expect(await rewards.pointsOf(memberId)).toBe(200n);
  expect(await stateOf(memberId)).toMatchObject({ status: 'claimed' });
  campaign.id = randomUUID();
  await open({ trigger: 'date', minLevel: 2 });
  expect(await join(memberId)).toEqual({ ok: false, message: 'not_eligible' });
  campaign.id = randomUUID();
  expect(await join(memberId)).toEqual({ ok: false, message: 'not_found' });
});

test('who is kept from bonuses joins nothing, by whatever way, until the block is lifted', async () => {
  await open({ trigger: 'date', payout: 'points', reward: '7' });
  const memberId = await rewards.newMember();
  const block = (at: string) =>
    rewards.owner.query(`update members set bonuses_blocked_at = ${at} where id = $1`, [memberId]);
  await block('now()');
  expect(await join(memberId)).toEqual({ ok: false, message: 'bonuses_blocked' });
  expect(await join(memberId, { code: 'any' })).toEqual({ ok: false, message: 'bonuses_blocked' });
  await block('null');
  expect(await join(memberId)).toMatchObject({ ok: true });
});

test('an application waits for staff, who decides it once; a refused one says why', async () => {
  await open({
    trigger: 'staff',
    approval: 'application',
    payout: 'cash',
    reward: '13.10',
    needsComment: true,
    messagingApp: 'zalo',
    perMember: 2,
  });
  const memberId = await rewards.newMember();
  expect(await join(memberId)).toEqual({ ok: false, message: 'not_eligible' });
  expect(await apply(memberId)).toEqual({ ok: false, message: 'messaging_id_missing' });
  expect(await apply(memberId, { messagingNumber: '0901', comment: ' ' })).toMatchObject({ message: 'invalid_input' });
  expect(await apply(memberId, { messagingNumber: '0901' })).toEqual({ ok: true, value: { status: 'applying' } });
  const list = await rewards.rewards.routes.staffPromotionApplications({
    ...rewards.staffCaller(),
    data: { page: 1, pageSize: 25, sort: 'appliedAt', direction: 'asc', state: 'applying' },
  });
  expect(list).toMatchObject({
    ok: true,
    value: { rows: [{ messagingNumber: '0901', reward: '13.10', comment: 'I shared it' }] },
  });
  const entryId = list.ok ? (list.value.rows[0]?.entryId ?? '') : '';
  const decide = (to: 'approved' | 'rejected', brandId = rewards.brand.id) =>
    rewards.rewards.routes.staffPromotionDecide({
      ...rewards.staffCaller(),
      staff: { ...rewards.staff, brandId },
      params: { entryId },
      body: { to, reason: 'no picture' },
    });
  expect(await decide('approved', randomUUID())).toEqual({ ok: false, message: 'not_found' });
  expect(await decide('rejected')).toEqual({ ok: true, value: { state: 'rejected' } });
  expect(await decide('approved')).toEqual({ ok: false, message: 'already_decided' });
  expect(await stateOf(memberId)).toMatchObject({ reason: 'no picture' });
  expect(await apply(memberId, { messagingNumber: '0901' })).toMatchObject({ ok: true });
  expect(await stateOf(memberId)).toMatchObject({ status: 'applying' });
});

test('turnover counts from the day of joining; a loss when its time is over; what came to nothing ends', async () => {
  await open({ trigger: 'loss', payout: 'cash', rewardPercent: '10', maxReward: '0', minAmount: '5' });
  const player = await rewards.newPlayer({ balanceMinor: 50_000n });
  const idle = await rewards.newMember();
  await Promise.all([join(player.memberId), join(idle)]);
  await rewards.play(player, 10_000n, 2_000n);
  expect(await stateOf(player.memberId)).toMatchObject({ status: 'signed', counted: '80.00' });
  rewards.clock.advanceMs(30 * dayMs);
  await rewards.runJob('rewards.campaigns', { key: '', start: new Date(0), end: new Date(0) });
  expect(await claimAll(player.memberId)).toMatchObject([{ amount: '8.00' }]);
  const { rows } = await rewards.owner.query('select state from campaign_entries where member_id = $1', [idle]);
  expect(rows).toEqual([{ state: 'rejected' }]);
});

test('one that ended cannot be begun or joined again, and faults name their field', async () => {
  await open();
  expect(await move('ended')).toMatchObject({ ok: true });
  expect(await move('live')).toEqual({ ok: false, message: 'already_decided' });
  expect(await join(await rewards.newMember())).toEqual({ ok: false, message: 'not_found' });
  expect(await write({}, 1)).toEqual({ ok: false, message: 'already_decided' });
  campaign.id = randomUUID();
  expect(await write({ reward: '0', rewardPercent: '0' })).toMatchObject({
    detail: { fields: { 'content.reward': { key: 'amount_zero' } } },
  });
  expect(await move('live')).toEqual({ ok: false, message: 'not_found' });
  const tried = await rewards.rewards.routes.staffCampaignTry({
    ...rewards.staffCaller(),
    body: { content: content(), deposit: '500' },
  });
  expect(tried).toMatchObject({ ok: true, value: { bonus: '50.00', required: '8250.00' } });
});

test.each([
  ['nobody, before it begins', null, -1, {}, 'comingSoon'],
  ['nobody, while it runs', null, 1, {}, 'join'],
  ['nobody, without the level', null, 1, { isEligible: false }, 'close'],
  ['nobody, when the budget is gone', null, 1, { hasBudget: false }, 'close'],
  ['who joined', { state: 'joined' }, 1, {}, 'signed'],
  ['who applied', { state: 'applying' }, 1, {}, 'applying'],
  ['who was refused for good', { state: 'rejected' }, 1, { hasFreeCycle: false }, 'rejected'],
  ['whose reward waits', { state: 'rewarded', rewardState: 'claimable' }, 1, {}, 'claim'],
  ['who wagers', { state: 'rewarded', rewardState: 'claimed', isRunning: true }, 1, {}, 'process'],
  ['who had it', { state: 'rewarded', rewardState: 'claimed' }, 1, { hasFreeCycle: false }, 'claimed'],
  ['who missed it', { state: 'rewarded', rewardState: 'expired' }, 1, { hasFreeCycle: false }, 'close'],
] as const)('%s', (_who, entry, days, facts, status) => {
  const begins = new Date(rewards.clock.now().getTime() - days * dayMs);
  const whole = entry && { rewardState: null, isRunning: false, cycle: '1', ...entry };
  const known = { now: rewards.clock.now(), hasFreeCycle: true, isEligible: true, hasBudget: true, ...facts };
  expect(statusOf(content({ startsAt: begins.toISOString() }), whole, known)).toBe(status);
});

test.each(['once', 'D', 'M'] as const)(
  'each 50.00 of turnover gives one reward, however often a member joins (%s)',
  async (period) => {
    await campaign.open({
      ...{ trigger: 'turnover', payout: 'cash', minAmount: '50', reward: '10', rewardPercent: '0', maxReward: '0' },
      ...{ period, perMember: 10 },
    });
    const player = await rewards.newPlayer({ balanceMinor: 100_000n });
    await rewards.play(player, 12_000n, 0n);
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await campaign.join(player.memberId));
    expect(answers.map((answer) => (answer.ok ? answer.value.status : answer.message))).toEqual([
      ...['claim', 'claim', 'signed', 'already_decided'],
    ]);
    const given = await rewards.owner.query('select 1 from rewards where member_id = $1', [player.memberId]);
    expect(given.rows).toHaveLength(2);
  },
);

test('a day of signing in counts for one reward', async () => {
  await campaign.open({
    ...{
      trigger: 'loginDays',
      payout: 'cash',
      days: 1,
      minAmount: '0',
      reward: '10',
      rewardPercent: '0',
      maxReward: '0',
    },
    ...{ period: 'once', perMember: 10 },
  });
  const memberId = await rewards.newMember();
  await rewards.owner.query(
    `insert into member_sign_ins (member_id, id, at, masked_address, user_agent, method, outcome)
     values ($1, gen_random_uuid(), $2, '10.0', 'x', 'password', 'success')`,
    [memberId, rewards.clock.now()],
  );
  expect(await campaign.join(memberId)).toMatchObject({ ok: true });
  await campaign.join(memberId);
  const given = await rewards.owner.query('select 1 from rewards where member_id = $1', [memberId]);
  expect(given.rows).toHaveLength(1);
});

test('a campaign of a brand cannot be written under the id of another brand’s', async () => {
  await campaign.open();
  const caller = rewards.staffCaller();
  const other = await insertBrand(rewards.owner, `other_${campaign.id.slice(-12)}`);
  const answer = await rewards.rewards.routes.staffCampaignWrite({
    ...{ ...caller, brand: other, staff: { ...caller.staff, brandId: other.id } },
    params: { campaignId: campaign.id },
    body: { content: campaignContent(rewards), version: 0, reason: 'for the test' },
  });
  expect(answer).toEqual({ ok: false, message: 'already_decided' });
});
