// @covers agent-pay-runs ledger-invariants

import { beforeEach, describe, expect, test } from 'vitest';
import { payRebate, payReward } from '../../ledger/index.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, state, agents, open, desk, play, termsOf, agree, pay, payDay, lineOf } = useAgents();

const day = '2026-03-03';
let [top, middle, low] = ['', '', ''];
let members: string[] = [];

beforeEach(async () => {
  top = await open(null);
  middle = await open(top, 2);
  low = await open(middle, 2);
  members = await Promise.all(Array.from({ length: 5 }, () => open(low, 0)));
});

const stepsOf = async (...of: Parameters<typeof lineOf>) =>
  Object.fromEntries(((await lineOf(...of))?.steps ?? []).map(({ step, value }) => [step, value]));
const cash = () => Promise.all([top, middle, low].map(money.cashOf));

const wage = (percent: string) =>
  termsOf([
    ['0', 0, '0.1'],
    ['50000', 5, percent],
  ]);
const agreeWages = async () => {
  await agree(null, top, 'dailySalary', wage('1'));
  await agree(top, middle, 'dailySalary', wage('0.8'));
  await agree(middle, low, 'dailySalary', wage('0.5'));
};
const playAll = (turnover: bigint, loss = 0n, on = day) =>
  Promise.all(members.map((id) => play(id, { day: on, turnover, loss })));

describe('daily wages', () => {
  test('are divided from the top down, each line with its inputs', async () => {
    await agreeWages();
    await playAll(1_500_000n);
    expect(await payDay('dailySalary', day)).toEqual({ lines: 3, paidMinor: 75_000n, heldMinor: 0n });
    expect(await cash()).toEqual([15_000n, 22_500n, 37_500n]);
    expect(await lineOf(top, 'dailySalary', day)).toMatchObject({
      state: 'paid',
      due: '150.00',
      paid: '150.00',
      setOff: '0.00',
    });
    expect(await stepsOf(top, 'dailySalary', day)).toEqual({
      ...{ turnover: '75000.00', active: '5', rate: '1', gross: '750.00', paysDown: '-600.00', keeps: '150.00' },
    });
    await money.expectCleanBooks();
  });

  test('are paid once, however often and by however many at once a day is done', async () => {
    await agreeWages();
    await playAll(1_500_000n);
    await Promise.all(Array.from({ length: 5 }, () => payDay('dailySalary', day)));
    expect(await payDay('dailySalary', day)).toEqual({ lines: 0, paidMinor: 0n, heldMinor: 0n });
    expect(await cash()).toEqual([15_000n, 22_500n, 37_500n]);
  });

  test('that were paid too much are set off against later days, never taken back; too little is paid', async () => {
    await agreeWages();
    await playAll(1_500_000n);
    await payDay('dailySalary', day);
    const [voided = ''] = members;
    await play(voided, { day, turnover: -750_000n });
    await payDay('dailySalary', day);
    // 67,500.00 by then: 0.5 % of it is 337.50.
    expect(await lineOf(low, 'dailySalary', day)).toMatchObject({ due: '337.50', paid: '375.00', setOff: '37.50' });
    await playAll(1_500_000n, 0n, '2026-03-04');
    await payDay('dailySalary', '2026-03-04');
    expect(await lineOf(low, 'dailySalary', '2026-03-04')).toMatchObject({
      due: '375.00',
      paid: '337.50',
      setOff: '0.00',
    });
    await play(voided, { day, turnover: 750_000n });
    await payDay('dailySalary', day);
    expect(await cash()).toEqual([30_000n, 45_000n, 75_000n]);
    await money.expectCleanBooks();
  });

  test.each([0, 1, 2, 3])('survive a kill at the booking %i, before and after it is written', async (killedAt) => {
    await agreeWages();
    await playAll(1_500_000n);
    for (const isWritten of [false, true, false, true, true]) {
      let count = 0;
      const dying = {
        runWalletTransaction: async <F, A>(request: Parameters<typeof money.ledger.runWalletTransaction<F, A>>[0]) => {
          count += 1;
          if (count <= killedAt) return money.ledger.runWalletTransaction(request);
          if (isWritten) await money.ledger.runWalletTransaction(request);
          throw new Error('killed');
        },
      };
      await payDay('dailySalary', day, dying).catch(() => undefined);
    }
    await payDay('dailySalary', day);
    expect(await cash()).toEqual([15_000n, 22_500n, 37_500n]);
    await money.expectCleanBooks();
  });

  test('follow the team that a member had that day', async () => {
    await agreeWages();
    await playAll(1_500_000n);
    money.clock.jumpMs(Date.parse('2026-03-04T02:00:00Z') - money.clock.now().getTime());
    const body = { uplineId: await open(null), reason: 'asked by both' };
    expect(await agents.routes.staffAgentMove({ ...desk(), params: { memberId: low }, body })).toMatchObject({
      value: { moved: 6, endedContracts: 1 },
    });
    await payDay('dailySalary', day);
    expect(await cash()).toEqual([15_000n, 22_500n, 37_500n]);
    await playAll(1_500_000n, 0n, '2026-03-05');
    await payDay('dailySalary', '2026-03-05');
    expect(await cash()).toEqual([15_000n, 22_500n, 37_500n]);
  });

  test('of a loss wage are paid only when the team lost', async () => {
    await agree(null, top, 'dailySalary', { ...wage('1'), needsTeamLoss: true });
    await playAll(1_500_000n, -1n);
    await payDay('dailySalary', day);
    expect(await lineOf(top, 'dailySalary', day)).toBeNull();
    await play(members[0] ?? '', { day, turnover: 0n, loss: 6n });
    await payDay('dailySalary', day);
    expect(await lineOf(top, 'dailySalary', day)).toMatchObject({ paid: '750.00' });
  });
});

