// @covers security-headers

import { type Call, calls, errorStatus } from '@baize/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../src/platform/http/handlers.ts';
import { buildTestApp, fakeBrand, fakePorts } from '../support/fake-ports.ts';
import { requestOf } from '../support/sample-request.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;
let app: App;
const open = async (options?: Parameters<typeof buildTestApp>[0]) => {
  app = await buildTestApp(options);
  return app;
};
afterEach(() => app.close());

const expectFailure = (response: { statusCode: number; json(): unknown }, key: keyof typeof errorStatus) => {
  expect(response.json()).toMatchObject({ success: false, message: key });
  expect(response.statusCode).toBe(errorStatus[key]);
};

describe('the client', () => {
  const contextOf = async (options: { trustedProxies: string[] }, headers: Record<string, string>) => {
    let seen: RequestContext | undefined;
    const systemStatus = async (context: RequestContext) => {
      seen = context;
      return fakePorts().handlers.systemStatus(context);
    };
    const origins = ['https://play.test', 'http://house.test:4400'];
    const brandOfHost = async () => ({ ...fakeBrand, origins });
    await open({ ...options, ports: fakePorts({ brandOfHost, handlers: { systemStatus } }) });
    await app.inject({ url: calls.systemStatus.path, headers, remoteAddress: '10.0.0.9' });
    return seen;
  };
  const forged = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '6.6.6.6',
    host: 'house.test:4400',
  };

  test('forwarding headers of an unlisted peer count for nothing', async () => {
    expect(await contextOf({ trustedProxies: ['10.0.0.1'] }, forged)).toMatchObject({
      ip: '10.0.0.9',
      origin: 'http://house.test:4400',
    });
    await app.close();
    expect(await contextOf({ trustedProxies: [] }, forged)).toMatchObject({ ip: '10.0.0.9' });
  });

  test('those of a listed proxy do', async () => {
    expect(await contextOf({ trustedProxies: ['10.0.0.0/8'] }, forged)).toMatchObject({
      ip: '6.6.6.6',
      origin: 'https://play.test',
    });
  });

  test('a page at a port or with a protocol that is not the brand’s own is taken for one at its public origin', async () => {
    for (const host of ['house.test:4401', 'house.test', 'play.test', 'evil.test']) {
      expect(await contextOf({ trustedProxies: [] }, { host })).toMatchObject({ origin: 'https://play.test' });
      await app.close();
    }
    expect(await contextOf({ trustedProxies: [] }, { host: 'HOUSE.test:4400' })).toMatchObject({
      origin: 'http://house.test:4400',
    });
  });

  test.each(['a b', 'x;script-src *', "x'", 'x"', 'x/y', 'x,y', 'user@x', '[::1', 'x:99999999'])(
    'the host "%s" is refused',
    async (host) => {
      await open();
      expectFailure(await app.inject({ url: calls.health.path, headers: { host } }), 'invalid_input');
    },
  );

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'Play.Example.com', 'xn--bcher-kva.example'])(
    'the host "%s" is fine',
    async (host) => {
      await open();
      expect((await app.inject({ url: calls.health.path, headers: { host } })).statusCode).toBe(200);
    },
  );
});

describe('rate limits', () => {
  const ask = (call: Call, remoteAddress: string, headers = {}) =>
    app.inject({ ...requestOf(call, headers), remoteAddress });

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
    for (let attempt = 0; attempt < calls.register.perMinute; attempt++)
      expectFailure(await ask(calls.register, '10.0.0.1'), 'invalid_input');
    expectFailure(await ask(calls.register, '10.0.0.1'), 'too_many_requests');
  });

  test('addresses of one IPv6 network share a count', async () => {
    await open({ rateLimits: { requestsPerMinute: 1, callCapFactor: 1 } });
    expect((await ask(calls.health, '2001:db8::1')).statusCode).toBe(200);
    expectFailure(await ask(calls.health, '2001:db8::2'), 'too_many_requests');
  });
});
