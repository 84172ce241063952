// @covers social-issuer

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrationsFolder } from '../../../../test/support/global-setup.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { useIdentity } from '../identity.fixture.ts';
import { everyWay } from '../sessions/ways.fixture.ts';
import { openSocialServer, type SocialServer, visit } from './social.fixture.ts';

const harness = useIdentity();
const upgrade = path.join(migrationsFolder, '000083_issuers_of_identities.sql');
let brand: RequestBrand;
let first: SocialServer;
let second: SocialServer;
let serial = 0;
beforeAll(async () => {
  [first, second] = [await openSocialServer(), await openSocialServer()];
});
beforeEach(async () => {
  serial += 1;
  // Both operators know somebody by the same name.
  for (const operator of [first, second]) operator.account = `ana-${serial}`;
  brand = await harness.seedBrand(`issuers${serial}`, { ...everyWay, socialLogins: [loginAt(first.issuer)] });
});
afterAll(() => {
  first.close();
  second.close();
});

const loginAt = (issuer: string) => ({ provider: 'house', name: 'House', issuer, clientId: 'site' });
const setLogins = async (logins: ReturnType<typeof loginAt>[]) => {
  await harness.owner.query(`update brands set settings = jsonb_set(settings, '{socialLogins}', $2) where id = $1`, [
    brand.id,
    JSON.stringify(logins),
  ]);
  // As long as a process keeps the brands in memory; the provider's description is kept for longer.
  harness.clock.advanceMs(6_000);
  await harness.brands.settingsOf(brand.id);
  await expect
    .poll(async () => (await harness.brands.settingsOf(brand.id)).socialLogins)
    .toMatchObject(logins.map((login) => ({ ...login, issuer: login.issuer.trim() })));
};
const pointAt = (issuer: string) => setLogins([loginAt(issuer)]);

const begin = async () => {
  const formId = crypto.randomUUID();
  const body = { provider: 'house', formId };
  const started = await harness.identity.routes.socialStart({ ...harness.caller({ brand }), body });
  if (!started.ok) throw new Error(started.message);
  const { searchParams } = await visit(started.value.authorizationUrl);
  const [state = '', code = '', iss = ''] = ['state', 'code', 'iss'].map((name) => searchParams.get(name) ?? '');
  return { at: new URL(started.value.authorizationUrl).origin, body: { formId, state, code, iss } };
};
const finish = ({ body }: Awaited<ReturnType<typeof begin>>) =>
  harness.identity.routes.socialFinish({ ...harness.caller({ brand }), body });
const memberOf = async (token: string) => {
  const member = await harness.identity.memberOfToken(token, brand.id);
  if (!member.ok) throw new Error(member.message);
  return member.value;
};
const enter = async (): Promise<string> => {
  const entered = await finish(await begin());
  if (!entered.ok) throw new Error(entered.message);
  return (await memberOf(entered.value.token)).id;
};
/** Writes a member's identity as programs did before issuers were written, and brings the database up to date. */
const upgradeFrom = async (bareSubject: string, memberId: string) => {
  await harness.owner.query('delete from social_identities where member_id <> $1', [memberId]);
  await harness.owner.query('update social_identities set subject = $1', [bareSubject]);
  await harness.owner.query(await readFile(upgrade, 'utf8'));
};

test('somebody of another issuer opens nobody’s account, though the provider’s name and his own are the same', async () => {
  const owner = await enter();
  await pointAt(second.issuer);
  const stranger = await enter();
  expect(stranger).not.toBe(owner);
  expect(await enter()).toBe(stranger);
  await pointAt(first.issuer);
  expect(await enter()).toBe(owner);
});

test('a login goes to the issuer that is set now, not to the one that was asked a minute ago', async () => {
  expect((await begin()).at).toBe(first.issuer);
  await pointAt(second.issuer);
  expect((await begin()).at).toBe(second.issuer);
});

test('a login that was begun at one issuer does not end at another', async () => {
  const begun = await begin();
  await pointAt(second.issuer);
  expect(await finish(begun)).toEqual({ ok: false, message: 'social_login_failed' });
});

test('a slash at the end of the address makes no other issuer', async () => {
  const owner = await enter();
  await pointAt(`${first.issuer}/`);
  expect(await enter()).toBe(owner);
});

test('an account that a member linked is opened by that issuer alone', async () => {
  const token = await harness.tokenOf(`linker${serial}`, brand);
  const member = await memberOf(token);
  const formId = crypto.randomUUID();
  const asked = { ...harness.caller({ brand }), member };
  const started = await harness.identity.routes.socialLinkStart({ ...asked, body: { provider: 'house', formId } });
  if (!started.ok) throw new Error(started.message);
  const { searchParams } = await visit(started.value.authorizationUrl);
  const [state = '', code = '', iss = ''] = ['state', 'code', 'iss'].map((name) => searchParams.get(name) ?? '');
  const linked = await harness.identity.routes.socialLinkFinish({ ...asked, body: { formId, state, code, iss } });
  expect(linked.ok).toBe(true);
  expect(await enter()).toBe(member.id);
  await pointAt(second.issuer);
  expect(await enter()).not.toBe(member.id);
});

test.each([
  ['', ''],
  ['', '/'],
  ['\t ', ' \n'],
])(
  'an identity from before issuers were written belongs to the issuer that was set at the upgrade, as %j…%j',
  async (before, after) => {
    const owner = await enter();
    await pointAt(`${before}${first.issuer}${after}`);
    await upgradeFrom(first.account, owner);
    expect(await enter()).toBe(owner);
    await pointAt(second.issuer);
    expect(await enter()).not.toBe(owner);
    await pointAt(first.issuer);
    expect(await enter()).toBe(owner);
  },
);

test('an identity whose issuer nobody could tell at the upgrade opens nothing, whoever comes', async () => {
  const owner = await enter();
  for (const bareSubject of [first.account, `${second.issuer} ${second.account}`]) {
    await setLogins([]);
    await upgradeFrom(bareSubject, owner);
    for (const issuer of [first.issuer, second.issuer]) {
      await pointAt(issuer);
      expect(await enter()).not.toBe(owner);
    }
  }
});
