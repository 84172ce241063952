// @covers answer-envelope specified-client access-kinds

import { type Call, type CallName, calls, errorStatus } from '@baize/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '../../src/platform/result.ts';
import { buildTestApp, fakePorts } from '../support/fake-ports.ts';
import { requestOf, sampleOf } from '../support/sample-request.ts';
import { sampleValue } from '../support/sample-value.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
/** Serves all tests that need nothing of their own. */
let sharedApp: App;
/** What a sealed body holds for the shared app. */
let sealedFields: Record<string, unknown> = {};
let app: App;
beforeAll(async () => {
  sharedApp = await buildTestApp({ ports: fakePorts({ openEncryptedBody: async () => ok(sealedFields) }) });
});
afterAll(() => sharedApp.close());
beforeEach(() => {
  app = sharedApp;
  sealedFields = {};
});
const open = async (options: Parameters<typeof buildTestApp>[0]) => {
  app = await buildTestApp(options);
};
afterEach(async () => {
  if (app !== sharedApp) await app.close();
});

const contract = Object.entries(calls) as [CallName, Call][];
const ownHeader = {
  anyone: {},
  signedIn: { token: 'member-token' },
  realAccount: { token: 'member-token' },
  agent: { token: 'agent-token' },
  gameSession: { 'game-session': 's' },
  visitor: {},
  staff: { token: 'staff-token' },
};
const expectFailure = (response: { statusCode: number; json(): unknown }, key: keyof typeof errorStatus) => {
  expect(response.json()).toMatchObject({ success: false, message: key });
  expect(response.statusCode).toBe(errorStatus[key]);
};

