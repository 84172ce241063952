// @covers forgot-password personal-data-sealed

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '../../../platform/result.ts';
import { createContacts } from '../contacts/contacts.ts';
import type { IdentityTools } from '../dependencies.ts';
import { goodPassword, tools, useIdentity } from '../identity.fixture.ts';
import { everyWay } from '../sessions/ways.fixture.ts';
import { createPasswordService } from './password-service.ts';

const harness = useIdentity();
const emailRule = { enabled: true, required: false };
let username: string;
let token: string;
let email: string;
let serial = 0;
beforeAll(async () => {
  const { fields } = (await harness.brands.settingsOf(harness.brand.id)).registration;
  harness.brand = await harness.seedBrand('mailing', {
    ...everyWay,
    registration: { fields: { email: { ...fields.email, ...emailRule } } },
  });
});
beforeEach(async () => {
  serial += 1;
  username = `mailed${serial}`;
  email = `Player.${serial}@example.com`;
  const registered = await harness.register(username, { email });
  if (!registered.ok) throw new Error(registered.message);
  token = registered.value.token;
  await harness.people.taken();
});

const forget = (name = username, address = email) =>
  harness.identity.routes.forgotPasswordByEmail({ ...harness.caller(), body: { username: name, email: address } });
const reset = (linkToken: string, newPassword = 'a new lantern 7', more: object = {}) =>
  harness.identity.routes.resetPasswordByLink({
    ...harness.caller(),
    ...more,
    body: { linkToken, newPassword, confirmNewPassword: newPassword },
  });
const linkIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('reset') ?? '';
const mailedLink = async () => {
  expect((await forget()).ok).toBe(true);
  // The notice of a password that was set just before may have been posted after it.
  const message = (await harness.people.taken()).find(({ link }) => link);
  return linkIn(message?.link);
};
const invalid = { ok: false, message: 'reset_link_invalid' };

describe('a forgotten password', () => {
  test('is mailed as a link to the address of the account', async () => {
    expect(await forget()).toEqual({ ok: true, value: {} });
    const messages = await harness.people.taken();
    expect(messages).toMatchObject([{ channel: 'mail', to: email, subject: 'A new password at mailing' }]);
    expect(messages[0]?.link).toMatch(/^https:\/\/test\.example\/login\?reset=[\w-]{43}$/);
    expect(messages[0]?.text).toContain(messages[0]?.link);
    expect(messages[0]?.expiresAt).toBe(new Date(harness.clock.now().getTime() + 30 * 60_000).toISOString());
  });

  test('finds the address without regard to case', async () => {
    await forget(username.toUpperCase(), email.toUpperCase());
    expect(await harness.people.taken()).toHaveLength(1);
  });

  test.each([
    ['an unknown name', () => ['nobodyatall', email]],
    ['another’s address', () => [username, 'other@example.com']],
    ['an account of another brand', () => [username, email, harness.otherBrand]],
  ] as const)('answers the same for %s, and mails nothing', async (_what, asked) => {
    const [name, address, brand] = asked() as [string, string, typeof harness.brand | undefined];
    const answer = await harness.identity.routes.forgotPasswordByEmail({
      ...harness.caller(brand ? { brand } : {}),
      body: { username: name, email: address },
    });
    expect(answer).toEqual({ ok: true, value: {} });
    expect(await harness.people.taken()).toEqual([]);
  });

  test('answers before it looks: known and unknown are answered while nobody can look into an account', async () => {
    await harness.owner.query('begin; lock table members in access exclusive mode');
    const answers = await Promise.all([forget(), forget('nobodyatall')]);
    await harness.owner.query('commit');
    expect(answers).toEqual([
      { ok: true, value: {} },
      { ok: true, value: {} },
    ]);
    expect(await harness.people.taken()).toHaveLength(1);
  });

  test('sends five links an hour to one account', async () => {
    for (let count = 0; count < 8; count += 1) {
      await forget();
      await harness.people.background.idle();
    }
    expect(await harness.people.taken()).toHaveLength(5);
  });
});

