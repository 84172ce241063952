// @covers agent-desk

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, agents, open, caller, desk, play, termsOf, agree, payDay } = useAgents();

let [top, middle, member] = ['', '', ''];
beforeEach(async () => {
  top = await open(null);
  middle = await open(top, 2);
  member = await open(middle, 0);
});
const reason = 'asked for in writing';
const page = { page: 1, pageSize: 25, direction: 'desc' } as const;
const tree = (data: object = {}) =>
  agents.routes.staffAgents({ ...desk(), data: { ...page, sort: 'registeredAt', agentsOnly: true, ...data } });
const view = (memberId: string) => agents.routes.staffAgent({ ...desk(), params: { memberId } });
const move = (memberId: string, uplineId: string | null) =>
  agents.routes.staffAgentMove({ ...desk(), params: { memberId }, body: { uplineId, reason } });
const giveHost = (memberId: string, host: string, of = desk()) =>
  agents.routes.staffAgentHostSet({ ...of, params: { memberId }, body: { host, reason } });
const lastAct = async () =>
  (
    await money.owner.query('select act, reason from audit_log where brand_id = $1 order by seq desc limit 1', [
      money.brand.id,
    ])
  ).rows[0];

test('staff of a brand reaches no agent of another', async () => {
  const contract = await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
  await play(member, { day: '2026-03-03', turnover: 1_000_000n });
  await payDay('dailySalary', '2026-03-03');
  const elsewhere = desk(await insertBrand(money.owner, `b${newId().slice(-12)}`));
  const gone = { message: 'not_found' };
  expect(await giveHost(top, 'else.example', elsewhere)).toMatchObject(gone);
  const params = { memberId: top };
  const pay = { memberId: top, kind: 'dailySalary', period: '2026-03-03' } as const;
  expect(
    await agents.routes.staffAgents({
      ...elsewhere,
      data: { ...page, sort: 'registeredAt', agentsOnly: true, under: top },
    }),
  ).toMatchObject(gone);
  expect(await agents.routes.staffAgent({ ...elsewhere, params })).toMatchObject(gone);
  expect(
    await agents.routes.staffAgentRates({ ...elsewhere, params, body: { rates: [], endHigher: false, reason } }),
  ).toMatchObject(gone);
  expect(
    await agents.routes.staffAgentMove({
      ...elsewhere,
      params: { memberId: middle },
      body: { uplineId: null, reason },
    }),
  ).toMatchObject(gone);
  const body = {
    requestId: randomUUID(),
    memberId: top,
    kind: 'dividend' as const,
    terms: termsOf([['0', 0, '1']]),
    endHigher: false,
    reason,
  };
  expect(await agents.routes.staffAgentContractOffer({ ...elsewhere, body })).toMatchObject(gone);
  const act = { params: { contractId: contract.contractId }, body: { action: 'terminate' as const, reason } };
  expect(await agents.routes.staffAgentContractAct({ ...elsewhere, ...act })).toMatchObject(gone);
  expect(await agents.routes.staffAgentPay({ ...elsewhere, params: pay })).toMatchObject(gone);
  expect(
    await agents.routes.staffAgentPayDecide({ ...elsewhere, params: pay, body: { decision: 'release', reason } }),
  ).toMatchObject(gone);
});

test('the tree is read from the top down, and an agent is seen with all that he has', async () => {
  await agree(null, top, 'dividend', termsOf([['0', 0, '20']]));
  await play(member, { turnover: 30_000n, loss: 1_000n });
  expect(await tree()).toMatchObject({
    value: { path: [], rows: [{ memberId: top, teamSize: 2, contracts: ['dividend'] }] },
  });
  expect(await tree({ under: top })).toMatchObject({
    value: { path: [{ memberId: top }], rows: [{ memberId: middle }] },
  });
  expect(await tree({ under: middle })).toMatchObject({ value: { total: 0 } });
  expect(await view(top)).toMatchObject({
    value: {
      teamSize: 2,
      directMembers: 1,
      month: { validTurnover: '300.00', net: '-10.00', active: 1 },
      contracts: [{ kind: 'dividend', state: 'accepted' }],
    },
  });
  expect(await view(member)).toMatchObject({ message: 'not_found' });
});

test('a branch is moved with all below it, ends contracts with the old upline, and never goes below itself', async () => {
  const other = await open(null);
  await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
  await agree(top, middle, 'dailySalary', termsOf([['0', 0, '0.5']]));
  expect(await move(top, middle)).toMatchObject({ message: 'operation_not_allowed' });
  expect(await move(middle, middle)).toMatchObject({ message: 'operation_not_allowed' });
  expect(await move(middle, member)).toMatchObject({ message: 'operation_not_allowed' });
  expect(await move(middle, newId())).toMatchObject({ message: 'not_found' });
  expect(await move(middle, other)).toMatchObject({ value: { moved: 2, endedContracts: 1 } });
  expect(await lastAct()).toEqual({ act: 'moveBranch', reason });
  expect(await view(middle)).toMatchObject({
    value: {
      path: [{ memberId: other }, { memberId: middle }],
      contracts: [{ state: 'terminated', endReason: 'moved' }],
    },
  });
  const moves = await view(middle);
  expect(moves.ok && moves.value.moves).toHaveLength(1);
});

