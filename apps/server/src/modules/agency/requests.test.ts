// @covers affiliate-requests

import { calls } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BrandRow, insertBrand } from '../../../test/support/factories.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { type Caller, newCaller, useAgency } from './agency.fixture.ts';
import type { AgencyModule } from './index.ts';

const harness = useAgency();
const { clock } = harness;
let agency: AgencyModule;
let brand: BrandRow;
beforeAll(() => {
  ({ agency, brand } = harness);
});
const callerOf = (type: RequestMember['type'] = 0, operator = brand) => newCaller(harness, type, operator);

/** Staff of the brand that decides an application. */
const admin = (of: { id: string }) => ({
  brand: of as BrandRow,
  staff: {
    id: newId(),
    brandId: of.id,
    sessionId: newId(),
    username: 'anna',
    permissions: [],
    permissionsEverywhere: [],
    forAllBrands: false,
    secondFactor: 'none' as const,
  },
  ip: '192.0.2.9',
  origin: 'https://a.example',
  userAgent: 'test',
});
const decide = (applicationId: string, state: 'approved' | 'rejected', reply = '', of: { id: string } = brand) =>
  agency.routes.staffApplicationDecide({ ...admin(of), params: { applicationId }, body: { state, reply } });
const linesAbout = async ({ member }: Caller): Promise<string[]> => {
  const { rows } = await harness.owner.query('select act from audit_log where subject = $1', [`member:${member.id}`]);
  return rows.map(({ act }) => act);
};

const application = {
  channel: 'website',
  audience: 'Readers',
  contact: 'a@b.example',
  message: 'I write about cards.',
} as const;

