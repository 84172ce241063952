// @covers encrypted-bodies host-parameter site-session-storage site-closed-pages

import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, fetchWhitelabel } from './client.ts';
import { onClosure } from './closure.ts';
import { ApiFailure } from './failure.ts';
import { forgetServerFacts } from './server-facts.ts';
import { beginSession, useSession } from './session.ts';

const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
const serverTime = '2026-03-01T12:00:00.000Z';
const whitelabel = {
  merchant: 'Baize',
  merchantCode: 'baize_demo',
  encryption: { kid: 'k1', jwk: await exportJWK(publicKey), alg: 'RSA-OAEP-256', enc: 'A128GCM' },
  serverTime,
};

type Request = { url: string; init: RequestInit };
const sent: Request[] = [];
let answers: Response[] = [];

const success = (value: unknown) => Response.json({ success: true, value, message: '' });
const refusal = (status: number, message: string, value: unknown = null) =>
  Response.json({ success: false, value, message }, { status });
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown);

beforeEach(() => {
  sent.length = 0;
  answers = [];
  sessionStorage.clear();
  forgetServerFacts();
  useSession.setState({ token: '', member: null, expiryCount: 0 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a GET with a data payload carries JSON in one parameter, and the token in its header', async () => {
  beginSession('t0ken');
  answers = [success({ list: [], sums: {}, total: 0, totalPages: 0 })];
  await callApi('bettingRecord', { data: { pageNo: 2, vendor: 'BAIZE' } });
  const url = new URL(sent[0]?.url ?? '', 'http://site');
  expect(url.pathname).toBe('/wps/relay/MCSFE_getBettingRecord');
  expect(JSON.parse(url.searchParams.get('data') ?? '')).toEqual({ pageNo: 2, vendor: 'BAIZE' });
  expect(new Headers(sent[0]?.init.headers).get('token')).toBe('t0ken');
});

test('an encrypted call can be opened by the server alone, with its time and a nonce', async () => {
  answers = [success(whitelabel), success({ token: 'x', firstTimeLogin: false, passwordExpired: false })];
  await callApi('login', { body: { username: 'anna', password: 'Lantern-90417' } });
  const { init } = sent[1] as Request;
  expect(new Headers(init.headers).get('content-type')).toBe('application/jose');
  expect(String(init.body)).not.toContain('anna');
  const { plaintext, protectedHeader } = await compactDecrypt(String(init.body), privateKey);
  expect(protectedHeader).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A128GCM', kid: 'k1' });
  const payload = JSON.parse(new TextDecoder().decode(plaintext));
  expect(payload).toMatchObject({
    username: 'anna',
    password: 'Lantern-90417',
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(Math.abs(payload.ts - Date.parse(serverTime))).toBeLessThan(60_000);
});

test('the white label is asked for with the current host', async () => {
  answers = [success(whitelabel)];
  await fetchWhitelabel();
  const url = new URL(sent[0]?.url ?? '', 'http://site');
  expect(`${url.pathname} ${url.searchParams.get('url')}`).toBe(`/wps/system/whitelabel ${location.host}`);
});

test('a rotated key is fetched anew and the call sent once more, with another nonce', async () => {
  answers = [
    success(whitelabel),
    refusal(400, 'encrypted_body_unreadable'),
    success(whitelabel),
    success({ token: 'x' }),
  ];
  await callApi('login', { body: { username: 'anna', password: 'Lantern-90417' } });
  const bodies = [sent[1], sent[3]].map((request) => String(request?.init.body));
  expect(new Set(bodies).size).toBe(2);
});

test('a refusal is a failure with key, status and fields', async () => {
  answers = [success(whitelabel), refusal(409, 'username_taken', { fields: { username: { key: 'username_taken' } } })];
  const failure = await failureOf(
    callApi('register', { body: { username: 'anna', password: 'p', confirmPassword: 'p', agreedToTerms: true } }),
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    messageKey: 'username_taken',
    status: 409,
    fields: { username: { key: 'username_taken' } },
  });
});

test('no network has a text of its own, and an answer that is none of ours is read by its status', async () => {
  expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: 'in_network_again', status: 0 });
  answers = [new Response('<html>bad gateway</html>', { status: 502 })];
  expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: 'service_unavailable', status: 502 });
  answers = [new Response('<html>welcome to our Wi-Fi</html>')];
  expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: 'internal_error', isVolatile: false });
});

test('a line that breaks in the middle of the answer is a broken line', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  answers = [new Response(broken)];
  expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: 'in_network_again', isVolatile: true });
});

test('an early end by the caller is no failure of the call', async () => {
  const reason = new DOMException('left the page', 'AbortError');
  expect(await failureOf(callApi('balance', {}, { signal: AbortSignal.abort(reason) }))).not.toBeInstanceOf(ApiFailure);
});

test('an expired session ends here and keeps the brand', async () => {
  sessionStorage.setItem('merchantCode', 'baize_demo');
  beginSession('old');
  answers = [refusal(401, 'session_expired')];
  await failureOf(callApi('balance', {}));
  expect(useSession.getState()).toMatchObject({ token: '', member: null, expiryCount: 1 });
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('merchantCode')).toBe('baize_demo');
});

test('a late refusal of an earlier token does not end the session of a newer one', async () => {
  beginSession('old');
  answers = [refusal(401, 'session_expired')];
  const late = failureOf(callApi('balance', {}));
  beginSession('new');
  expect(await late).toMatchObject({ messageKey: 'session_expired' });
  expect(useSession.getState()).toMatchObject({ token: 'new', expiryCount: 0 });
});

test('a form goes as a form, without what is undefined', async () => {
  answers = [success({})];
  await callApi('forgotPasswordByEmail', { body: { username: 'anna', email: 'a+b@example.com', botCheck: undefined } });
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(sent[0]?.init.body).toBe('username=anna&email=a%2Bb%40example.com');
});

test('a file is the body itself under its own type', async () => {
  answers = [success({ icon: '' })];
  const file = new Blob(['png'], { type: 'image/png' });
  await callApi('uploadIcon', { upload: file });
  expect(sent[0]?.init.body).toBe(file);
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('image/png');
});

test.each(['info_maintenance', 'info_ip_block'])('%s is told to whoever shows the replacement screen', async (key) => {
  const heard = vi.fn();
  const stop = onClosure(heard);
  answers = [refusal(503, key)];
  expect(await failureOf(callApi('balance', {}))).toMatchObject({ messageKey: key });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  answers = [refusal(503, key)];
  await failureOf(callApi('balance', {}));
  expect(heard).toHaveBeenCalledOnce();
});
