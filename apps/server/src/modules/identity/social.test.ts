import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { useIdentity } from './identity.fixture.ts';
import { everyWay } from './ways.fixture.ts';

const harness = useIdentity();
const redirectUri = 'https://test.example/login';
let server: Server;
let issuer: string;
let brand: RequestBrand;

/** A real provider on a real socket; whoever comes is logged in as `account` at once. */
let account = 'ana';
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'site', token_endpoint_auth_method: 'none', redirect_uris: [redirectUri], response_types: ['code'] },
      { client_id: 'secretive', client_secret: 'a client secret', redirect_uris: [redirectUri] },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/consent/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/consent/')) return provider.callback()(request, response);
    const { params, prompt } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: account } });
    const grant = new provider.Grant({ accountId: account, clientId: String(params.client_id) });
    grant.addOIDCScope('openid');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  });
  const sealedClientSecret = await harness.secretBox.seal('a client secret');
  brand = await harness.plantBrand('social', {
    ...everyWay,
    socialLogins: [
      { provider: 'first', name: 'First', issuer, clientId: 'site' },
      { provider: 'second', name: 'Second', issuer, clientId: 'secretive', sealedClientSecret },
      { provider: 'absent', name: 'Absent', issuer: 'http://127.0.0.1:9', clientId: 'site' },
    ],
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const start = (provider: string, formId: string, at = brand) =>
  harness.identity.routes.socialStart({ ...harness.caller({ brand: at }), body: { provider, formId } });

/** What a browser does: follows redirects with its cookies until it is sent back to the site. */
async function visit(authorizationUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url;
  }
  throw new Error('the provider sends in circles');
}

const begin = async (provider = 'first') => {
  const formId = crypto.randomUUID();
  const started = await start(provider, formId);
  if (!started.ok) throw new Error(started.message);
  const { searchParams } = await visit(started.value.authorizationUrl);
  const given = (name: string) => searchParams.get(name) ?? '';
  return { formId, state: given('state'), code: given('code'), iss: given('iss') };
};
const finish = (body: Awaited<ReturnType<typeof begin>>, at = brand) =>
  harness.identity.routes.socialFinish({ ...harness.caller({ brand: at }), body });
const failed = { ok: false, message: 'social_login_failed' };
const memberIdOf = async (answer: Awaited<ReturnType<typeof finish>>) => {
  if (!answer.ok) throw new Error(answer.message);
  const member = await harness.identity.memberOfToken(answer.value.token, brand.id);
  if (!member.ok) throw new Error(member.message);
  return member.value.id;
};

describe('a social login', () => {
  test('asks with PKCE, state and nonce, for nothing but who it is', async () => {
    const started = await start('first', crypto.randomUUID());
    if (!started.ok) throw new Error(started.message);
    const asked = Object.fromEntries(new URL(started.value.authorizationUrl).searchParams);
    expect(asked).toMatchObject({
      client_id: 'site',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
    });
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  });

  test.each(['first', 'second'])(
    'with the %s provider makes a member the first time and finds him again',
    async (provider) => {
      account = `ana-${provider}`;
      const first = await finish(await begin(provider));
      expect(first).toMatchObject({ ok: true, value: { firstTimeLogin: true, passwordExpired: false } });
      const again = await finish(await begin(provider));
      expect(again).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
      expect(await memberIdOf(again)).toBe(await memberIdOf(first));
      account = `ben-${provider}`;
      expect(await memberIdOf(await finish(await begin(provider)))).not.toBe(await memberIdOf(first));
    },
  );

  test('makes one member of two first logins at once', async () => {
    account = 'twice';
    const [first, second] = [await begin(), await begin()];
    const answers = await Promise.all([finish(first), finish(second)]);
    const ids = await Promise.all(answers.map(memberIdOf));
    expect(ids[0]).toBe(ids[1]);
  });

  test('counts once, in its own form and brand, within ten minutes', async () => {
    account = 'cara';
    const foreign = await begin();
    expect(await finish({ ...foreign, formId: crypto.randomUUID() })).toEqual(failed);
    expect(await finish(foreign)).toEqual(failed);
    const used = await begin();
    expect((await finish(used)).ok).toBe(true);
    expect(await finish(used)).toEqual(failed);
    const elsewhere = await begin();
    expect((await finish(elsewhere, harness.brand)).ok).toBe(false);
    const late = await begin();
    harness.clock.advanceMs(10 * 60_000);
    expect(await finish(late)).toEqual(failed);
  });

  test('is refused with another state, code or issuer', async () => {
    const [one, two] = [await begin(), await begin()];
    expect(await finish({ ...one, state: 'x'.repeat(43) })).toEqual(failed);
    expect(await finish({ ...one, code: two.code })).toEqual(failed);
    expect(await finish({ ...two, iss: 'https://evil.example' })).toEqual(failed);
  });

  test('is refused at a provider that the brand has not, or that is away', async () => {
    expect(await start('unknown', crypto.randomUUID())).toEqual({ ok: false, message: 'operation_not_allowed' });
    expect(await start('first', crypto.randomUUID(), harness.brand)).toEqual({
      ok: false,
      message: 'operation_not_allowed',
    });
    expect(await start('absent', crypto.randomUUID())).toEqual(failed);
  });

  test('opens no account where registration is closed, and none for who is blocked', async () => {
    account = 'dora';
    const memberId = await memberIdOf(await finish(await begin()));
    await harness.identity.blockMember(memberId);
    expect(await finish(await begin())).toEqual({ ok: false, message: 'account_blocked' });
    const open = brand;
    brand = await harness.plantBrand('socialclosed', {
      socialLogins: [{ provider: 'first', name: 'First', issuer, clientId: 'site' }],
    });
    account = 'emma';
    expect(await finish(await begin())).toEqual({ ok: false, message: 'registration_closed' });
    brand = open;
  });
});
