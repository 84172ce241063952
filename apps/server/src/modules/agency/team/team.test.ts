// @covers agent-centre agent-team

import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, state, agents, tools, open, caller, play } = useAgents();

let [top, middle, member, stranger] = ['', '', '', ''];
beforeEach(async () => {
  top = await open(null);
  middle = await open(top, 2);
  member = await open(middle, 0);
  stranger = await open(await open(null), 0);
});

const page = { page: 1, pageSize: 25, direction: 'desc' } as const;
const team = (who: string, more: object = {}) =>
  agents.routes.agentTeam({ ...caller(who), data: { ...page, sort: 'registeredAt', agentsOnly: false, ...more } });
const teamPlay = (who: string, more: object = {}) =>
  agents.routes.agentTeamPlay({
    ...caller(who),
    data: { ...page, sort: 'validTurnover', period: 'today', by: 'member', ...more },
  });
const transactions = (who: string, memberId: string, more: object = {}) =>
  agents.routes.agentTeamTransactions({
    ...caller(who),
    params: { memberId },
    data: { ...page, sort: 'bookedAt', period: 'today', ...more },
  });
const setRates = (who: string, memberId: string, percent: string, endHigher = false) =>
  agents.routes.agentRatesSet({
    ...caller(who),
    params: { memberId },
    body: { rates: [{ gameType: 'RNG', percent }], endHigher },
  });
const rate = (id: string, percent: string) =>
  money.owner.query(
    `insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at) values ($1, 'RNG', '2026-01-01', $2, $3, 'rule', now())`,
    [id, money.brand.id, percent],
  );

test('nobody outside of an agent’s branch is shown or changed', async () => {
  const uncle = await open(top, 2);
  for (const other of [stranger, uncle, top]) {
    expect(await team(middle, { under: other })).toMatchObject({ message: 'not_found' });
    expect(await teamPlay(middle, { under: other })).toMatchObject({ message: 'not_found' });
    expect(await transactions(middle, other)).toMatchObject({ message: 'not_found' });
    expect(await setRates(middle, other, '0')).toMatchObject({ message: 'not_found' });
  }
  // His own statement is no downline's, and rates are set by the one directly above.
  expect(await transactions(middle, middle)).toMatchObject({ message: 'not_found' });
  expect(await setRates(top, member, '0')).toMatchObject({ message: 'not_found' });
  const { rows } = await money.owner.query('select username from members where id = any ($1)', [[stranger, uncle]]);
  for (const { username } of rows)
    expect(await team(middle, { search: username })).toMatchObject({ value: { rows: [], total: 0 } });
});

describe('the team', () => {
  test('is read level by level with the way down, and searched below', async () => {
    const direct = await team(top);
    expect(direct).toMatchObject({
      value: { total: 1, rows: [{ memberId: middle, type: 2, isDirect: true, teamSize: 1 }] },
    });
    const below = await team(top, { under: middle });
    expect(below).toMatchObject({
      value: { path: [{ memberId: top }, { memberId: middle }], rows: [{ memberId: member, isDirect: false }] },
    });
  });

  test('is narrowed to agents where one of them is to be chosen', async () => {
    await open(top, 0);
    expect(await team(top)).toMatchObject({ value: { total: 2 } });
    expect(await team(top, { agentsOnly: true })).toMatchObject({ value: { total: 1, rows: [{ memberId: middle }] } });
  });

  test('shows names of those further down as the brand says', async () => {
    const { rows } = await money.owner.query('select username from members where id = $1', [member]);
    const name = rows[0].username as string;
    expect(await team(middle)).toMatchObject({ value: { rows: [{ name }] } });
    expect(await team(top, { under: middle })).toMatchObject({
      value: { rows: [{ name: `${name.slice(0, 2)}***${name.slice(-1)}` }] },
    });
    state.rules.masksNames = false;
    expect(await team(top, { under: middle })).toMatchObject({ value: { rows: [{ name }] } });
  });

  test('is shown in figures, of its own days and not of the agent’s own play', async () => {
    await play(member, { turnover: 10_000n, loss: 2_500n });
    await play(middle, { turnover: 5_000n, loss: -500n, gameType: 'LIVE' });
    await play(stranger, { turnover: 99_000n });
    const answer = await agents.routes.agentOverview({ ...caller(top), data: { period: 'today' } });
    expect(answer).toMatchObject({
      value: {
        ...{ firstDate: '2026-03-02', members: 2, active: 2, validTurnover: '150.00', net: '-20.00', deposits: '0.00' },
        days: [{ date: '2026-03-02', validTurnover: '150.00' }],
      },
    });
    expect(await agents.routes.agentOverview({ ...caller(middle), data: { period: 'week' } })).toMatchObject({
      value: { validTurnover: '100.00' },
    });
    expect(await teamPlay(top, { by: 'gameType' })).toMatchObject({
      value: {
        total: 2,
        rows: [
          { key: 'RNG', net: '-25.00' },
          { key: 'LIVE', net: '5.00' },
        ],
      },
    });
    expect(await teamPlay(top, { by: 'member', gameType: 'LIVE' })).toMatchObject({
      value: { total: 1, rows: [{ key: middle }] },
    });
    expect(await teamPlay(top, { by: 'vendor' })).toMatchObject({ value: { rows: [{ key: 'BAIZE', bets: 2 }] } });
  });

  test('counts what was paid in and out', async () => {
    const deposit = { providerCode: 'sandbox', reference: 'in', memberId: member, depositId: 'd', amountMinor: 5_000n };
    await money.ledger.deposit(money.database, deposit);
    await money.ledger.holdWithdrawal(money.database, {
      reference: 'hold',
      memberId: member,
      withdrawalId: 'w',
      amountMinor: 2_000n,
    });
    await money.ledger.payWithdrawal(money.database, {
      reference: 'paid',
      holdReference: 'hold',
      memberId: member,
      withdrawalId: 'w',
      amountMinor: 2_000n,
      providerCode: 'sandbox',
    });
    expect(await agents.routes.agentOverview({ ...caller(top), data: { period: 'today' } })).toMatchObject({
      value: { deposits: '50.00', withdrawals: '20.00' },
    });
    const lines = await transactions(top, member);
    expect(lines.ok && lines.value.rows.map(({ movement, amount }) => [movement, amount])).toEqual([
      ['withdrawalHold', '-20.00'],
      ['deposit', '50.00'],
    ]);
  });

  test.each([
    [{ period: 'custom' }, 'from'],
    [{ period: 'custom', from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ period: 'custom', from: '2026-01-01', to: '2026-04-03' }, 'to'],
  ] as const)('refuses %j', async (data, field) => {
    expect(await agents.routes.agentOverview({ ...caller(top), data })).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { [field]: {} } },
    });
  });
});

