// @covers agent-contracts-and-salaries

import { randomUUID } from 'node:crypto';
import type { ContractKind } from '@baize/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAgents } from '../agents.fixture.ts';

const { money, state, agents, open, caller, desk, termsOf, agree, answer } = useAgents();

let [top, middle, low] = ['', '', ''];
beforeEach(async () => {
  top = await open(null);
  middle = await open(top, 2);
  low = await open(middle, 2);
});

const wage = (percent: string) =>
  termsOf([
    ['0', 0, '0.1'],
    ['50000', 5, percent],
  ]);
const offer = (giver: string, memberId: string, terms = wage('0.5'), more: object = {}) =>
  agents.routes.agentContractOffer({
    ...caller(giver),
    body: { requestId: randomUUID(), memberId, kind: 'dailySalary', terms, isSent: true, endHigher: false, ...more },
  });
const held = async (id: string) => {
  const answered = await agents.routes.agentContracts(caller(id));
  if (!answered.ok) throw new Error('no contracts');
  return answered.value.held.map(({ version, state: at, startsOn, endsOn, endReason }) => ({
    version,
    state: at,
    startsOn,
    endsOn,
    endReason,
  }));
};

describe('a contract', () => {
  test('is offered, accepted and begins with the next day, and both sides are notified', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    state.notices.length = 0;
    const offered = await offer(top, middle);
    expect(offered).toMatchObject({ ok: true, value: { state: 'sent', waitsFor: 'holder', startsOn: null } });
    const contractId = offered.ok ? offered.value.contractId : '';
    const accepted = await answer(middle, contractId, 'dailySalary', 'accept');
    expect(accepted).toMatchObject({ ok: true, value: { state: 'accepted', startsOn: '2026-03-03', waitsFor: null } });
    expect(state.notices.map(({ memberId, news }) => [memberId, news])).toEqual([
      [middle, 'offered'],
      [top, 'accepted'],
    ]);
  });

  test.each<[ContractKind, string]>([
    ['dividend', '2026-03-16'],
    ['hourSalary', '2026-03-03'],
    ['realTimeSalary', '2026-03-03'],
  ])('about %s begins on %s', async (kind, startsOn) => {
    expect(await agree(null, top, kind, termsOf([['0', 0, '0.5']]))).toMatchObject({ startsOn });
  });

  test('is its two sides’ alone: another agent, an upline’s upline and a member find nothing', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    await agree(top, middle, 'dailySalary', wage('0.8'));
    const offered = await offer(middle, low);
    const contractId = offered.ok ? offered.value.contractId : '';
    for (const stranger of [top, await open(null), await open(middle, 2)]) {
      expect(await answer(stranger, contractId, 'dailySalary', 'accept')).toMatchObject({ message: 'not_found' });
      expect(await offer(stranger, low)).toMatchObject({ message: 'not_found' });
    }
    // Another kind's call does not answer it, nor does the giver accept what he offered.
    expect(await answer(low, contractId, 'dividend', 'accept')).toMatchObject({ message: 'not_found' });
    expect(await answer(middle, contractId, 'dailySalary', 'accept')).toMatchObject({
      message: 'operation_not_allowed',
    });
    expect(await answer(low, contractId, 'dailySalary', 'accept')).toMatchObject({ ok: true });
    expect(await answer(low, contractId, 'dailySalary', 'accept')).toMatchObject({ message: 'operation_not_allowed' });
  });

  test('once offered is not offered again, and the same request is the same offer', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    const requestId = randomUUID();
    const first = await offer(top, middle, wage('0.5'), { requestId });
    const again = await offer(top, middle, wage('0.5'), { requestId: requestId.toUpperCase() });
    expect(again).toEqual(first);
    expect(await offer(top, middle, wage('0.6'), { requestId })).toMatchObject({
      message: 'repeated_with_other_content',
    });
    expect(await offer(top, middle)).toMatchObject({ message: 'request_pending' });
    const twins = await Promise.all([offer(top, await open(top, 2)), offer(top, middle)]);
    expect(twins.map(({ ok }) => ok)).toEqual([true, false]);
  });

  test('that was taken back or rejected is over', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    for (const [who, action] of [
      [top, 'terminate'],
      [middle, 'reject'],
    ] as const) {
      const offered = await offer(top, middle);
      const contractId = offered.ok ? offered.value.contractId : '';
      expect(await answer(who, contractId, 'dailySalary', action)).toMatchObject({
        ok: true,
        value: { state: 'rejected' },
      });
      expect(await answer(middle, contractId, 'dailySalary', 'accept')).toMatchObject({ message: 'already_decided' });
    }
  });

  test('offered and taken back again and again ends with a day’s bound, for this holder alone', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    const takeBack = async () => {
      const offered = await offer(top, middle);
      if (offered.ok) await answer(top, offered.value.contractId, 'dailySalary', 'terminate');
      return offered;
    };
    for (let count = 0; count < 20; count += 1) expect(await takeBack()).toMatchObject({ ok: true });
    expect(await takeBack()).toMatchObject({ ok: false, message: 'limit_reached' });
    expect(await offer(top, await open(top, 2))).toMatchObject({ ok: true });
    money.clock.advanceMs(24 * 3_600_000);
    expect(await takeBack()).toMatchObject({ ok: true });
  });
});

