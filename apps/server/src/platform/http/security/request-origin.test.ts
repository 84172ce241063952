import { calls } from '@baize/contract';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../../test/support/fake-ports.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
afterEach(() => app.close());

test.each([['javascript'], ['http://evil.test https'], ['https; script-src *'], ['HTTPS ']])(
  'a protocol as %j, which a proxy passed on, gets no place in a policy or a link',
  async (protocol) => {
    app = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
    const headers = { 'x-forwarded-proto': protocol };
    const response = await app.inject({ url: '/studio/play/x', headers });
    expect(response.headers['content-security-policy']).not.toContain(protocol.trim());
    expect(response.json()).toMatchObject({ success: false, message: 'invalid_input' });
  },
);

test.each(['http', 'https'])('%s is fine', async (protocol) => {
  app = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
  const headers = { 'x-forwarded-proto': protocol };
  expect((await app.inject({ url: calls.health.path, headers })).statusCode).toBe(200);
});
