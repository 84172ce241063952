// @covers points points-mall

import { randomUUID } from 'node:crypto';
import { periodAt } from '@baize/periods';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rightPassword, useRewards } from '../rewards.fixture.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { orderTransitions } from './deciding.ts';

const rewards = useRewards();
beforeAll(() => rewards.setUp({ ...defaultSettings.points, enabled: true }));

const withPoints = (points: bigint) => rewards.withPoints(points);
let goodsId: string;
const goods = {
  kind: 'goods' as const,
  names: { TY: 'A cap' },
  descriptions: {},
  pictureUrl: '',
  points: 100,
  stock: 3,
  ...{ cash: null, gameCode: null, rounds: 0, bet: null },
  isOffered: true,
  position: 1,
};
const write = (more: object = {}, version = 0) =>
  rewards.rewards.routes.staffGoodsWrite({
    ...rewards.staffCaller(),
    params: { goodsId },
    body: { goods: { ...goods, ...more }, version, reason: 'for the test' },
  });
beforeEach(async () => {
  goodsId = randomUUID();
  await write();
});
const redeem = (memberId: string, more: object = {}) =>
  rewards.rewards.routes.redeemPointReward({
    ...rewards.caller(memberId),
    body: {
      requestId: randomUUID(),
      goodsId,
      quantity: 1,
      address: 'Main Street 1',
      paymentPassword: rightPassword,
      ...more,
    },
  });
const stock = async () =>
  (await rewards.owner.query('select stock from mall_goods where id = $1', [goodsId])).rows[0]?.stock;
const convert = (memberId: string, points: number, requestId: string = randomUUID(), paymentPassword = rightPassword) =>
  rewards.rewards.routes.convertPoint({ ...rewards.caller(memberId), body: { points, requestId, paymentPassword } });

test('a day of play gives points once, and what is left over is carried into the next day', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  await rewards.play(player, 12_345n, 0n);
  const day = (at: Date) => periodAt('D', at, 'Asia/Manila');
  const first = day(rewards.clock.now());
  await Promise.all([rewards.runJob('rewards.points', first), rewards.runJob('rewards.points', first)]);
  expect(await rewards.pointsOf(player.memberId)).toBe(1n);
  rewards.clock.advanceMs(86_400_000);
  await rewards.play(player, 7_655n, 0n);
  await rewards.runJob('rewards.points', day(rewards.clock.now()));
  expect(await rewards.pointsOf(player.memberId)).toBe(2n);
  const details = await rewards.rewards.routes.pointDetails({
    ...rewards.caller(player.memberId),
    data: { pageNo: 1, pageSize: 15 },
  });
  expect(details).toMatchObject({
    ok: true,
    value: {
      total: 2,
      list: [
        { movement: 'pointsEarn', points: 1, balanceAfter: 2 },
        { points: 1, balanceAfter: 1 },
      ],
    },
  });
});

test('everybody who played a day gets his points of it', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => rewards.newPlayer({ balanceMinor: 100_000n })));
  for (const player of players) await rewards.play(player, 30_000n, 0n);
  await rewards.runJob('rewards.points', periodAt('D', rewards.clock.now(), 'Asia/Manila'));
  for (const { memberId } of players) expect(await rewards.pointsOf(memberId)).toBe(3n);
});

test('points become cash at the brand’s rate, once for each request', async () => {
  const memberId = await withPoints(1_050n);
  const id = randomUUID();
  expect(await convert(memberId, 99)).toEqual({ ok: false, message: 'limit_reached' });
  expect(await convert(memberId, 100, id, 'wrong')).toEqual({ ok: false, message: 'payment_password_wrong' });
  expect(await convert(memberId, 1_051)).toEqual({ ok: false, message: 'insufficient_points' });
  const exchanged = { ok: true, value: { points: 50, amount: '10.00', sumBalance: '10.00', replay: false } };
  expect(await convert(memberId, 1_000, id)).toEqual(exchanged);
  expect(await convert(memberId, 1_000, id)).toMatchObject({ ok: true, value: { replay: true, points: 50 } });
  expect(await convert(memberId, 500, id)).toEqual({ ok: false, message: 'repeated_with_other_content' });
  expect(await rewards.cashOf(memberId)).toBe(1_000n);
  // A request id is its member's own.
  const other = await withPoints(1_000n);
  expect(await convert(other, 1_000, id)).toMatchObject({ ok: true, value: { replay: false, points: 0 } });
});

