// @covers social-link-irreversible

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { everyWay } from '../sessions/ways.fixture.ts';
import { openSocialServer, type SocialServer, visit } from './social.fixture.ts';

const harness = useIdentity();
let provider: SocialServer;
let brand: RequestBrand;
beforeAll(async () => {
  provider = await openSocialServer();
  const { issuer } = provider;
  const socialLogins = [{ provider: 'first', name: 'First', issuer, clientId: 'site' }];
  brand = await harness.seedBrand('links', { ...everyWay, socialLogins });
});
afterAll(() => provider.close());

const routes = () => harness.identity.routes;
const caller = () => harness.caller({ brand });
const memberOf = async (token: string) => {
  const member = await harness.identity.memberOfToken(token, brand.id);
  if (!member.ok) throw new Error(member.message);
  return member.value;
};

async function begin(token: string, password?: string) {
  const formId = crypto.randomUUID();
  const body = { provider: 'first', formId, ...(password === undefined ? {} : { password }) };
  const started = await routes().socialLinkStart({ ...caller(), member: await memberOf(token), body });
  if (!started.ok) return started;
  const { searchParams } = await visit(started.value.authorizationUrl);
  const given = (name: string) => searchParams.get(name) ?? '';
  return { ok: true as const, value: { formId, state: given('state'), code: given('code'), iss: given('iss') } };
}
async function begun(token: string) {
  const answer = await begin(token);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
const finish = async (token: string, body: Awaited<ReturnType<typeof begun>>) =>
  routes().socialLinkFinish({ ...caller(), member: await memberOf(token), body });
const listOf = async (token: string) => {
  const answer = await routes().socialLinks({ ...caller(), member: await memberOf(token) });
  return answer.ok ? answer.value.list : [];
};
const failed = { ok: false, message: 'social_login_failed' };

test('links a social account with a member, who is notified, and logs in with it from then on', async () => {
  provider.account = 'bea';
  const registered = await harness.register('beatrice', { brand });
  if (!registered.ok) throw new Error(registered.message);
  const { token } = registered.value;
  const { id } = await memberOf(token);
  const value = 'bea@quill.example';
  await harness.owner.query('insert into member_contacts values ($1, $2, $3, $4, $5, null)', [
    id,
    brand.id,
    'email',
    await harness.secretBox.seal(value),
    harness.lookupHash('email', brand.id, value),
  ]);
  expect(await listOf(token)).toEqual([{ provider: 'first', name: 'First', linkedAt: null }]);
  const linkedAt = harness.clock.now().toISOString();
  expect(await finish(token, await begun(token))).toEqual({ ok: true, value: { provider: 'first', linkedAt } });
  expect(await listOf(token)).toEqual([{ provider: 'first', name: 'First', linkedAt }]);
  expect((await harness.people.taken()).map(({ to, text }) => [to, text.includes('First')])).toEqual([[value, true]]);

  const formId = crypto.randomUUID();
  const started = await routes().socialStart({ ...caller(), body: { provider: 'first', formId } });
  if (!started.ok) throw new Error(started.message);
  const { searchParams } = await visit(started.value.authorizationUrl);
  const [state, code, iss] = ['state', 'code', 'iss'].map((name) => searchParams.get(name) ?? '');
  const entered = await routes().socialFinish({
    ...caller(),
    body: { formId, state: `${state}`, code: `${code}`, iss },
  });
  if (!entered.ok) throw new Error(entered.message);
  expect((await memberOf(entered.value.token)).id).toBe(id);
});

test('a link is for good, and one social account has one member', async () => {
  provider.account = 'cleo';
  const [mine, theirs] = [await harness.tokenOf('cleopatra', brand), await harness.tokenOf('octavian', brand)];
  const late = await begun(theirs);
  expect((await finish(mine, await begun(mine))).ok).toBe(true);
  expect(await begin(mine)).toEqual({ ok: false, message: 'social_taken' });
  expect(await finish(theirs, late)).toEqual({ ok: false, message: 'social_taken' });
  expect(await listOf(theirs)).toMatchObject([{ linkedAt: null }]);
});

test('a state counts for the member who began, in his form, once, and not as a login', async () => {
  provider.account = 'dora';
  const [mine, theirs] = [await harness.tokenOf('dorothea', brand), await harness.tokenOf('dominic', brand)];
  expect(await finish(theirs, await begun(mine))).toEqual(failed);
  expect(await finish(mine, { ...(await begun(mine)), formId: crypto.randomUUID() })).toEqual(failed);
  expect(await routes().socialFinish({ ...caller(), body: await begun(mine) })).toEqual(failed);
  const good = await begun(mine);
  expect((await finish(mine, good)).ok).toBe(true);
  expect(await finish(mine, good)).toEqual(failed);
});

test('the person is proved: by the password once the login is a quarter of an hour old', async () => {
  provider.account = 'ella';
  const token = await harness.tokenOf('eleonora', brand);
  harness.clock.advanceMs(15 * 60_000);
  expect(await begin(token)).toMatchObject({ message: 'invalid_input', detail: { fields: { password: {} } } });
  expect(await begin(token, 'wrong 1')).toMatchObject({ message: 'in_incorrect_password' });
  expect((await begin(token, goodPassword)).ok).toBe(true);
});

test('a session that was put out while the provider was asked links nothing', async () => {
  provider.account = 'thief';
  const registered = await harness.register('victoria', { brand });
  if (!registered.ok) throw new Error(registered.message);
  const member = await memberOf(registered.value.token);
  const body = await begun(registered.value.token);
  await harness.owner.query('update sessions set ended_at = now() where member_id = $1', [member.id]);
  expect(await routes().socialLinkFinish({ ...caller(), member, body })).toEqual(failed);
  const { rows } = await harness.owner.query('select from social_identities where member_id = $1', [member.id]);
  expect(rows).toEqual([]);
});

test('a brand without social logins links nothing', async () => {
  const token = await harness.tokenOf('felicity');
  const member = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  const formId = crypto.randomUUID();
  const asked = { ...harness.caller(), member: member.value };
  expect(await routes().socialLinkStart({ ...asked, body: { provider: 'first', formId } })).toEqual({
    ok: false,
    message: 'operation_not_allowed',
  });
});
