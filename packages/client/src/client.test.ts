import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ApiClient, createClient } from './client.ts';
import { encryptBody } from './encryption.ts';
import { ApiFailure } from './failure.ts';

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

let credentials: Record<string, string>;
let client: ApiClient;
const onFailure = vi.fn();

beforeEach(() => {
  sent.length = 0;
  answers = [];
  credentials = {};
  onFailure.mockReset();
  client = createClient({
    encrypt: encryptBody,
    brandHost: () => 'play.example',
    credentials: () => credentials,
    onFailure,
    fetcher: async (url, init) => {
      sent.push({ url, init });
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('no network');
      return answer;
    },
  });
});

test('a GET with a data payload carries JSON in one parameter, and the credentials in its headers', async () => {
  credentials = { token: 't0ken' };
  answers = [success({ list: [], sums: {}, total: 0, totalPages: 0 })];
  await client.call('bettingRecord', { data: { pageNo: 2, vendor: 'BAIZE' } });
  const url = new URL(sent[0]?.url ?? '', 'http://site');
  expect(url.pathname).toBe('/wps/relay/MCSFE_getBettingRecord');
  expect(JSON.parse(url.searchParams.get('data') ?? '')).toEqual({ pageNo: 2, vendor: 'BAIZE' });
  expect(new Headers(sent[0]?.init.headers).get('token')).toBe('t0ken');
});

test('an encrypted call can be opened by the server alone, with its time and a nonce', async () => {
  answers = [success(whitelabel), success({ token: 'x', firstTimeLogin: false, passwordExpired: false })];
  await client.call('login', { body: { username: 'anna', password: 'Lantern-90417' } });
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

test('the white label is asked for with the host of the brand', async () => {
  answers = [success(whitelabel)];
  await client.fetchWhitelabel();
  const url = new URL(sent[0]?.url ?? '', 'http://site');
  expect(`${url.pathname} ${url.searchParams.get('url')}`).toBe('/wps/system/whitelabel play.example');
});

test('a rotated key is fetched anew and the call sent once more, with another nonce', async () => {
  answers = [
    success(whitelabel),
    refusal(400, 'encrypted_body_unreadable'),
    success(whitelabel),
    success({ token: 'x' }),
  ];
  await client.call('login', { body: { username: 'anna', password: 'Lantern-90417' } });
  const bodies = [sent[1], sent[3]].map((request) => String(request?.init.body));
  expect(new Set(bodies).size).toBe(2);
});

test('a refusal is a failure with key, status and fields', async () => {
  answers = [success(whitelabel), refusal(409, 'username_taken', { fields: { username: { key: 'username_taken' } } })];
  const failure = await failureOf(
    client.call('register', { body: { username: 'anna', password: 'p', confirmPassword: 'p', agreedToTerms: true } }),
  );
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    messageKey: 'username_taken',
    status: 409,
    fields: { username: { key: 'username_taken' } },
  });
});

test('no network has a text of its own, and an answer that is none of ours is read by its status', async () => {
  expect(await failureOf(client.call('balance', {}))).toMatchObject({ messageKey: 'in_network_again', status: 0 });
  answers = [new Response('<html>bad gateway</html>', { status: 502 })];
  expect(await failureOf(client.call('balance', {}))).toMatchObject({ messageKey: 'service_unavailable', status: 502 });
  answers = [new Response('<html>welcome to our Wi-Fi</html>')];
  expect(await failureOf(client.call('balance', {}))).toMatchObject({
    messageKey: 'internal_error',
    isVolatile: false,
  });
});

test('a line that breaks in the middle of the answer is a broken line', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  answers = [new Response(broken)];
  expect(await failureOf(client.call('balance', {}))).toMatchObject({
    messageKey: 'in_network_again',
    isVolatile: true,
  });
});

test('an early end by the caller is no failure of the call', async () => {
  const reason = new DOMException('left the page', 'AbortError');
  expect(await failureOf(client.call('balance', {}, { signal: AbortSignal.abort(reason) }))).not.toBeInstanceOf(
    ApiFailure,
  );
});

test('a form goes as a form, without what is undefined', async () => {
  answers = [success({})];
  await client.call('forgotPasswordByEmail', {
    body: { username: 'anna', email: 'a+b@example.com', botCheck: undefined },
  });
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(sent[0]?.init.body).toBe('username=anna&email=a%2Bb%40example.com');
});

test('a file is the body itself under its own type', async () => {
  answers = [success({ icon: '' })];
  const file = new Blob(['png'], { type: 'image/png' });
  await client.call('uploadIcon', { upload: file });
  expect(sent[0]?.init.body).toBe(file);
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('image/png');
});

test('a refusal is reported with the credentials that were sent, not with those of now', async () => {
  credentials = { token: 'old' };
  answers = [refusal(401, 'session_expired')];
  const late = failureOf(client.call('balance', {}));
  credentials = { token: 'new' };
  await late;
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ messageKey: 'session_expired' }), {
    token: 'old',
  });
});

test('no answer is reported to nobody but the caller', async () => {
  await failureOf(client.call('balance', {}));
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['refusal', refusal(409, 'username_taken')],
  ['unknownRefusal', refusal(409, 'a_key_of_a_later_release')],
  ['json', Response.json({ error: 'bad gateway' }, { status: 502 })],
  ['foreign', new Response('<html>bad gateway</html>', { status: 502 })],
])('a failure says that its answer was of the kind %s', async (answerKind, answer) => {
  answers = [answer];
  expect(await failureOf(client.call('balance', {}))).toMatchObject({ answerKind });
});

test('a client without encryption sends no secret in the open', async () => {
  const open = createClient({ fetcher: vi.fn<typeof fetch>() });
  await expect(open.call('login', { body: { username: 'anna', password: 'p' } })).rejects.toThrow(TypeError);
});

test('an answer that takes too long is a failure with a text of its own', async () => {
  const never = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const patient = createClient({ fetcher: never, timeoutMs: 5 });
  expect(await failureOf(patient.call('balance', {}))).toMatchObject({ messageKey: 'timeout_retry_please' });
});
