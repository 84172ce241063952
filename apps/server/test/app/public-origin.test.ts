// @covers public-origin

import { type Call, type CallName, type CallRequest, type Calls, calls, prepareRequest } from '@baize/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../support/fake-ports.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer, testPassword } from '../support/test-server.ts';

const db = useTestDatabase();
const ownHost = 'play.shore.example';
const publicOrigin = `https://${ownHost}`;
const username = 'shorebird';
const email = 'shorebird@quill.example';
const forgotten = { body: { username, email } };
const launchOf = (gameCode: string) => ({ data: { vendor: 'BAIZE', gameCode, language: 'TY' } }) as const;
let server: TestServer;
let behindProxy: TestServer['app'];
let token: string;

/** A call as a client makes it, to the brand's own host unless the headers name another. */
async function ask<N extends CallName>(
  name: N,
  request: CallRequest<Calls[N]>,
  headers: Record<string, string> = {},
  app = server.app,
) {
  const { method, target, body, encrypted } = prepareRequest(name, request);
  const { form }: Call = calls[name];
  const json = JSON.stringify(body);
  const text = form ? new URLSearchParams(body as Record<string, string>).toString() : json;
  const plain = form ? 'x-www-form-urlencoded' : 'json';
  const type = body === undefined ? {} : { 'content-type': `application/${encrypted ? 'jose' : plain}` };
  const payload = body === undefined ? {} : { payload: encrypted ? await server.seal(json) : text };
  return app.inject({ method, url: target, headers: { host: ownHost, ...headers, ...type }, ...payload });
}

beforeAll(async () => {
  server = await openTestServer(db, testClock());
  behindProxy = await buildTestApp({ ports: server.server.ports, trustedProxies: ['127.0.0.1'] });
  const settings = { publicOrigin, botChecks: [], loginCaptchaAfter: null };
  await db.owner.query('update brands set settings = settings || $1::jsonb', [JSON.stringify(settings)]);
  await db.owner.query('insert into brand_hosts (brand_id, host) select id, unnest($1::text[]) from brands', [
    [ownHost, 'm.shore.example'],
  ]);
  server.server.forgetBrands();
  const fields = { username, email, password: testPassword, confirmPassword: testPassword, agreedToTerms: true };
  token = (await ask('register', { body: fields } as never)).json().value.token;
});
afterEach(() => server.server.background.idle());
afterAll(async () => {
  await behindProxy?.close();
  await server?.close();
});

const mailedLinks = async () => {
  await server.server.background.idle();
  const { rows } = await db.owner.query('select id from brands');
  const messages = await server.server.outbox.latest(rows[0].id, 10);
  return messages.flatMap(({ link }) => (link ? [new URL(link).origin] : []));
};

const poisons: [string, Record<string, string>, boolean][] = [
  ['a foreign port', { host: `${ownHost}:1337` }, false],
  ['another name of this machine', { host: 'localhost:1337' }, false],
  ['a host that a proxy passed on', { 'x-forwarded-host': 'evil.example' }, true],
  ['a port that a proxy passed on', { 'x-forwarded-host': `${ownHost}:1337`, 'x-forwarded-proto': 'https' }, true],
];

describe.each(poisons)('with %s', (_what, headers, proxied) => {
  const app = () => (proxied ? behindProxy : server.app);

  test('a forgotten password is mailed with a link to the public origin, or not at all', async () => {
    await ask('forgotPasswordByEmail', forgotten, headers, app());
    expect(new Set([...(await mailedLinks()), publicOrigin])).toEqual(new Set([publicOrigin]));
  });

  test('a referral link and a launch name the public origin, or are refused', async () => {
    const as = { ...headers, token };
    const referral = await ask('addReferralLink', { body: { label: 'x' } }, as, app());
    if (referral.statusCode === 200) expect(referral.json().value.url).toMatch(`${publicOrigin}/register?`);
    const launch = await ask('launchGame', launchOf('lantern_garden'), as, app());
    const url = launch.statusCode === 200 ? new URL(launch.json().value.url, publicOrigin) : null;
    expect(url?.searchParams.get('hostOrigin') ?? publicOrigin).toBe(publicOrigin);
  });
});

test('the public origin is what the mails of a plain request lead to', async () => {
  expect((await ask('forgotPasswordByEmail', forgotten)).statusCode).toBe(200);
  expect(await mailedLinks()).toContain(publicOrigin);
});

test('a game knows the own host that its page stands at, which a client can choose among the brand’s alone', async () => {
  const headers = { 'x-forwarded-host': 'm.shore.example', 'x-forwarded-proto': 'https', token };
  const launch = await ask('launchGame', launchOf('lantern_garden'), headers, behindProxy);
  const url = new URL(launch.json().value.url, publicOrigin);
  expect(url.searchParams.get('hostOrigin')).toBe('https://m.shore.example');
});

test('an unknown host has no brand, also in development', async () => {
  const answer = await ask('whitelabel', { query: {} }, { host: 'evil.example' });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'not_found']);
  expect((await ask('whitelabel', { query: {} }, { host: 'localhost:3000' })).statusCode).toBe(200);
});