describe('every call', () => {
  test.each(contract)('%s answers its value in the envelope to whoever may ask', async (name, call) => {
    sealedFields = { ...sampleOf(call.body) };
    const response = await app.inject(requestOf(call, ownHeader[call.access]));
    expect(response.json(), name).toEqual({ success: true, value: sampleValue(call.answer, 'output'), message: '' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe(call.revalidated ? 'private, no-cache' : 'no-store');
  });

  test.each(contract.filter(([, call]) => call.access !== 'anyone' && call.access !== 'visitor'))(
    '%s is refused without a login',
    async (_name, call) => {
      const missing = call.access === 'gameSession' ? 'session_expired' : 'in_logged_login';
      expectFailure(await app.inject(requestOf(call)), missing);
      if (call.access === 'gameSession') return;
      expectFailure(await app.inject(requestOf(call, { token: 'unknown' })), 'session_expired');
      expectFailure(await app.inject(requestOf(call, { token: 'foreign-token' })), 'in_logged_login');
      expectFailure(await app.inject(requestOf(call, { cookie: 'token=member-token' })), 'in_logged_login');
      expectFailure(await app.inject(requestOf(call, { 'game-session': 'member-token' })), 'in_logged_login');
    },
  );

  test.each(contract.filter(([, call]) => call.access === 'visitor'))(
    '%s takes no token for another',
    async (_name, call) => {
      expectFailure(await app.inject(requestOf(call, { token: 'unknown' })), 'session_expired');
      expectFailure(await app.inject(requestOf(call, { token: 'foreign-token' })), 'in_logged_login');
      expect((await app.inject(requestOf(call, { token: 'member-token' }))).statusCode).toBe(200);
    },
  );

  test.each(contract.filter(([, call]) => call.access === 'realAccount'))(
    '%s is refused to a trial account',
    async (_name, call) => {
      sealedFields = { ...sampleOf(call.body) };
      expectFailure(await app.inject(requestOf(call, { token: 'trial-token' })), 'in_need_true_account');
      expect((await app.inject(requestOf(call, { token: 'agent-token' }))).statusCode).toBe(200);
    },
  );

  test.each(contract.filter(([, call]) => call.access === 'agent'))(
    '%s is refused to who is no agent',
    async (_name, call) => {
      sealedFields = { ...sampleOf(call.body) };
      for (const token of ['member-token', 'trial-token'])
        expectFailure(await app.inject(requestOf(call, { token })), 'error_not_agent');
    },
  );

  const ours = contract.filter(([, call]) => !call.specified);

  test.each(ours.filter(([, call]) => call.body))('%s refuses surplus fields in its body', async (_name, call) => {
    const surplus = ['id', 'balance_minor', 'status', 'brand_id', 'role', 'constructor', 'isAdmin'];
    for (const field of surplus) {
      sealedFields = { ...sampleOf(call.body), [field]: 1 };
      const response = await app.inject(requestOf(call, ownHeader[call.access], { [field]: 1 }));
      expectFailure(response, 'invalid_input');
      expect(response.json().value.fields[field]).toEqual({ key: 'field_unknown' });
    }
  });

  test.each(contract.filter(([, call]) => call.specified))(
    '%s leaves out what the specification does not name',
    async (_name, call) => {
      sealedFields = { ...sampleOf(call.body), constructor: 1, brand_id: 1 };
      const request = requestOf(call, ownHeader[call.access], { constructor: 1, brand_id: 1 });
      const response = await app.inject({
        ...request,
        url: `${request.url}${request.url.includes('?') ? '&' : '?'}_t=1`,
      });
      expect(response.statusCode, response.body).toBe(200);
    },
  );

  test.each(ours)('%s refuses surplus query parameters', async (_name, call) => {
    sealedFields = { ...sampleOf(call.body) };
    const request = requestOf(call, ownHeader[call.access]);
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}surplus=1`;
    const response = await app.inject({ ...request, url });
    expectFailure(response, 'invalid_input');
    expect(response.json().value.fields.surplus).toEqual({ key: 'field_unknown' });
  });

  test.each(contract)('%s is unknown at a host without a brand', async (name, call) => {
    const response = await app.inject(requestOf(call, { ...ownHeader[call.access], host: 'x.nowhere' }));
    if (name === 'health') expect(response.statusCode).toBe(200);
    else expectFailure(response, 'not_found');
  });
});

describe('answers', () => {
  test('fields that the contract does not name never leave', async () => {
    const answer = sampleValue(calls.balance.answer, 'output') as object;
    await open({
      ports: fakePorts({ handlers: { balance: async () => ok({ ...answer, password_hash: 'x' }) as never } }),
    });
    const response = await app.inject(requestOf(calls.balance, { token: 'member-token' }));
    expect(response.json().value).toEqual(answer);
  });

  test('an answer that breaks the contract is a crash, not a wrong answer', async () => {
    await open({ ports: fakePorts({ handlers: { balance: async () => ok({}) as never } }) });
    expectFailure(await app.inject(requestOf(calls.balance, { token: 'member-token' })), 'internal_error');
  });

  test('an expected failure becomes its key with its details', async () => {
    const detail = { fields: { amount: { key: 'field_range', max: 5 } } };
    await open({ ports: fakePorts({ handlers: { sandboxDeposit: async () => fail('limit_reached', detail) } }) });
    const response = await app.inject(requestOf(calls.sandboxDeposit, { token: 'member-token' }));
    expectFailure(response, 'limit_reached');
    expect(response.json().value).toEqual(detail);
  });

  test('a crash is logged once under the reference that the client gets, and tells nothing else', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const balance = async () => {
      throw new Error('secret of the inside');
    };
    await open({ logger, ports: fakePorts({ handlers: { balance } }) });
    const response = await app.inject(requestOf(calls.balance, { token: 'member-token' }));
    expectFailure(response, 'internal_error');
    const { reference } = response.json().value;
    expect(reference).toMatch(/^[0-9a-f]{10}$/);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reference, err: { message: 'secret of the inside' } });
    expect(response.body).not.toMatch(/secret|stack|Error/);
    expect(lines[0]).not.toContain('member-token');
  });

  test.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
  ])('a lost database ($message) answers service_unavailable and when to try again', async (error) => {
    await open({ ports: fakePorts({ handlers: { balance: () => Promise.reject(error) } }) });
    const response = await app.inject(requestOf(calls.balance, { token: 'member-token' }));
    expectFailure(response, 'service_unavailable');
    expect(response.headers['retry-after']).toBe(String(response.json().value.retryAfterSeconds));
  });

  test('an unknown path answers in the envelope', async () => {
    for (const url of ['/wps/none', '/wps/session/login/x', '/studio/v1/none', '/none'])
      expectFailure(await app.inject({ url }), 'not_found');
    expectFailure(await app.inject({ method: 'POST', url: '/wps/v2/wallets/balance' }), 'not_found');
    expectFailure(await app.inject({ url: '/wps/%zz' }), 'invalid_input');
  });
});

describe('bodies', () => {
  const send = (payload: string | Buffer, contentType = 'application/json') =>
    app.inject({ method: 'POST', url: calls.studioOpen.path, headers: { 'content-type': contentType }, payload });
  const good = '"launchToken":"t"';
  const formType = 'application/x-www-form-urlencoded';

  test.each([
    ['broken JSON', '{"launchToken":'],
    ['no JSON at all', 'launchToken=t'],
    ['nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['nested 21 deep in a field', `{"launchToken":${'['.repeat(21)}${']'.repeat(21)}}`],
    ['a number', '5'],
    ['null', 'null'],
    ['an array', '[{}]'],
    ['nothing', ''],
    ['__proto__ beside the fields', `{${good},"__proto__":{"isAdmin":true}}`],
    ['constructor beside the fields', `{${good},"constructor":{"prototype":{"isAdmin":true}}}`],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a lone surrogate', '{"launchToken":"\\ud800"}'],
    ['a NUL character', '{"launchToken":"\\u0000"}'],
  ])('%s is invalid input', async (_what, payload) => {
    const response = await send(payload);
    expectFailure(response, 'invalid_input');
    expect(Object.values(response.json().value.fields)[0]).toHaveProperty('key');
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test('of two keys with one name the last counts, as everywhere in JSON', async () => {
    let seen: unknown;
    const studioOpen = async ({ body }: { body: unknown }) => {
      seen = body;
      return fail('launch_token_invalid');
    };
    await open({ ports: fakePorts({ handlers: { studioOpen } }) });
    await send('{"launchToken":"a","launchToken":"b"}');
    expect(seen).toEqual({ launchToken: 'b' });
  });

  test('a body above 64 KiB, and one of another kind, have answers of their own', async () => {
    expectFailure(await send(JSON.stringify({ launchToken: 'x'.repeat(70_000) })), 'body_too_large');
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])
      expectFailure(await send('{}', type), 'unsupported_media_type');
    expectFailure(await send('sealed', 'application/jose'), 'unsupported_media_type');
  });

  test('a form is read where the call takes it beside JSON, by the same rules', async () => {
    const seen: unknown[] = [];
    const studioOpen = async ({ body }: { body: unknown }) => {
      seen.push(body);
      return fail('launch_token_invalid');
    };
    await open({ ports: fakePorts({ handlers: { studioOpen } }) });
    expectFailure(await send('launchToken=a%2Bb', formType), 'launch_token_invalid');
    expectFailure(await send('launchToken=a&launchToken=b', formType), 'launch_token_invalid');
    for (const payload of ['', 'launchToken=a&isAdmin=1', '__proto__=a', 'launchToken=%00'])
      expectFailure(await send(payload, formType), 'invalid_input');
    expect(seen).toEqual([{ launchToken: 'a+b' }, { launchToken: 'b' }]);
  });

  test('every other call of anybody that takes JSON refuses a form', async () => {
    const takesJsonAlone = ({ access, method, path, body, encrypted, form, formToo }: Call) =>
      access === 'anyone' && method === 'POST' && !path.includes(':') && body && !encrypted && !form && !formToo;
    const others = Object.values<Call>(calls).filter(takesJsonAlone);
    expect(others.length).toBeGreaterThan(0);
    for (const { path } of others) {
      const headers = { 'content-type': formType };
      const response = await app.inject({ method: 'POST', url: path, headers, payload: 'launchToken=t' });
      expectFailure(response, 'unsupported_media_type');
    }
  });

  test('compressed bodies are not unpacked', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await app.inject({
      method: 'POST',
      url: calls.studioOpen.path,
      headers,
      payload: '{"launchToken":"t"}',
    });
    expect(response.statusCode).toBeLessThan(500);
  });
});
