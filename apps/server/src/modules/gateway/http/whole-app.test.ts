// @covers wallet-http

import { privateKeyOf, signedRequest } from '@baize/vendor-kit/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { studioVendorCode } from '../../../vendors/index.ts';

const db = useTestDatabase();
const clock = testClock();
let whole: TestServer;
let key: { keyId: string; privateKeyPem: string | null };
beforeAll(async () => {
  whole = await openTestServer(db, clock);
  const added = await whole.server.manualAdjustments
    .vendorAdminOf({ actor: { kind: 'staff', id: 'test' }, reason: 'test' })
    .addVendorKey({ vendorCode: studioVendorCode });
  if (!added.ok) throw new Error(added.fault);
  key = added.value;
});
afterAll(() => whole.close());

const send = (body: string, headers: Record<string, string> = {}) => {
  const request = signedRequest(
    {
      url: 'http://localhost',
      provider: studioVendorCode,
      keyId: key.keyId,
      privateKey: privateKeyOf(key.privateKeyPem ?? ''),
      nowMs: () => clock.now().getTime(),
    },
    'getTx',
    body,
  );
  const { url: target, method } = request;
  return whole.app.inject({ method, url: new URL(target).pathname, headers: { ...request.headers, ...headers }, body });
};

test('the whole operator answers a signed request, with the headers of all its answers', async () => {
  const response = await send('{"txId":"never-seen"}');
  expect({ status: response.statusCode, body: response.json() }).toEqual({ status: 200, body: { tx: null } });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('and refuses in the words of the wallet: unsigned, malformed, of another type, too large, for a strange host', async () => {
  const answers = [
    await whole.app.inject({
      method: 'POST',
      url: '/wallet/v1/getTx',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    await send('{}'),
    await send('{}', { 'content-type': 'text/plain' }),
    await send(' '.repeat(70_000)),
    await send('{}', { host: 'a b' }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [401, { error: 'unauthorized' }],
    [400, { error: 'invalid_input', fields: { txId: 'field_missing' } }],
    [415, { error: 'unsupported_media_type' }],
    [413, { error: 'body_too_large' }],
    [400, { error: 'invalid_input', fields: { body: 'field_format' } }],
  ]);
  expect(whole.failures).toEqual([]);
});

test('the other calls read their bodies as before', async () => {
  const response = await whole.app.inject({
    method: 'POST',
    url: '/studio/v1/session',
    headers: { 'content-type': 'application/json' },
    body: '{"launchToken":5}',
  });
  expect(response.json()).toMatchObject({ success: false, message: 'invalid_input' });
});
