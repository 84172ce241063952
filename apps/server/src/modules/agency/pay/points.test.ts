// @covers agent-pay-runs agent-points

import type { VendorWallet } from '@baize/vendor-kit';
import { beforeEach, expect, test } from 'vitest';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { useAgents } from '../agents.fixture.ts';
import { createTopGroups } from '../team/index.ts';

const { money, state, tools, agents, open, caller, desk, play, payDay, lineOf } = useAgents();

const day = '2026-03-04';
let [top, middle, low] = ['', '', ''];
let member = '';
let wallet: VendorWallet;

beforeEach(async () => {
  state.rules.pointsFrom = '2026-03-03';
  [top, middle, low] = await chain();
  member = await open(low, 0);
  for (const [id, points] of [
    [top, '7.8'],
    [middle, '7.5'],
    [low, '7'],
    [member, '6.5'],
  ] as const)
    await rate(id, 'POINTS', points);
  wallet = money.gateway.walletFor('LOTT');
});

async function chain(): Promise<[string, string, string]> {
  const first = await open(null);
  const second = await open(first, 2);
  return [first, second, await open(second, 2)];
}
const rate = (id: string, kind: string, percent: string, from = '2026-03-03') =>
  money.owner.query(
    `insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at) values ($1, $2, $3, $4, $5, 'rule', now())`,
    [id, kind, from, money.brand.id, percent],
  );
const at = (moment: string) => money.clock.jumpMs(Date.parse(moment) - money.clock.now().getTime());
const cash = () => Promise.all([top, middle, low].map(money.cashOf));

/** A ticket of the classic lotteries with a line for the group and one with a fixed price. */
async function ticket(betId: string, { topGroup = 1_930, result = 'lost' as 'lost' | 'void' } = {}) {
  const { id: gameId } = await insertGame(money.owner, money.brand.id, { gameCode: betId, vendorCode: 'LOTT' });
  const { id: siteSessionId } = await insertSession(money.owner, member, money.brand.id);
  const of = { memberId: member, brandId: money.brand.id, siteSessionId, gameId, locale: 'TY' as const };
  const launch = await money.gateway.issueLaunchToken(of);
  if (!launch.ok) throw new Error(launch.message);
  const entered = await wallet.authenticate({ launchToken: launch.value.token });
  if (entered.status !== 'ok') throw new Error(entered.code);
  const { session, playerRef } = entered.value;
  const legs = [
    { bet: 'direct', selection: '1', numero: '1', topGroup, costMinor: '4000000' },
    { bet: 'sumWords', selection: 'odd', numero: '1' },
  ];
  const terms = { gameCode: betId, session, amountMinor: 5_000_000n, legs, pricePolicy: 'exact' as const };
  const bet = { betId, playerRef };
  expect(await wallet.makeBet({ ...bet, ...terms })).toMatchObject({ status: 'ok' });
  await wallet.commitBet(bet);
  const payoutMinor = result === 'void' ? 5_000_000n : 0n;
  expect(await wallet.settleBet({ ...bet, generation: 1, payoutMinor, result, policy: 'refuse' })).toMatchObject({
    status: 'ok',
  });
}

const fund = () =>
  money.ledger.correct(money.database, { memberId: member, amountMinor: 50_000_000n, reference: member, reason: 'x' });

test('classic lotteries pay each upline the difference of points, of what was staked on lines that pay by the group', async () => {
  await fund();
  at(`${day}T12:00:00+08:00`);
  await ticket('points-1');
  await ticket('points-void', { result: 'void' });
  await payDay('rebate', day);
  expect(await cash()).toEqual([12_000n, 20_000n, 20_000n]);
  expect((await lineOf(middle, 'rebate', day))?.steps).toEqual([
    { step: 'pointStakes', label: '7.5 % - 7 %', value: '40000.00', unit: 'amount' },
    { step: 'gross', label: '7.5 % - 7 %', value: '200.00', unit: 'amount' },
    { step: 'keeps', label: '', value: '200.00', unit: 'amount' },
  ]);
  await payDay('rebate', day);
  expect(await cash()).toEqual([12_000n, 20_000n, 20_000n]);
  await money.expectCleanBooks();
});

test('who could choose a higher group when he bought had those points: nobody above him is paid for them', async () => {
  await fund();
  at(`${day}T12:00:00+08:00`);
  await ticket('points-2', { topGroup: 1_950 });
  await payDay('rebate', day);
  expect(await cash()).toEqual([12_000n, 0n, 0n]);
});

test('turnover of the classic code is not paid by difference from that day on; other lotteries are', async () => {
  await rate(top, 'LOTT', '0.5', '2026-01-01');
  await play(member, { day, turnover: 100_000n, gameType: 'LOTT' });
  await money.owner.query(`update turnover_days set vendor_code = 'LOTT' where member_id = $1`, [member]);
  await payDay('rebate', day);
  expect(await cash()).toEqual([0n, 0n, 0n]);
  await play(member, { day, turnover: 100_000n, gameType: 'LOTT' });
  await payDay('rebate', day);
  expect(await cash()).toEqual([500n, 0n, 0n]);
  state.rules.pointsFrom = '2026-03-05';
  await payDay('rebate', day);
  expect(await cash()).toEqual([1_000n, 0n, 0n]);
});

test('a member plays up to the group of his points, at most of those above him; without points in the lowest', async () => {
  const topGroupOf = createTopGroups(tools);
  const groupOf = (memberId: string, code = 'LOTT') => topGroupOf(code, { memberId, brandId: money.brand.id });
  at(`${day}T00:30:00+08:00`);
  expect(await groupOf(member)).toBe(1_930);
  await rate(member, 'POINTS', '7.77', day);
  expect(await groupOf(member)).toBe(1_940);
  expect(await groupOf(await open(low, 0))).toBe(1_800);
  expect(await groupOf(await open(null, 0))).toBeNull();
  expect(await groupOf(member, 'ELOTT')).toBeNull();
  at('2026-03-02T23:59:59+08:00');
  expect(await groupOf(member)).toBeNull();
});

test('points are given like rates: within the brand’s bound, never above one’s own, and only at a brand that pays by them', async () => {
  at(`${day}T12:00:00+08:00`);
  const rates = (percent: string) => [{ gameType: 'POINTS' as const, percent }];
  const give = (percent: string, by = low, to = member) =>
    agents.routes.agentRatesSet({
      ...caller(by),
      params: { memberId: to },
      body: { rates: rates(percent), endHigher: false },
    });
  const grant = (percent: string) =>
    agents.routes.staffAgentRates({
      ...desk(),
      params: { memberId: top },
      body: { rates: rates(percent), endHigher: false, reason: 'agreed' },
    });
  const tooHigh = { detail: { fields: { 'rates.0.percent': { key: 'rate_too_high' } } } };
  expect(await give('7')).toMatchObject({ value: { startsOn: '2026-03-05' } });
  expect(await give('7.01')).toMatchObject(tooHigh);
  expect(await grant('7.9')).toMatchObject(tooHigh);
  expect(await give('6', middle, low)).toMatchObject({ message: 'higher_rate' });
  expect(await agents.routes.agentCentre(caller(low))).toMatchObject({ value: { rates: rates('7') } });
  state.rules.pointsFrom = '';
  expect(await grant('7')).toMatchObject(tooHigh);
  expect(await agents.routes.agentCentre(caller(low))).toMatchObject({ value: { rates: [] } });
});
