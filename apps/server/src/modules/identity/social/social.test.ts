// @covers first-login-and-expired-password social-login

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { useIdentity } from '../identity.fixture.ts';
import { everyWay } from '../sessions/ways.fixture.ts';
import { openSocialServer, socialRedirect as redirectUri, type SocialServer, visit } from './social.fixture.ts';

const harness = useIdentity();
let provider: SocialServer;
let brand: RequestBrand;

beforeAll(async () => {
  provider = await openSocialServer();
  const { issuer } = provider;
  const sealedClientSecret = await harness.secretBox.seal('a client secret');
  brand = await harness.seedBrand('social', {
    ...everyWay,
    socialLogins: [
      { provider: 'first', name: 'First', issuer, clientId: 'site' },
      { provider: 'second', name: 'Second', issuer, clientId: 'secretive', sealedClientSecret },
      { provider: 'absent', name: 'Absent', issuer: 'http://127.0.0.1:9', clientId: 'site' },
    ],
  });
});
afterAll(() => provider.close());

const start = (provider: string, formId: string, at = brand) =>
  harness.identity.routes.socialStart({ ...harness.caller({ brand: at }), body: { provider, formId } });

const begin = async (name = 'first') => {
  const formId = crypto.randomUUID();
  const started = await start(name, formId);
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
    async (name) => {
      provider.account = `ana-${name}`;
      const first = await finish(await begin(name));
      expect(first).toMatchObject({ ok: true, value: { firstTimeLogin: true, passwordExpired: false } });
      const again = await finish(await begin(name));
      expect(again).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
      expect(await memberIdOf(again)).toBe(await memberIdOf(first));
      provider.account = `ben-${name}`;
      expect(await memberIdOf(await finish(await begin(name)))).not.toBe(await memberIdOf(first));
    },
  );

  test('makes one member of two first logins at once', async () => {
    provider.account = 'twice';
    const [first, second] = [await begin(), await begin()];
    const answers = await Promise.all([finish(first), finish(second)]);
    const ids = await Promise.all(answers.map(memberIdOf));
    expect(ids[0]).toBe(ids[1]);
  });

  test('counts once, in its own form and brand, within ten minutes', async () => {
    provider.account = 'cara';
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

  test('is no failure of the provider’s when the database cannot keep it', async () => {
    await harness.owner.query('revoke insert on social_logins from baize_app');
    await expect(start('first', crypto.randomUUID())).rejects.toThrow(/permission denied/);
    await harness.owner.query('grant insert on social_logins to baize_app');
  });

  test('that makes a member counts among the registrations of its network; who is a member already comes in', async () => {
    const open = brand;
    brand = await harness.seedBrand('socialcapped', {
      ...everyWay,
      registrationsPerNetworkPerDay: 2,
      socialLogins: [{ provider: 'first', name: 'First', issuer: provider.issuer, clientId: 'site' }],
    });
    const comes = async (account: string, ip: string) => {
      provider.account = account;
      const body = await begin();
      return harness.identity.routes.socialFinish({ ...harness.caller({ brand, ip }), body });
    };
    expect((await comes('fay', '2001:db8:5:5::1')).ok).toBe(true);
    expect((await harness.register('beside', { brand, ip: '2001:db8:5:5::2' })).ok).toBe(true);
    expect(await comes('gus', '2001:db8:5:5::3')).toMatchObject({ message: 'quota_exceeded' });
    expect(await harness.register('late', { brand, ip: '2001:db8:5:5::4' })).toMatchObject({
      message: 'quota_exceeded',
    });
    expect((await comes('fay', '2001:db8:5:5::5')).ok).toBe(true);
    expect((await comes('gus', '2001:db8:5:6::1')).ok).toBe(true);
    const { rows } = await harness.owner.query('select count(*)::int as count from members where brand_id = $1', [
      brand.id,
    ]);
    expect(rows).toEqual([{ count: 3 }]);
    brand = open;
  });

  test('opens no account where registration is closed, and none for who is blocked', async () => {
    provider.account = 'dora';
    const memberId = await memberIdOf(await finish(await begin()));
    await harness.identity.blockMember(memberId);
    expect(await finish(await begin())).toEqual({ ok: false, message: 'account_blocked' });
    const open = brand;
    brand = await harness.seedBrand('socialclosed', {
      socialLogins: [{ provider: 'first', name: 'First', issuer: provider.issuer, clientId: 'site' }],
    });
    provider.account = 'emma';
    expect(await finish(await begin())).toEqual({ ok: false, message: 'registration_closed' });
    brand = open;
  });
});
