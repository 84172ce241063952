// @covers social-issuer

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { createSocialLogin, type SocialLoginModule } from './social-login.ts';

const db = useTestDatabase();
const redirectUri = 'https://test.example/login';
const clientId = 'site';
const formId = '0195abcd-0000-7000-8000-000000000001';
const failures: unknown[] = [];
let issuer = '';
let brandId = '';
let social: SocialLoginModule;
/** What the provider says of itself, and of who came. */
let description: Record<string, unknown> = {};
let tokens: (nonce: string) => Promise<Record<string, unknown>>;
/** The nonce of the login that is under way. */
let nonce = '';
let asked = 0;

const { privateKey, publicKey } = await generateKeyPair('RS256');
const idToken = (claims: JWTPayload, { lifeSeconds = 300 } = {}) => {
  const nowSeconds = Math.floor(systemClock.now().getTime() / 1000);
  const times = { iat: nowSeconds, exp: nowSeconds + lifeSeconds };
  const said = { iss: issuer, aud: clientId, sub: 'ana', nonce, ...times, ...claims };
  const told = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
};
const bearer = { access_token: 'a', token_type: 'Bearer' };
const tells = (claims: JWTPayload, options?: { lifeSeconds: number }) => {
  tokens = async () => ({ ...bearer, id_token: await idToken(claims, options) });
};

const server = createServer(async (request, response) => {
  const json = (value: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  asked += 1;
  if (request.url === '/.well-known/openid-configuration') return json(description);
  if (request.url === '/jwks') return json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  return json(await tokens(nonce));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  brandId = (await insertBrand(db.owner)).id;
});
beforeEach(() => {
  failures.length = 0;
  asked = 0;
  description = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  tells({});
  // Of its own for each test: a provider's description is kept for some minutes.
  social = createSocialLogin({
    database: db.database,
    clock: systemClock,
    secretBox: createSecretBox('the secret of an installation for tests'),
    hashToken: (token) => Buffer.from(token),
    onFailure: (error) => void failures.push(error),
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const provider = () => ({ provider: 'house', name: 'House', issuer, clientId, sealedClientSecret: null });
const begin = () => social.start({ brandId, provider: provider(), formId, redirectUri });
const enter = async (change: { iss?: string } = {}) => {
  const started = await begin();
  if (!started.ok) return started;
  const { searchParams } = new URL(started.value);
  nonce = searchParams.get('nonce') ?? '';
  const state = searchParams.get('state') ?? '';
  const form = { brandId, providers: [provider()], formId, redirectUri };
  return social.finish({ ...form, state, code: 'c', ...change });
};
const refused = { ok: false, message: 'social_login_failed' };

test('a provider that tells the truth is believed', async () => {
  expect(await enter()).toEqual({ ok: true, value: { provider: 'house', subject: `${issuer} ana` } });
  expect(failures).toEqual([]);
});

test.each<[string, JWTPayload]>([
  ['for another site', { aud: 'another' }],
  ['for several sites, without saying for which', { aud: [clientId, 'another'] }],
  ['of another issuer', { iss: 'https://another.example' }],
  ['of another login', { nonce: 'another' }],
  ['of no login', { nonce: undefined as never }],
  ['about nobody', { sub: undefined as never }],
  ['about somebody without a name', { sub: '' }],
  ['about a number', { sub: 7 as never }],
])('a token %s opens nothing', async (_what, claims) => {
  tells(claims);
  expect(await enter()).toEqual(refused);
});

test('a token that is over opens nothing', async () => {
  tells({}, { lifeSeconds: -120 });
  expect(await enter()).toEqual(refused);
});

test.each<[string, Record<string, unknown>]>([
  ['no token', {}],
  ['no id', bearer],
  ['an id that is none', { ...bearer, id_token: 'x.y.z' }],
  ['an id without a form', { ...bearer, id_token: 7 }],
])('an answer with %s opens nothing', async (_what, answer) => {
  tokens = async () => answer;
  expect(await enter()).toEqual(refused);
  expect(failures).toHaveLength(1);
});

test('a provider that describes another issuer is not gone to', async () => {
  description = { ...description, issuer: 'https://another.example' };
  expect(await begin()).toEqual(refused);
  expect(failures).toHaveLength(1);
});

test('an answer that names another issuer is not taken to the provider', async () => {
  const started = asked;
  expect(await enter({ iss: 'https://another.example' })).toEqual(refused);
  // The description alone was asked for.
  expect(asked - started).toBe(1);
});