describe('rates', () => {
  beforeEach(() => rate(top, '0.8'));

  test('are given below one’s own, and count from the next day', async () => {
    expect(await setRates(top, middle, '0.81')).toMatchObject({
      detail: { fields: { 'rates.0.percent': { key: 'rate_too_high' } } },
    });
    expect(await setRates(top, middle, '0.8')).toMatchObject({ value: { startsOn: '2026-03-03', ended: 0 } });
    expect(await team(top)).toMatchObject({ value: { rows: [{ rates: [] }] } });
    money.clock.advanceMs(24 * 3_600_000);
    expect(await team(top)).toMatchObject({ value: { rows: [{ rates: [{ gameType: 'RNG', percent: '0.8' }] }] } });
  });

  test('that a downline has higher are asked about, and end', async () => {
    await rate(middle, '0.7');
    await rate(member, '0.6');
    expect(await setRates(top, middle, '0.5')).toMatchObject({ message: 'higher_rate' });
    expect(await setRates(top, middle, '0.6')).toMatchObject({ value: { ended: 0 } });
    expect(await setRates(top, middle, '0.5', true)).toMatchObject({ value: { ended: 1 } });
    money.clock.advanceMs(24 * 3_600_000);
    expect(await team(middle)).toMatchObject({ value: { rows: [{ memberId: member, rates: [] }] } });
  });
});

test('an account is opened by who may, within his rates and up to the brand’s bound', async () => {
  const add = (type: 1 | 41 | 42, body: object = {}) =>
    agents.routes.agentAccountAdd({
      ...caller(top, type),
      body: { username: 'newcomer', password: 'x', isAgent: false, rates: [], ...body },
    });
  expect(await add(42)).toMatchObject({ message: 'operation_not_allowed' });
  expect(await add(41, { isAgent: true })).toMatchObject({ message: 'operation_not_allowed' });
  expect(await add(1, { rates: [{ gameType: 'RNG', percent: '0.1' }] })).toMatchObject({
    detail: { fields: { 'rates.0.percent': { key: 'rate_too_high' } } },
  });
  state.rules.maxDirectMembers = 1;
  expect(await add(1)).toMatchObject({ message: 'limit_reached' });
});

test('two accounts that are opened at the same moment count each other', async () => {
  state.rules.maxDirectMembers = 2;
  const prepared = await Promise.all([open(null, 0), open(null, 0)]);
  Object.assign(tools, {
    openAccount: async (
      { username }: { username: string },
      inSameTransaction: (transaction: Database, memberId: string) => Promise<unknown>,
    ) =>
      money.database.transaction().execute(async (transaction) => {
        const memberId = prepared[Number(username)] ?? '';
        await sql`update members set upline_id = ${top} where id = ${memberId}`.execute(transaction);
        await inSameTransaction(transaction, memberId);
        return { ok: true, value: { memberId, username } };
      }),
  });
  const opened = await Promise.all(
    ['0', '1'].map((username) =>
      agents.routes.agentAccountAdd({
        ...caller(top),
        body: { username, password: 'x', isAgent: false, rates: [] },
      }),
    ),
  );
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
  expect(opened.find(({ ok }) => !ok)).toMatchObject({ message: 'limit_reached' });
  expect(await team(top)).toMatchObject({ value: { total: 2 } });
});