describe('an affiliate application', () => {
  const typeOf = async ({ member }: Caller): Promise<number> => {
    const { rows } = await harness.owner.query('select type from members where id = $1', [member.id]);
    return rows[0].type;
  };
  const stateOf = async (caller: Caller) => {
    const answer = await agency.routes.affiliateApplicationState(caller);
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.affiliateApplicationState.answer.parse(answer.value)).toEqual(answer.value);
    return answer.value.application;
  };

  test('is one at a time, is answered once, and may then be made anew', async () => {
    const caller = await callerOf();
    expect(await stateOf(caller)).toBeNull();
    const both = await Promise.all([1, 2].map(() => agency.routes.applyAsAffiliate({ ...caller, body: application })));
    expect(both.map((answer) => (answer.ok ? 'taken' : answer.message)).sort()).toEqual(['request_pending', 'taken']);
    const open = await stateOf(caller);
    expect(open).toMatchObject({ ...application, state: 'processing', reply: '', decidedAt: null });

    const decision = { state: 'rejected', reply: 'Not now.' } as const;
    const id = open?.id ?? '';
    expect(await decide(id, 'approved', '', { id: newId() })).toMatchObject({ message: 'not_found' });
    expect(await decide(id, decision.state, ' Not now. ')).toEqual({ ok: true, value: {} });
    expect(await decide(id, 'approved')).toMatchObject({ message: 'not_found' });
    expect(await stateOf(caller)).toMatchObject({ ...decision, decidedAt: clock.now().toISOString() });
    expect(await linesAbout(caller)).toEqual(['rejectAffiliate']);
    expect(await typeOf(caller)).toBe(0);

    clock.advanceMs(1_000);
    expect(await agency.routes.applyAsAffiliate({ ...caller, body: application })).toMatchObject({ ok: true });
    expect(await stateOf(caller)).toMatchObject({ state: 'processing' });
  });

  test('that two desks decide at once is decided by one of them, and the log has his line alone', async () => {
    const caller = await callerOf();
    await agency.routes.applyAsAffiliate({ ...caller, body: application });
    const id = (await stateOf(caller))?.id ?? '';
    const answers = await Promise.all([decide(id, 'approved'), decide(id, 'rejected')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const isApproved = (await stateOf(caller))?.state === 'approved';
    expect(await linesAbout(caller)).toEqual([isApproved ? 'approveAffiliate' : 'rejectAffiliate']);
    expect(await typeOf(caller)).toBe(isApproved ? 1 : 0);
  });

  test('that is approved makes the account an agent’s, and the log says what it was', async () => {
    const caller = await callerOf();
    await agency.routes.applyAsAffiliate({ ...caller, body: application });
    const id = (await stateOf(caller))?.id ?? '';
    expect(await decide(id, 'approved', 'Welcome.')).toMatchObject({ ok: true });
    expect(await typeOf(caller)).toBe(1);
    const { rows } = await harness.owner.query(
      'select actor_kind, reason, before, after from audit_log where subject = $1',
      [`member:${caller.member.id}`],
    );
    expect(rows).toMatchObject([{ actor_kind: 'staff', reason: 'Welcome.', before: { type: 0 }, after: { type: 1 } }]);
  });

  test('is not decided when its line in the log cannot be written', async () => {
    const caller = await callerOf();
    await agency.routes.applyAsAffiliate({ ...caller, body: application });
    const id = (await stateOf(caller))?.id ?? '';
    harness.isLogBroken = true;
    await expect(decide(id, 'approved')).rejects.toThrow('no log');
    harness.isLogBroken = false;
    expect(await stateOf(caller)).toMatchObject({ state: 'processing' });
    expect(await typeOf(caller)).toBe(0);
  });

  test('waits on the desk of its own brand, the oldest first, and stands among the answered ones afterwards', async () => {
    const operator = await insertBrand(harness.owner, 'desk');
    const [first, second] = [await callerOf(0, operator), await callerOf(0, operator)];
    for (const caller of [first, second]) {
      clock.advanceMs(1_000);
      await agency.routes.applyAsAffiliate({ ...caller, body: application });
    }
    const page = async (decided: boolean, of = operator) => {
      const order = decided
        ? ({ sort: 'decidedAt', direction: 'desc' } as const)
        : ({ sort: 'createdAt', direction: 'asc' } as const);
      const data = { decided, page: 1, pageSize: 10, ...order };
      const answer = await agency.routes.staffApplications({ ...admin(of), data });
      if (!answer.ok) throw new Error(answer.message);
      expect(calls.staffApplications.answer.parse(answer.value)).toEqual(answer.value);
      return answer.value.rows;
    };
    const waiting = await page(false);
    expect(waiting.map(({ id }) => id)).toEqual([(await stateOf(first))?.id, (await stateOf(second))?.id]);
    expect(waiting[0]).toMatchObject({ ...application, state: 'processing' });
    for (const { id } of waiting) {
      clock.advanceMs(1_000);
      await decide(id, 'rejected', '', operator);
    }
    expect(await page(false)).toEqual([]);
    expect((await page(true)).map(({ id }) => id)).toEqual(waiting.map(({ id }) => id).reverse());
    expect((await page(true, brand)).some(({ id }) => id === waiting[0]?.id)).toBe(false);
  });

  test.each([
    ['audience', '   ', { key: 'not_empty' }],
    ['contact', '\n', { key: 'not_empty' }],
    ['message', `${' '.repeat(9)}x`, { key: 'field_length', min: 10 }],
    ['message', 'x'.repeat(501), { key: 'field_length', max: 500 }],
  ])('whose %s is %j is refused by its field', async (field, said, fault) => {
    const body = { ...application, [field]: said };
    const answer = await agency.routes.applyAsAffiliate({ ...(await callerOf()), body });
    expect(answer).toMatchObject({ ok: false, message: 'invalid_input', detail: { fields: { [field]: fault } } });
  });

  test('is nothing for who is an agent already', async () => {
    const agent = await callerOf(41);
    const answer = await agency.routes.applyAsAffiliate({ ...agent, body: application });
    expect(answer).toMatchObject({ ok: false, message: 'operation_not_allowed' });
  });
});

describe('a contract request', () => {
  const body = { kind: 'new', contract: 'dividend', message: 'My team has grown.' } as const;

  test.each([1, 2, 41, 42] as const)('of an agent of type %i: one open request a contract', async (type) => {
    const agent = await callerOf(type);
    const ask = (over: Partial<Parameters<typeof agency.routes.requestContract>[0]['body']> = {}) =>
      agency.routes.requestContract({ ...agent, body: { ...body, ...over } });
    expect(await ask()).toMatchObject({ ok: true, value: { ...body, state: 'processing' } });
    expect(await ask({ kind: 'termination' })).toMatchObject({ ok: false, message: 'request_pending' });
    clock.advanceMs(1_000);
    expect(await ask({ contract: 'hourSalary', kind: 'termination' })).toMatchObject({ ok: true });
    const answer = await agency.routes.contractRequests(agent);
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.contractRequests.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.list.map(({ kind, contract }) => [kind, contract])).toEqual([
      ['termination', 'hourSalary'],
      ['new', 'dividend'],
    ]);
    const [, dividend] = answer.value.list;
    const decision = { state: 'approved', reply: 'Yes.' } as const;
    await harness.owner.query('update contract_requests set state = $2, reply = $3, decided_at = now() where id = $1', [
      dividend?.id,
      decision.state,
      decision.reply,
    ]);
    expect(await ask({ kind: 'termination' })).toMatchObject({ ok: true });
  });

  test('without words is refused by its field', async () => {
    const answer = await agency.routes.requestContract({
      ...(await callerOf(1)),
      body: { ...body, message: ' '.repeat(20) },
    });
    const fields = { message: { key: 'field_length', min: 10 } };
    expect(answer).toMatchObject({ ok: false, message: 'invalid_input', detail: { fields } });
  });
});
