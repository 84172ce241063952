// @covers sign-in-floods

import { type Call, calls } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail, ok } from '../../src/platform/result.ts';
import { buildTestApp, fakePorts } from '../support/fake-ports.ts';
import { sampleOf } from '../support/sample-request.ts';

const flood = 200;
let letGo = () => {};
const held = new Promise<void>((resolve) => {
  letGo = resolve;
});

let app: Awaited<ReturnType<typeof buildTestApp>>;
let arrived = 0;
beforeAll(async () => {
  const openEncryptedBody = async (jwe: string) => ok(JSON.parse(Buffer.from(jwe, 'base64url').toString()));
  const login = async () => {
    arrived += 1;
    await held;
    return fail('account_blocked' as const);
  };
  app = await buildTestApp({ ports: fakePorts({ openEncryptedBody, handlers: { login } as never }) });
});
afterAll(() => app.close());

const send = (call: Call, remoteAddress: string, token?: string) =>
  app.inject({
    ...{ method: call.method, url: call.path, remoteAddress },
    headers: { 'content-type': 'application/jose', ...(token === undefined ? {} : { token }) },
    payload: Buffer.from(JSON.stringify(sampleOf(call.body))).toString('base64url'),
  });

test('a flood of sign-ins from many networks keeps out neither who is signed in nor staff', async () => {
  const strangers = Array.from({ length: flood }, (_, index) => send(calls.login, `198.51.${index}.7`));
  await expect.poll(() => arrived).toBe(6);
  expect((await send(calls.changePassword, '203.0.113.1', 'member-token')).statusCode).toBe(200);
  expect((await send(calls.staffLogin, '203.0.113.2')).statusCode).toBe(200);
  letGo();
  const codes = (await Promise.all(strangers)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 503)).toHaveLength(flood - 70);
});

test('one network leaves room to wait for others', async () => {
  // The six that run and those that wait of it.
  const own = Array.from({ length: flood }, () => send(calls.login, '198.51.100.7'));
  const other = await send(calls.login, '203.0.113.9');
  expect(other.statusCode).not.toBe(503);
  await Promise.all(own);
});