describe('terms are refused', () => {
  beforeEach(async () => {
    await agree(
      null,
      top,
      'dailySalary',
      termsOf([
        ['0', 0, '0.2'],
        ['50000', 5, '0.5'],
        ['200000', 10, '1'],
      ]),
    );
  });
  test.each<[string, [string, number, string][], string, string]>([
    ['above the upline’s own', [['0', 0, '0.3']], 'terms.tiers.0.percent', 'rate_too_high'],
    [
      'above them at one step',
      [
        ['0', 0, '0.1'],
        ['40000', 5, '0.5'],
      ],
      'terms.tiers.1.percent',
      'rate_too_high',
    ],
    [
      'out of order',
      [
        ['50000', 5, '0.3'],
        ['10000', 5, '0.4'],
      ],
      'terms.tiers.1.percent',
      'tiers_out_of_order',
    ],
    [
      'that give less for more',
      [
        ['0', 0, '0.2'],
        ['50000', 5, '0.1'],
      ],
      'terms.tiers.1.percent',
      'tiers_out_of_order',
    ],
    ['with a fraction of a cent', [['0.001', 0, '0.1']], 'terms.tiers.0.amountAtLeast', 'amount_scale'],
  ])('%s', async (_what, tiers, field, key) => {
    expect(await offer(top, middle, termsOf(tiers))).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { [field]: { key } } },
    });
  });

  test('beyond what the operator gives, in a kind that the brand has not, or from who has none himself', async () => {
    const body = {
      requestId: randomUUID(),
      memberId: await open(null),
      kind: 'dailySalary' as const,
      endHigher: false,
      reason: 'r',
    };
    const beyond = await agents.routes.staffAgentContractOffer({ ...desk(), body: { ...body, terms: wage('3.1') } });
    expect(beyond).toMatchObject({ detail: { fields: { 'terms.tiers.1.percent': { key: 'rate_too_high' } } } });
    state.rules.salary = false;
    expect(await offer(top, middle, wage('0.3'))).toMatchObject({ message: 'operation_not_allowed' });
    state.rules.salary = true;
    expect(await offer(middle, low, wage('0.3'))).toMatchObject({ message: 'operation_not_allowed' });
    expect(await offer(top, await open(top, 0), wage('0.3'))).toMatchObject({ message: 'operation_not_allowed' });
  });
});