test('staff sets rates of those at the top alone, and ends its contracts with them', async () => {
  const rates = (memberId: string) =>
    agents.routes.staffAgentRates({
      ...desk(),
      params: { memberId },
      body: { rates: [{ gameType: 'RNG', percent: '0.8' }], endHigher: false, reason },
    });
  expect(await rates(middle)).toMatchObject({ message: 'operation_not_allowed' });
  expect(await rates(top)).toMatchObject({ value: { startsOn: '2026-03-03' } });
  expect(await lastAct()).toEqual({ act: 'changeAgentRates', reason });
  const contract = await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
  const act = (action: 'terminate' | 'accept') =>
    agents.routes.staffAgentContractAct({
      ...desk(),
      params: { contractId: contract.contractId },
      body: { action, reason },
    });
  expect(await act('terminate')).toMatchObject({ value: { state: 'terminationRequested', waitsFor: 'holder' } });
  expect(await act('accept')).toMatchObject({ message: 'operation_not_allowed' });
  expect(
    await agents.routes.processDailySalContract({
      ...caller(top),
      body: { contractId: contract.contractId, action: 'accept' },
    }),
  ).toMatchObject({ value: { state: 'terminated' } });
  const list = await agents.routes.staffAgentContracts({
    ...desk(),
    data: { ...page, sort: 'createdAt', state: 'terminated' },
  });
  expect(list).toMatchObject({ value: { total: 1 } });
});

test('a run is looked at before, with warnings of agents who are their own members, and done again', async () => {
  await agree(null, top, 'dailySalary', termsOf([['0', 0, '1']]));
  await play(member, { day: '2026-03-03', turnover: 1_000_000n });
  money.clock.jumpMs(Date.parse('2026-03-04T02:00:00Z') - money.clock.now().getTime());
  for (const [memberId, holder] of [
    [top, 'Ana Cruz'],
    [member, 'ANA CRUZ'],
  ]) {
    await money.owner.query(
      `insert into payout_accounts (member_id, id, brand_id, kind, institution, sealed_number, number_hash, number_end, holder, created_at, usable_from)
       values ($1, $2, $3, 'bank', 'X', '', sha256($4::text::bytea), '0000', $5, now(), now())`,
      [memberId, newId(), money.brand.id, memberId, holder],
    );
  }
  const preview = await agents.routes.staffAgentPayPreview({ ...desk(), data: { kind: 'dailySalary', back: 1 } });
  expect(preview).toMatchObject({
    value: {
      period: '2026-03-03',
      total: '100.00',
      rows: [{ memberId: top, due: '100.00', booked: '0.00', warnings: ['selfReferral'] }],
    },
  });
  expect(await money.cashOf(top)).toBe(0n);
  const run = () => agents.routes.staffAgentPayRun({ ...desk(), body: { kind: 'dailySalary', back: 1, reason } });
  expect(await run()).toMatchObject({ value: { lines: 1, paid: '100.00', held: '0.00' } });
  expect(await run()).toMatchObject({ value: { lines: 0, paid: '0.00' } });
  expect(await lastAct()).toEqual({ act: 'runAgentPays', reason });
  const list = await agents.routes.staffAgentPays({ ...desk(), data: { ...page, sort: 'computedAt', state: 'paid' } });
  expect(list).toMatchObject({ value: { total: 1, rows: [{ memberId: top, paid: '100.00' }] } });
  const one = await agents.routes.staffAgentPay({
    ...desk(),
    params: { memberId: top, kind: 'dailySalary', period: '2026-03-03' },
  });
  expect(one.ok && one.value.steps.map(({ step }) => step)).toEqual([
    'turnover',
    'active',
    'rate',
    'gross',
    'paysDown',
    'keeps',
  ]);
});

test('an agent has one domain of his own, which is nobody else’s; without it the domain is the brand’s', async () => {
  const name = newId().slice(-12);
  const [first, second] = [`${name}.example`, `${name}.example.com`];
  expect(await giveHost(top, first)).toEqual({ ok: true, value: { host: first } });
  expect(await lastAct()).toEqual({ act: 'changeAgentHost', reason });
  expect(await view(top)).toMatchObject({ value: { host: first } });
  const taken = { message: 'name_taken', detail: { fields: { host: { key: 'name_taken' } } } };
  expect(await giveHost(middle, first)).toMatchObject(taken);
  const other = await insertBrand(money.owner, `b${name}`);
  await money.owner.query('insert into brand_hosts (host, brand_id) values ($1, $2)', [`other.${first}`, other.id]);
  expect(await giveHost(top, `other.${first}`)).toMatchObject(taken);
  expect(await view(top)).toMatchObject({ value: { host: first } });
  expect(await giveHost(top, 'agents.example')).toMatchObject(taken);
  expect(await giveHost(top, second)).toEqual({ ok: true, value: { host: second } });
  expect(await giveHost(middle, first)).toEqual({ ok: true, value: { host: first } });
  expect(await giveHost(top, '')).toEqual({ ok: true, value: { host: '' } });
  expect(await view(top)).toMatchObject({ value: { host: '' } });
  expect(await giveHost(member, second)).toMatchObject({ message: 'not_found' });
});
