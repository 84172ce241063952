// @covers free-rounds points-mall promotion-claims

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { useCampaign } from '../campaigns/campaigns.fixture.ts';
import { rightPassword, useRewards } from '../rewards.fixture.ts';

const rewards = useRewards();
const campaign = useCampaign(rewards);
let goodsId: string;

const write = (more: object = {}, version = 0) =>
  rewards.rewards.routes.staffGoodsWrite({
    ...rewards.staffCaller(),
    params: { goodsId },
    body: {
      goods: {
        ...{
          kind: 'freeRounds',
          names: { TY: '10 free rounds' },
          descriptions: {},
          pictureUrl: '',
          points: 100,
          stock: 3,
        },
        ...{ cash: null, gameCode: rewards.game.gameCode, rounds: 10, bet: '2.00', isOffered: true, position: 1 },
        ...more,
      },
      version,
      reason: 'for the test',
    },
  });
beforeEach(async () => {
  goodsId = randomUUID();
  expect(await write()).toMatchObject({ ok: true });
});

const listOf = async (memberId: string) => {
  const data = { pageNo: 1, pageSize: 15, language: 'TY' as const };
  const list = await rewards.rewards.routes.rewardList({ ...rewards.caller(memberId), data });
  if (!list.ok) throw new Error('no list');
  return list.value;
};
const playable = (count: number) => [
  {
    vendor: rewards.game.vendorCode,
    gameCode: rewards.game.gameCode,
    name: '10 free rounds',
    count,
    left: count,
    bet: '2.00',
  },
];

test('are written for a game that gives rounds, at a bet that it is played at', async () => {
  for (const [field, wrong] of [
    ['gameCode', { gameCode: 'unknown' }],
    ['gameCode', { gameCode: null }],
    ['bet', { bet: '3.00' }],
    ['bet', { bet: '0.001' }],
    ['rounds', { rounds: 0 }],
  ] as const)
    expect(await write(wrong, 1)).toMatchObject({ ok: false, detail: { fields: { [`goods.${field}`]: {} } } });
  const data = { page: 1, pageSize: 20, sort: 'position', direction: 'asc', offered: 'all' } as const;
  const list = await rewards.rewards.routes.staffGoods({ ...rewards.staffCaller(), data });
  expect(list).toMatchObject({
    ok: true,
    value: { freeRoundGames: [{ gameCode: rewards.game.gameCode, bets: ['1.00', '2.00'] }] },
  });
  if (list.ok)
    expect(list.value.rows.find((row) => row.goodsId === goodsId)).toMatchObject({
      ...{ kind: 'freeRounds', gameCode: rewards.game.gameCode, rounds: 10, bet: '2.00', cash: null },
    });
});

test('that a campaign gives are claimed without an address, once, and can be played', async () => {
  await campaign.open({ trigger: 'date', payout: 'goods', goodsId, reward: '2' });
  const memberId = await rewards.newMember();
  await campaign.join(memberId);
  const [reward] = (await listOf(memberId)).claimable;
  expect(reward).toMatchObject({ payout: 'goods', amount: '2', freeRounds: { count: 10, bet: '2.00' } });
  const claim = () =>
    rewards.rewards.routes.claimRewards({
      ...rewards.caller(memberId),
      body: { rewardIds: [reward?.rewardId ?? ''], address: '' },
    });
  const claims = await Promise.all(Array.from({ length: 5 }, claim));
  for (const claimed of claims) expect(claimed).toMatchObject({ ok: true, value: { results: [{ message: '' }] } });
  expect((await listOf(memberId)).freeRounds).toMatchObject(playable(20));
  const orders = await rewards.owner.query('select 1 from mall_orders where member_id = $1', [memberId]);
  expect(orders.rows).toEqual([]);
  await rewards.expectCleanBooks();
});

test('that are had for points are the member’s at once, and are over after seven days', async () => {
  const [memberId, poor] = [await rewards.withPoints(250n), await rewards.newMember()];
  const order = (requestId: string, by = memberId) =>
    rewards.rewards.routes.redeemPointReward({
      ...rewards.caller(by),
      body: { requestId, goodsId, quantity: 1, address: '', paymentPassword: rightPassword },
    });
  expect(await order(randomUUID(), poor)).toMatchObject({ ok: false, message: 'insufficient_points' });
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(requestId)));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { state: 'approved' } });
  expect(await rewards.pointsOf(memberId)).toBe(150n);
  expect((await listOf(memberId)).freeRounds).toMatchObject(playable(10));
  rewards.clock.advanceMs(7 * 86_400_000);
  expect((await listOf(memberId)).freeRounds).toEqual([]);
  const day = (ms: number) => new Date(rewards.clock.now().getTime() + ms).toISOString().slice(0, 10);
  const costs = await rewards.rewards.routes.staffRewardCosts({
    ...rewards.staffCaller(),
    data: { from: day(-9 * 86_400_000), to: day(86_400_000) },
  });
  if (!costs.ok) throw new Error('no costs');
  const line = costs.value.lines.find(({ source }) => source === 'freeRounds');
  expect(line).toEqual({ source: 'freeRounds', count: 2, given: '60.00', claimed: '0.00', expired: '60.00' });
});
