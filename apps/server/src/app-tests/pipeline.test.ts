import { type Call, type CallName, calls, errorStatus } from '@baize/contract';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '../platform/http/handlers.ts';
import { fail, ok } from '../platform/result.ts';
import { buildTestApp, fakePorts } from '../testing/fake-ports.ts';
import { sampleValue } from '../testing/sample-value.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
let app: App;
const open = async (options?: Parameters<typeof buildTestApp>[0]) => {
  app = await buildTestApp(options);
  return app;
};
afterEach(() => app.close());

const contract = Object.entries(calls) as [CallName, Call][];
const sampleOf = (schema: Call['body']) => (schema ? (sampleValue(schema, 'input') as object) : undefined);

/** A request that satisfies the call's schemas; `surplus` is added to its body. */
function requestOf(call: Call, headers: Record<string, string> = {}, surplus: object = {}) {
  const data = sampleOf(call.data);
  const body = sampleOf(call.body);
  return {
    method: call.method,
    url: data ? `${call.path}?data=${encodeURIComponent(JSON.stringify(data))}` : call.path,
    headers: { ...headers, ...(body ? { 'content-type': call.encrypted ? 'application/jose' : 'application/json' } : {}) },
    ...(body ? { payload: call.encrypted ? 'sealed' : JSON.stringify({ ...body, ...surplus }) } : {}),
  } as const;
}
const ownHeader = { anyone: {}, signedIn: { token: 'member-token' }, realAccount: { token: 'member-token' }, studioSession: { 'studio-session': 's' } };
const expectFailure = (response: { statusCode: number; json(): unknown }, key: keyof typeof errorStatus) => {
  expect(response.json()).toMatchObject({ success: false, message: key });
  expect(response.statusCode).toBe(errorStatus[key]);
};