describe('pay above the brand’s bound', () => {
  const decide = (decision: 'release' | 'refuse') =>
    agents.routes.staffAgentPayDecide({
      ...desk(),
      params: { memberId: top, kind: 'dailySalary', period: day },
      body: { decision, reason: 'looked at' },
    });
  beforeEach(async () => {
    state.rules.holdAboveMinor = 50_000n;
    await agree(null, top, 'dailySalary', wage('1'));
    await playAll(1_500_000n);
    await payDay('dailySalary', day);
  });

  test('waits for staff, and is paid once when it is released', async () => {
    expect(await lineOf(top, 'dailySalary', day)).toMatchObject({ state: 'held', paid: '0.00' });
    expect(await money.cashOf(top)).toBe(0n);
    const answers = await Promise.all([decide('release'), decide('release')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await decide('refuse')).toMatchObject({ message: 'already_decided' });
    expect(await money.cashOf(top)).toBe(75_000n);
    expect(await payDay('dailySalary', day)).toMatchObject({ lines: 0 });
    const { rows } = await money.owner.query(
      'select act from audit_log where brand_id = $1 order by seq desc limit 1',
      [money.brand.id],
    );
    expect(rows).toEqual([{ act: 'releaseAgentPay' }]);
    await money.expectCleanBooks();
  });

  test('that was refused stays refused, also in a run done again', async () => {
    expect(await decide('refuse')).toMatchObject({ value: { state: 'refused', paid: '0.00' } });
    await playAll(500_000n);
    await payDay('dailySalary', day);
    expect(await lineOf(top, 'dailySalary', day)).toMatchObject({ state: 'refused', due: '0.00', reason: 'looked at' });
    expect(await money.cashOf(top)).toBe(0n);
  });

  test('that a later result lowers waits for less', async () => {
    await play(members[0] ?? '', { day, turnover: -500_000n });
    await payDay('dailySalary', day);
    await decide('release');
    expect(await money.cashOf(top)).toBe(70_000n);
  });
});

describe('dividends', () => {
  const tiers = termsOf(
    [
      ['0', 0, '0'],
      ['10000', 3, '10'],
      ['50000', 5, '15'],
    ],
    { carriesLoss: true },
  );
  const half = (key: string, end: string) => pay('dividend', key, [`${key}T00:00`, `${end}T00:00`]);

  test('take rebates, wages and bonuses off, and carry a loss to the next half of the month', async () => {
    await agree(null, top, 'dividend', tiers);
    await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
    const [winner = ''] = members;
    await playAll(2_000_000n, 400_000n, '2026-03-17');
    await payDay('dailySalary', '2026-03-17');
    await half('2026-03-16', '2026-04-01');
    // Lost 20,000.00 less the wage of 1,000.00: 19,000.00 by five active members at 10 %.
    expect(await lineOf(top, 'dividend', '2026-03-16')).toMatchObject({ state: 'paid', paid: '1900.00' });
    expect(await stepsOf(top, 'dividend', '2026-03-16')).toMatchObject({
      teamLoss: '20000.00',
      costs: '-1000.00',
      base: '19000.00',
      rate: '10',
    });
    await play(winner, { day: '2026-04-02', turnover: 1_000_000n, loss: -3_000_000n });
    await half('2026-04-01', '2026-04-16');
    expect(await stepsOf(top, 'dividend', '2026-04-01')).toMatchObject({ base: '-30000.00', carry: '-30000.00' });
    await playAll(2_000_000n, 1_000_000n, '2026-04-17');
    await half('2026-04-16', '2026-05-01');
    expect(await stepsOf(top, 'dividend', '2026-04-16')).toMatchObject({
      teamLoss: '50000.00',
      carried: '-30000.00',
      base: '20000.00',
      rate: '10',
    });
    expect(await lineOf(top, 'dividend', '2026-04-16')).toMatchObject({ paid: '2000.00' });
    await money.expectCleanBooks();
  });

  test('carry what a half that is done again lost by then', async () => {
    await agree(null, top, 'dividend', tiers);
    const [winner = ''] = members;
    await play(winner, { day: '2026-03-17', turnover: 1_000_000n, loss: -3_000_000n });
    await half('2026-03-16', '2026-04-01');
    await play(winner, { day: '2026-03-17', turnover: 0n, loss: 1_000_000n });
    await half('2026-03-16', '2026-04-01');
    expect(await stepsOf(top, 'dividend', '2026-03-16')).toMatchObject({ carry: '-20000.00' });
    await playAll(2_000_000n, 1_000_000n, '2026-04-02');
    await half('2026-04-01', '2026-04-16');
    expect(await lineOf(top, 'dividend', '2026-04-01')).toMatchObject({ paid: '3000.00' });
  });

  test('take off what members were given as rewards, rebates and cash for points', async () => {
    await agree(null, top, 'dividend', termsOf([['0', 0, '10']]));
    const [memberId = ''] = members;
    const gifts = { memberId, subject: 'gift' };
    const acts = [
      payReward({ ...gifts, reference: 'reward', amountMinor: 1_000n }),
      payRebate({ ...gifts, reference: 'rebate', amountMinor: 2_000n }),
    ];
    money.clock.jumpMs(Date.parse('2026-03-20T04:00:00Z') - money.clock.now().getTime());
    for (const act of acts)
      await money.ledger.runWalletTransaction({
        memberId,
        references: [],
        facts: () => null as never,
        decide: () => ({ acts: [act], lockedAccount: 'cash', booked: () => ({ answer: null }), insufficient: null }),
      });
    await play(memberId, { day: '2026-03-17', turnover: 100_000n, loss: 10_000n });
    await half('2026-03-16', '2026-04-01');
    expect(await stepsOf(top, 'dividend', '2026-03-16')).toMatchObject({ bonuses: '-30.00', base: '70.00' });
  });

  test('go down the chain from the upline’s share', async () => {
    await agree(null, top, 'dividend', termsOf([['0', 0, '25']]));
    await agree(top, middle, 'dividend', termsOf([['0', 0, '20']]));
    await agree(middle, low, 'dividend', termsOf([['0', 0, '15']]));
    await playAll(2_000_000n, 200_000n, '2026-03-17');
    await half('2026-03-16', '2026-04-01');
    expect(await cash()).toEqual([50_000n, 50_000n, 150_000n]);
  });
});

test('rebates by difference go to everybody of the line, floored once', async () => {
  const rate = async (id: string, percent: string) =>
    money.owner.query(
      `insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at) values ($1, 'RNG', $2, $3, $4, 'rule', now())`,
      [id, day, money.brand.id, percent],
    );
  const [member = '', higher = ''] = members;
  for (const [id, percent] of [
    [top, '0.8'],
    [middle, '0.65'],
    [low, '0.5'],
    [member, '0.3'],
    [higher, '0.9'],
  ] as const)
    await rate(id, percent);
  await play(member, { day, turnover: 25_000_000n });
  await payDay('rebate', day);
  expect(await cash()).toEqual([37_500n, 37_500n, 50_000n]);
  expect(await money.cashOf(member)).toBe(75_000n);
  // A rate above the upline's counts as the upline's.
  await play(higher, { day: '2026-03-04', turnover: 100_000n });
  await play(member, { day: '2026-03-04', turnover: 33_333n, gameType: 'LIVE' });
  await payDay('rebate', '2026-03-04');
  expect(await money.cashOf(higher)).toBe(500n);
  expect(await cash()).toEqual([37_650n, 37_650n, 50_000n]);
  await money.expectCleanBooks();
});

test('a blocked agent’s pay waits', async () => {
  await agree(null, top, 'dailySalary', wage('1'));
  await playAll(1_500_000n);
  await money.owner.query('update members set blocked_at = now() where id = $1', [top]);
  await payDay('dailySalary', day);
  expect(await lineOf(top, 'dailySalary', day)).toMatchObject({ state: 'held' });
});