test('a link goes to the address as it is kept, not as it was typed', async () => {
  // The Kelvin sign becomes a plain k in small letters: it finds the address, and may be another mailbox.
  const kept = `kim${serial}@example.com`;
  const registered = await harness.register(`kim${serial}`, { email: kept });
  expect(registered.ok).toBe(true);
  await forget(`kim${serial}`, kept.replace('k', '\u212a'));
  expect((await harness.people.taken()).map(({ to }) => to)).toEqual([kept]);
});

test('asked for many times at once, no more than five links go out', async () => {
  await Promise.all(Array.from({ length: 12 }, () => forget()));
  expect(await harness.people.taken()).toHaveLength(5);
});

describe('the link', () => {
  test('sets the password once, and ends every session and remembered device', async () => {
    const link = await mailedLink();
    expect(await reset(link)).toEqual({ ok: true, value: {} });
    expect((await harness.identity.memberOfToken(token, harness.brand.id)).ok).toBe(false);
    expect((await harness.login(username, goodPassword)).ok).toBe(false);
    expect((await harness.login(username, 'a new lantern 7')).ok).toBe(true);
    expect(await reset(link, 'another lantern 8')).toEqual(invalid);
    expect(await harness.people.taken()).toMatchObject([
      { to: email, subject: 'Your password at mailing was changed' },
    ]);
  });

  test('is good for one of many at once', async () => {
    const link = await mailedLink();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(link, `a new lantern ${index}0`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is not used up by a password that the rules refuse', async () => {
    const link = await mailedLink();
    expect(await reset(link, 'short')).toMatchObject({
      detail: { fields: { newPassword: { key: 'reg_pattern_11' } } },
    });
    expect((await reset(link)).ok).toBe(true);
  });

  test('is not used up by an answer that the server had no time for it', async () => {
    const link = await mailedLink();
    const refused = fail('service_unavailable', { retryAfterSeconds: 1 });
    const overloaded = createPasswordService({
      ...harness,
      ...tools,
      ...harness.people,
      contacts: createContacts(harness),
      passwords: { hash: async () => refused, verify: async () => refused },
    } as unknown as IdentityTools);
    const body = { linkToken: link, newPassword: 'a new lantern 7', confirmNewPassword: 'a new lantern 7' };
    expect(await overloaded.resetByLink(harness.caller(), body)).toEqual(refused);
    expect((await reset(link)).ok).toBe(true);
  });

  test('ends with every other one when a password is set, by a link or by its owner', async () => {
    const [first, second, third] = [await mailedLink(), await mailedLink(), await mailedLink()];
    expect((await reset(first)).ok).toBe(true);
    expect(await reset(second)).toEqual(invalid);
    const fourth = await mailedLink();
    const entered = await harness.login(username, 'a new lantern 7');
    if (!entered.ok) throw new Error(entered.message);
    const member = await harness.identity.memberOfToken(entered.value.token, harness.brand.id);
    if (!member.ok) throw new Error(member.message);
    const body = { newPassword: goodPassword, confirmNewPassword: goodPassword };
    const changed = await harness.identity.routes.changePassword({ ...harness.caller(), member: member.value, body });
    expect(changed.ok).toBe(true);
    for (const link of [third, fourth]) expect(await reset(link)).toEqual(invalid);
  });

  test('dies after 30 minutes, and is nothing in another brand or when it is made up', async () => {
    const link = await mailedLink();
    expect(await reset(link, 'a new lantern 7', { brand: harness.otherBrand })).toEqual(invalid);
    for (const forged of ['', 'x', 'y'.repeat(43)]) expect(await reset(forged)).toEqual(invalid);
    const { rows } = await harness.owner.query('select token_hash from password_links');
    for (const { token_hash } of rows) expect(await reset(token_hash.toString('base64url'))).toEqual(invalid);
    harness.clock.advanceMs(30 * 60_000);
    expect(await reset(link)).toEqual(invalid);
  });
});

test('the address is stored sealed, and shown masked to its owner', async () => {
  const { rows } = await harness.owner.query(
    `select to_jsonb(c)::text || to_jsonb(m)::text as row from members m join member_contacts c on c.member_id = m.id where username = $1`,
    [username],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].row.toLowerCase()).not.toContain('example.com');
  const member = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  const info = await harness.identity.routes.memberInfo({ ...harness.caller(), member: member.value });
  expect(info).toMatchObject({ value: { emailMasked: 'P•••@example.com' } });
});