describe('every call', () => {
  test.each(contract)('%s answers its value in the envelope to whoever may ask', async (name, call) => {
    const openEncryptedBody = async () => ok(sampleOf(call.body) as Record<string, unknown>);
    await open({ ports: fakePorts({ openEncryptedBody }) });
    const response = await app.inject(requestOf(call, ownHeader[call.access]));
    expect(response.json(), name).toEqual({ success: true, value: sampleValue(call.answer, 'output'), message: '' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(contract.filter(([, call]) => call.access !== 'anyone'))('%s is refused without a login', async (_name, call) => {
    await open();
    const missing = call.access === 'studioSession' ? 'session_expired' : 'in_logged_login';
    expectFailure(await app.inject(requestOf(call)), missing);
    if (call.access === 'studioSession') return;
    expectFailure(await app.inject(requestOf(call, { token: 'unknown' })), 'session_expired');
    expectFailure(await app.inject(requestOf(call, { token: 'foreign-token' })), 'in_logged_login');
    expectFailure(await app.inject(requestOf(call, { cookie: 'token=member-token' })), 'in_logged_login');
    expectFailure(await app.inject(requestOf(call, { 'studio-session': 'member-token' })), 'in_logged_login');
  });

  test.each(contract.filter(([, call]) => call.access === 'realAccount'))('%s is refused to a trial account', async (_name, call) => {
    await open();
    expectFailure(await app.inject(requestOf(call, { token: 'trial-token' })), 'in_need_true_account');
    expect((await app.inject(requestOf(call, { token: 'agent-token' }))).statusCode).toBe(200);
  });

  test.each(contract.filter(([, call]) => call.body))('%s refuses surplus fields in its body', async (_name, call) => {
    const surplus = ['id', 'balance_minor', 'status', 'brand_id', 'role', 'constructor', 'isAdmin'];
    for (const field of surplus) {
      const openEncryptedBody = async () => ok({ ...sampleOf(call.body), [field]: 1 });
      await app?.close();
      await open({ ports: fakePorts({ openEncryptedBody }) });
      const response = await app.inject(requestOf(call, ownHeader[call.access], { [field]: 1 }));
      expectFailure(response, 'invalid_input');
      expect(response.json().value.fields[field]).toEqual({ key: 'field_unknown' });
    }
  });

  test.each(contract)('%s refuses surplus query parameters', async (_name, call) => {
    await open({ ports: fakePorts({ openEncryptedBody: async () => ok(sampleOf(call.body) as Record<string, unknown>) }) });
    const request = requestOf(call, ownHeader[call.access]);
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}surplus=1`;
    const response = await app.inject({ ...request, url });
    expectFailure(response, 'invalid_input');
    expect(response.json().value.fields.surplus).toEqual({ key: 'field_unknown' });
  });

  test.each(contract)('%s is unknown at a host without a brand', async (name, call) => {
    await open();
    const response = await app.inject(requestOf(call, { ...ownHeader[call.access], host: 'x.nowhere' }));
    if (name === 'health') expect(response.statusCode).toBe(200);
    else expectFailure(response, 'not_found');
  });
});

describe('answers', () => {
  test('fields that the contract does not name never leave', async () => {
    const answer = sampleValue(calls.balance.answer, 'output') as object;
    await open({ ports: fakePorts({ handlers: { balance: async () => ok({ ...answer, password_hash: 'x' }) as never } }) });
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
    await open();
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
    await open();
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
    await open();
    expectFailure(await send(JSON.stringify({ launchToken: 'x'.repeat(70_000) })), 'body_too_large');
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])
      expectFailure(await send('{}', type), 'unsupported_media_type');
    expectFailure(await send('sealed', 'application/jose'), 'unsupported_media_type');
  });

  test('compressed bodies are not unpacked', async () => {
    await open();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const response = await app.inject({ method: 'POST', url: calls.studioOpen.path, headers, payload: '{"launchToken":"t"}' });
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe('the client', () => {
  const contextOf = async (options: { trustedProxies: string[] }, headers: Record<string, string>) => {
    let seen: Omit<RequestContext, 'brand'> | undefined;
    const health = async (context: Omit<RequestContext, 'brand'>) => {
      seen = context;
      return ok({ ready: true as const, serverTime: '2026-03-01T12:00:00.000Z' });
    };
    await open({ ...options, ports: fakePorts({ handlers: { health } }) });
    await app.inject({ url: calls.health.path, headers, remoteAddress: '10.0.0.9' });
    return seen;
  };
  const forged = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test', 'x-real-ip': '6.6.6.6', host: 'house.test:4400' };

  test('forwarding headers of an unlisted peer count for nothing', async () => {
    expect(await contextOf({ trustedProxies: ['10.0.0.1'] }, forged)).toMatchObject({ ip: '10.0.0.9', origin: 'http://house.test:4400' });
    await app.close();
    expect(await contextOf({ trustedProxies: [] }, forged)).toMatchObject({ ip: '10.0.0.9' });
  });

  test('those of a listed proxy do', async () => {
    expect(await contextOf({ trustedProxies: ['10.0.0.0/8'] }, forged)).toMatchObject({ ip: '6.6.6.6', origin: 'https://evil.test' });
  });

  test.each(['a b', 'x;script-src *', "x'", 'x"', 'x/y', 'x,y', 'user@x', '[::1', 'x:99999999'])('the host "%s" is refused', async (host) => {
    await open();
    expectFailure(await app.inject({ url: calls.health.path, headers: { host } }), 'invalid_input');
  });

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'Play.Example.com', 'xn--bcher-kva.example'])('the host "%s" is fine', async (host) => {
    await open();
    expect((await app.inject({ url: calls.health.path, headers: { host } })).statusCode).toBe(200);
  });
});

describe('rate limits', () => {
  const ask = (call: Call, remoteAddress: string, headers = {}) => app.inject({ ...requestOf(call, headers), remoteAddress });

  test('the general cap holds over all calls of one address together', async () => {
    await open({ rateLimits: { requestsPerMinute: 4, callCapFactor: 1 } });
    for (const call of [calls.health, calls.whitelabel, calls.systemStatus, calls.health])
      expect((await ask(call, '10.0.0.1')).statusCode).toBe(200);
    const response = await ask(calls.whitelabel, '10.0.0.1', { 'x-forwarded-for': '1.2.3.4' });
    expectFailure(response, 'too_many_requests');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json().value.retryAfterSeconds).toBe(Number(response.headers['retry-after']));
    expect((await ask(calls.health, '10.0.0.2')).statusCode).toBe(200);
  });

  test('a call with a cap of its own is held to it, invalid attempts included', async () => {
    await open({ rateLimits: { requestsPerMinute: 1000, callCapFactor: 1 } });
    for (let attempt = 0; attempt < calls.login.perMinute; attempt++)
      expectFailure(await ask(calls.login, '10.0.0.1'), 'invalid_input');
    expectFailure(await ask(calls.login, '10.0.0.1'), 'too_many_requests');
  });

  test('addresses of one IPv6 network share a count', async () => {
    await open({ rateLimits: { requestsPerMinute: 1, callCapFactor: 1 } });
    expect((await ask(calls.health, '2001:db8::1')).statusCode).toBe(200);
    expectFailure(await ask(calls.health, '2001:db8::2'), 'too_many_requests');
  });
});