describe('a change', () => {
  beforeEach(async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    await agree(top, middle, 'dailySalary', wage('0.8'));
    await agree(middle, low, 'dailySalary', wage('0.7'));
  });

  test('that gives less than was given on is asked about, and then ends it with all below', async () => {
    expect(await offer(top, middle, wage('0.6'))).toMatchObject({ message: 'higher_rate' });
    const offered = await offer(top, middle, wage('0.6'), { endHigher: true });
    const contractId = offered.ok ? offered.value.contractId : '';
    expect((await held(middle)).map(({ state: at }) => at)).toEqual(['sent', 'changeRequested']);
    expect((await held(low))[0]).toMatchObject({ state: 'accepted' });
    await answer(middle, contractId, 'dailySalary', 'accept');
    expect(await held(middle)).toEqual([
      { version: 2, state: 'accepted', startsOn: '2026-03-03', endsOn: null, endReason: '' },
      { version: 1, state: 'replaced', startsOn: '2026-03-03', endsOn: '2026-03-02', endReason: 'changed' },
    ]);
    expect((await held(low))[0]).toMatchObject({ state: 'terminated', endsOn: '2026-03-02', endReason: 'higherRate' });
  });

  test('that is rejected leaves the contract as it was', async () => {
    const offered = await offer(top, middle, wage('0.9'));
    const contractId = offered.ok ? offered.value.contractId : '';
    await answer(middle, contractId, 'dailySalary', 'reject');
    expect((await held(middle)).map(({ state: at }) => at)).toEqual(['rejected', 'accepted']);
  });

  test('cannot be accepted when the upline has less by then', async () => {
    const offered = await offer(middle, low, wage('0.75'));
    const contractId = offered.ok ? offered.value.contractId : '';
    const cut = await offer(top, middle, wage('0.72'));
    expect(cut).toMatchObject({ message: 'higher_rate' });
    const less = await offer(top, middle, wage('0.72'), { endHigher: true });
    await answer(middle, less.ok ? less.value.contractId : '', 'dailySalary', 'accept');
    expect(await answer(low, contractId, 'dailySalary', 'accept')).toMatchObject({ message: 'already_decided' });
    expect((await held(low)).map(({ state: at }) => at)).toEqual(['rejected', 'accepted']);
    expect(await offer(middle, low, wage('0.71'))).toMatchObject({ ok: true, value: { state: 'sent' } });
  });
});

describe('an end', () => {
  test('is asked for by either side and the other’s to grant; it ends what was given on', async () => {
    await agree(null, top, 'dailySalary', wage('1'));
    const contract = await agree(top, middle, 'dailySalary', wage('0.8'));
    await agree(middle, low, 'dailySalary', wage('0.7'));
    const act = (who: string, action: 'accept' | 'reject' | 'terminate') =>
      answer(who, contract.contractId, 'dailySalary', action);
    expect(await act(middle, 'terminate')).toMatchObject({
      value: { state: 'terminationRequested', waitsFor: 'giver' },
    });
    expect(await act(middle, 'accept')).toMatchObject({ message: 'operation_not_allowed' });
    expect(await act(top, 'reject')).toMatchObject({ value: { state: 'accepted' } });
    expect(await act(top, 'terminate')).toMatchObject({ value: { waitsFor: 'holder' } });
    expect(await act(middle, 'accept')).toMatchObject({ value: { state: 'terminated', endsOn: '2026-03-02' } });
    expect(await act(middle, 'accept')).toMatchObject({ message: 'already_decided' });
    expect((await held(low))[0]).toMatchObject({ state: 'terminated', endReason: 'uplineEnded' });
    await money.expectCleanBooks();
  });
});

test('the consolidated call states of each kind how the account stands to it', async () => {
  await agree(null, top, 'dividend', termsOf([['0', 0, '20']]));
  await agree(null, top, 'dailySalary', wage('1'));
  await offer(top, middle);
  const none = { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };
  expect(await agents.contractFlags(top)).toEqual({ ...none, dailysalreqtype: 2, divtypereq: 2 });
  expect(await agents.contractFlags(middle)).toEqual({ ...none, dailysalreqtype: 1 });
});
