// @covers remember-me-device-token member-info-and-avatar cross-site-requests

import { type Call, calls } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../src/platform/result.ts';
import { buildTestApp, fakePorts } from '../support/fake-ports.ts';
import { framePath, requestOf, sampleOf, urlOf } from '../support/sample-request.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
const seen: { deviceToken?: string | null | undefined }[] = [];
const loginValue = { token: 't', firstTimeLogin: false, passwordExpired: false };
beforeAll(async () => {
  app = await buildTestApp({
    ports: fakePorts({
      openEncryptedBody: async () => ok({}),
      handlers: {
        login: async () => ({ ...ok(loginValue), deviceCookie: { token: 'x'.repeat(43), lifeSeconds: 86_400 } }),
        loginDevice: async ({ deviceToken }) => {
          seen.push({ deviceToken });
          return ok(loginValue);
        },
        forgetDevice: async () => ({ ...ok({}), deviceCookie: null }),
      },
    }),
  });
});
afterAll(() => app.close());

const changing = Object.entries<Call>(calls).filter(
  ([, call]) => call.method !== 'GET' && call.access !== 'gameSession' && !framePath.test(call.path),
);
const headers = { token: 'member-token', host: 'house.test:4400' };

describe('a request that changes something', () => {
  test.each(changing)('%s does nothing for a page of another site', async (_name, call) => {
    const foreign = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://house.test:4401' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://house.test:4400' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const extra of foreign) {
      const response = await app.inject(requestOf(call, { ...headers, ...extra }));
      expect(response.statusCode, JSON.stringify(extra)).toBe(400);
      expect(response.json().value.fields).toEqual({ origin: { key: 'field_format' } });
    }
    const own = [
      {},
      { origin: 'http://house.test:4400' },
      { 'sec-fetch-site': 'same-origin', origin: 'http://x.test' },
    ];
    for (const extra of own) {
      const { fields } = (await app.inject(requestOf(call, { ...headers, ...extra }))).json().value ?? {};
      expect(fields ?? {}).not.toHaveProperty('origin');
    }
  });

  test('is answered for the game frame, whose origin is none', async () => {
    const frameCalls = Object.values<Call>(calls).filter(({ path }) => framePath.test(path));
    expect(frameCalls.length).toBeGreaterThan(3);
    for (const call of frameCalls) {
      const sent = { ...headers, origin: 'null', 'sec-fetch-site': 'cross-site' };
      const { fields } = (await app.inject(requestOf(call, sent))).json().value ?? {};
      expect(fields ?? {}, call.path).not.toHaveProperty('origin');
    }
  });

  test('is none by its method alone: no override counts', async () => {
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const response = await app.inject({ url: calls.logout.path, headers: { ...headers, [name]: 'DELETE' } });
      expect(response.statusCode, name).toBe(404);
    }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.inject({
      method: 'POST',
      url: calls.logout.path,
      headers: form,
      payload: '_method=DELETE',
    });
    expect(posted.statusCode).toBe(404);
  });

  test('in plain text or as a form is no JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await app.inject({
        method: 'POST',
        url: calls.updateLanguage.path,
        headers: { ...headers, 'content-type': type },
        payload: JSON.stringify(sampleOf(calls.updateLanguage.body)),
      });
      expect(response.statusCode, type).toBe(415);
    }
  });
});

describe('the device cookie', () => {
  const device = (cookie: string, more: object = {}) =>
    app.inject({
      ...requestOf(calls.loginDevice, { host: 'house.test', cookie, ...more }),
      payload: 'sealed',
    });

  test('is for the login calls alone: no script, no other site, no plain connection', async () => {
    const response = await app.inject({ ...requestOf(calls.login, { host: 'house.test' }), payload: 'sealed' });
    expect(response.headers['set-cookie']).toBe(
      `baize_device=${'x'.repeat(43)}; Max-Age=86400; Path=/wps/session/login; HttpOnly; Secure; SameSite=Strict`,
    );
    const gone = await app.inject(requestOf(calls.forgetDevice, { host: 'house.test' }));
    expect(gone.headers['set-cookie']).toMatch(/^baize_device=; Max-Age=0; /);
  });

  test('is read in its own form, and nowhere else', async () => {
    const token = 'a-_'.repeat(15).slice(0, 43);
    seen.length = 0;
    await device(`other=1; baize_device=${token}; x=y`);
    await device('baize_device=short');
    await device(`not_baize_device=${token}`);
    await device(`baize_device=${token}'--`);
    expect(seen.map(({ deviceToken }) => deviceToken)).toEqual([token, null, null, null]);
    const info = await app.inject({ url: calls.memberInfo.path, headers: { cookie: `baize_device=${token}` } });
    expect(info.json().message).toBe('in_logged_login');
  });
});

describe.each([calls.uploadIcon, calls.uploadIdentityDocument])('the upload $path', (call) => {
  const { upload } = call;
  const url = urlOf(call, undefined);
  const send = (payload: Buffer | string, type: string, target = { method: 'PUT' as 'PUT' | 'POST', url }) =>
    app.inject({ ...target, headers: { ...headers, 'content-type': type }, payload });

  test('is of a named type, and at most 5 MB', async () => {
    expect((await send('x', 'image/png')).statusCode).toBe(200);
    expect((await send(Buffer.alloc(upload.maxBytes), 'image/jpeg')).statusCode).toBe(200);
    expect((await send(Buffer.alloc(upload.maxBytes + 1), 'image/jpeg')).json().message).toBe('body_too_large');
    for (const type of ['image/gif', 'image/svg+xml', 'application/json', 'text/plain']) {
      expect((await send('{}', type)).statusCode, type).toBe(415);
    }
    const nothing = await app.inject({ method: 'PUT', url, headers });
    expect(nothing.statusCode).toBe(415);
  });

  test('is no body of any other call, and no way around its limit', async () => {
    const language = { method: 'POST' as const, url: calls.updateLanguage.path };
    expect((await send('x', 'image/png', language)).statusCode).toBe(415);
    expect((await send(Buffer.alloc(70_000), 'image/png', language)).json().message).toBe('body_too_large');
  });
});