test('an order takes points and stock at once; a refused one gives both back, once', async () => {
  const memberId = await withPoints(250n);
  const ordered = await redeem(memberId, { quantity: 2 });
  expect(ordered).toMatchObject({ ok: true, value: { state: 'processing', points: 50 } });
  expect([await stock(), await rewards.pointsOf(memberId)]).toEqual([1, 50n]);
  expect(await redeem(memberId)).toEqual({ ok: false, message: 'insufficient_points' });
  const orderId = ordered.ok ? ordered.value.orderId : '';
  const decide = (to: 'approved' | 'rejected', brandId = rewards.brand.id) =>
    rewards.rewards.routes.staffOrderDecide({
      ...rewards.staffCaller(),
      staff: { ...rewards.staff, brandId },
      params: { orderId },
      body: { to, reason: 'not sent there' },
    });
  expect(await decide('rejected', randomUUID())).toEqual({ ok: false, message: 'not_found' });
  const shown = await rewards.rewards.routes.staffOrder({ ...rewards.staffCaller(), params: { orderId } });
  expect(shown).toMatchObject({ ok: true, value: { address: 'Main Street 1' } });
  expect(await decide('rejected')).toEqual({ ok: true, value: { state: 'rejected' } });
  expect(await decide('rejected')).toEqual({ ok: false, message: 'already_decided' });
  expect(await decide('approved')).toEqual({ ok: false, message: 'already_decided' });
  expect([await stock(), await rewards.pointsOf(memberId)]).toEqual([3, 250n]);
  expect(rewards.notices).toMatchObject([{ kind: 'orderRejected', reason: 'not sent there', name: 'A cap' }]);
  const list = await rewards.rewards.routes.redeemPointList({
    ...rewards.caller(memberId),
    data: { pageNo: 1, pageSize: 15, language: 'VI' },
  });
  expect(list).toMatchObject({
    ok: true,
    value: { list: [{ name: 'A cap', state: 'rejected', reason: 'not sent there' }] },
  });
});

test('of two hundred who want the last piece at once, one gets it', async () => {
  await write({ stock: 1 }, 1);
  const members = await Promise.all(Array.from({ length: 200 }, () => withPoints(100n)));
  const answers = await Promise.all(members.map((memberId) => redeem(memberId)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.message])))).toEqual(new Set(['out_of_stock']));
  expect(await stock()).toBe(0);
  const left = await Promise.all(members.map(rewards.pointsOf));
  expect(left.reduce((sum, points) => sum + points, 0n)).toBe(199n * 100n);
});

test('the same request orders once; cash goods pay at once; what is not offered is not found', async () => {
  const memberId = await withPoints(1_000n);
  const requestId = randomUUID();
  const [one, two] = await Promise.all([redeem(memberId, { requestId }), redeem(memberId, { requestId })]);
  expect([one.ok && one.value.orderId, one.ok && two.ok && one.value.replay !== two.value.replay]).toEqual([
    two.ok && two.value.orderId,
    true,
  ]);
  expect(await redeem(memberId, { requestId, quantity: 2 })).toEqual({
    ok: false,
    message: 'repeated_with_other_content',
  });
  expect(await redeem(memberId, { address: ' ' })).toMatchObject({
    detail: { fields: { address: { key: 'not_empty' } } },
  });
  await write({ kind: 'cash', cash: '2.50' }, 1);
  expect(await redeem(memberId, { quantity: 2, address: '' })).toMatchObject({
    ok: true,
    value: { state: 'approved' },
  });
  expect(await rewards.cashOf(memberId)).toBe(500n);
  await write({ isOffered: false }, 2);
  expect(await redeem(memberId)).toEqual({ ok: false, message: 'not_found' });
  expect(await write({}, 2)).toEqual({ ok: false, message: 'already_decided' });
});

test('an order waits for staff alone, and what was decided stays', () => {
  const states = ['processing', 'rejected', 'approved'] as const;
  const steps = states.flatMap((from) => states.map((to) => [from, to] as const));
  const allowed = steps.filter(([from, to]) => orderTransitions.some((step) => step.from === from && step.to === to));
  expect(allowed).toEqual([
    ['processing', 'rejected'],
    ['processing', 'approved'],
  ]);
});

test('the books are clean after all of this', () => rewards.expectCleanBooks());
