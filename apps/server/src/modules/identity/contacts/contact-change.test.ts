// @covers contact-change

import type { CallInput, Calls, ContactKind } from '@baize/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, loginDefaults, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf, number } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
const { caller, memberOf, newNumber } = forms;
const hourMs = 3_600_000;
beforeAll(async () => {
  brand = await harness.seedBrand('contacts', everyWay);
});

type Change = Partial<CallInput<Calls['changeContact']>['body']>;

/** A member with a number, and the form in which he changes something. */
async function newMember() {
  const mobileNum = newNumber();
  const registered = await forms.registerMobile(mobileNum);
  if (!registered.ok) throw new Error(registered.message);
  return personOf(registered.value.token, mobileNum);
}
function personOf(token: string, mobileNum: string) {
  const formId = crypto.randomUUID();
  const askCode = async (side: 'old' | 'new', kind: ContactKind, to: { mobileNum?: string; email?: string } = {}) => {
    harness.clock.advanceMs(1_000);
    const body = { kind, side, formId, ...(to.mobileNum ? number : {}), ...to };
    const sent = await harness.identity.routes.contactCode({ ...caller(), member: await memberOf(token), body });
    return sent.ok ? ((await harness.people.taken())[0]?.code ?? '') : sent.message;
  };
  const change = async (body: Change & { kind: ContactKind }) =>
    harness.identity.routes.changeContact({
      ...caller(),
      member: await memberOf(token),
      body: { formId, ...(body.mobileNum ? number : {}), ...body },
    });
  const info = async () => {
    const told = await harness.identity.routes.memberInfo({ ...caller(), member: await memberOf(token) });
    if (!told.ok) throw new Error(told.message);
    return told.value;
  };
  return { token, mobileNum, formId, askCode, change, info };
}

/** The change of a number as its owner makes it; returns the link that went to the old one. */
async function changeNumber(person: Awaited<ReturnType<typeof newMember>>, mobileNum: string) {
  const verificationCode = await person.askCode('new', 'mobile', { mobileNum });
  const changed = await person.change({ kind: 'mobile', mobileNum, verificationCode, password: goodPassword });
  const told = await harness.people.taken();
  return { changed, told, link: told[0]?.link ?? '' };
}
const revert = (link: string, at = brand) =>
  harness.identity.routes.revertContact({
    ...harness.caller({ brand: at }),
    body: { linkToken: new URL(link).searchParams.get('revert') ?? '' },
  });
const login = (username: string) =>
  harness.identity.routes.login({ ...caller(), body: { ...loginDefaults, username, password: goodPassword } });

describe('a new number or address', () => {
  test('needs the password or a code to the old one, and its own code; the old one is notified', async () => {
    const person = await newMember();
    const mobileNum = newNumber();
    const verificationCode = await person.askCode('new', 'mobile', { mobileNum });
    const change = (more: Change) => person.change({ kind: 'mobile', mobileNum, verificationCode, ...more });
    expect(await change({})).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { password: { key: 'not_empty' } } },
    });
    expect(await change({ password: 'wrong 1' })).toMatchObject({ message: 'in_incorrect_password' });
    expect(await change({ oldCode: '000000' })).toMatchObject({
      message: 'invalid_input',
      detail: { fields: { oldCode: {} } },
    });
    expect(await change({ password: goodPassword, verificationCode: '000000' })).toMatchObject({
      detail: { fields: { verificationCode: { key: 'invalid_verification_code' } } },
    });
    const oldCode = await person.askCode('old', 'mobile');
    const until = new Date(harness.clock.now().getTime() + 24 * hourMs).toISOString();
    expect(await change({ oldCode })).toMatchObject({ ok: true, value: { coolingOffUntil: until } });
    const [notice] = await harness.people.taken();
    expect(notice).toMatchObject({ channel: 'sms', to: `+63${person.mobileNum}` });
    expect(notice?.text).toContain('https://test.example/login?popup=revert&revert=');
    expect(notice?.text).not.toContain(mobileNum);
    expect((await login(mobileNum)).ok).toBe(true);
    expect((await login(person.mobileNum)).ok).toBe(false);
  });

  test('holds payouts up for the brand’s hours, and shows until when', async () => {
    const person = await newMember();
    const { id } = await memberOf(person.token);
    expect(await harness.identity.coolingOffUntil(id)).toBeNull();
    expect((await person.info()).coolingOffUntil).toBeNull();
    const changedAtMs = harness.clock.now().getTime() + 1_000;
    await changeNumber(person, newNumber());
    const until = new Date(changedAtMs + 24 * hourMs);
    expect(await harness.identity.coolingOffUntil(id)).toEqual(until);
    expect((await person.info()).coolingOffUntil).toBe(until.toISOString());
    harness.clock.advanceMs(24 * hourMs);
    expect(await harness.identity.coolingOffUntil(id)).toBeNull();
  });

  test('of mail: proved by a code to it; the number is notified, for there was no address before', async () => {
    const person = await newMember();
    const email = 'Ana@Quill.example';
    const verificationCode = await person.askCode('new', 'email', { email });
    expect(
      await person.change({ kind: 'email', email: 'other@quill.example', verificationCode, password: goodPassword }),
    ).toMatchObject({
      detail: { fields: { verificationCode: { key: 'invalid_verification_code' } } },
    });
    expect(await person.change({ kind: 'email', email, verificationCode, password: goodPassword })).toMatchObject({
      ok: true,
      value: { masked: 'a•••@quill.example' },
    });
    expect((await harness.people.taken()).map(({ channel, to }) => ({ channel, to }))).toEqual([
      { channel: 'sms', to: `+63${person.mobileNum}` },
    ]);
    expect((await person.info()).emailMasked).toBe('a•••@quill.example');
  });

  test('that is wrong, or the one there is, is named by its field', async () => {
    const person = await newMember();
    const wrong = (fields: object) => ({ ok: false, message: 'invalid_input', detail: { fields } });
    const proof = { password: goodPassword, verificationCode: '1' };
    expect(await person.change({ kind: 'email', ...proof })).toEqual(wrong({ email: { key: 'not_empty' } }));
    expect(await person.change({ kind: 'mobile', ...proof })).toEqual(
      wrong({ mobileNum: { key: 'missing_phone_number' } }),
    );
    expect(await person.change({ kind: 'mobile', mobileNum: person.mobileNum, ...proof })).toEqual(
      wrong({ mobileNum: { key: 'contact_unchanged' } }),
    );
  });

  test('is not another member’s, which only its holder learns; nothing changes', async () => {
    const [person, other] = [await newMember(), await newMember()];
    const { changed, told } = await changeNumber(person, other.mobileNum);
    expect(changed).toEqual({ ok: false, message: 'mobile_taken' });
    expect(told).toEqual([]);
    expect((await login(person.mobileNum)).ok).toBe(true);
    expect((await login(other.mobileNum)).ok).toBe(true);
  });

  test('is not made where the old one cannot be notified', async () => {
    const person = await newMember();
    const mobileNum = newNumber();
    const verificationCode = await person.askCode('new', 'mobile', { mobileNum });
    await harness.owner.query('revoke insert on outbox_messages from baize_app');
    const change = person.change({ kind: 'mobile', mobileNum, verificationCode, password: goodPassword });
    await change.catch(() => undefined).then(() => harness.people.background.idle().catch(() => undefined));
    await harness.owner.query('grant insert on outbox_messages to baize_app');
    expect((await login(person.mobileNum)).ok).toBe(true);
  });

  test('comes at most three times a day', async () => {
    const person = await newMember();
    for (let time = 0; time < 3; time += 1) expect((await changeNumber(person, newNumber())).changed.ok).toBe(true);
    expect((await changeNumber(person, newNumber())).changed).toMatchObject({ message: 'quota_exceeded' });
  });
});

describe('an account that has no password', () => {
  test('needs a code to its number; without a number a login of just now', async () => {
    const person = await newMember();
    const { id } = await memberOf(person.token);
    await harness.owner.query('update credentials set password_hash = null where member_id = $1', [id]);
    expect((await person.info()).passwordSet).toBe(false);
    const email = 'nopassword@quill.example';
    const verificationCode = await person.askCode('new', 'email', { email });
    expect(await person.change({ kind: 'email', email, verificationCode, password: goodPassword })).toMatchObject({
      detail: { fields: { oldCode: { key: 'missing_verification_code' } } },
    });
    await harness.owner.query('delete from member_contacts where member_id = $1', [id]);
    harness.clock.advanceMs(14 * 60_000);
    const again = await person.askCode('new', 'email', { email });
    harness.clock.advanceMs(60_000);
    expect(await person.change({ kind: 'email', email, verificationCode: again })).toMatchObject({
      detail: { fields: { password: { key: 'password_needed_first' } } },
    });
  });
});

describe('the link that went to the old number', () => {
  test('undoes the change once, in its own brand; every session and the password end', async () => {
    const person = await newMember();
    const taken = newNumber();
    const { link } = await changeNumber(person, taken);
    expect(await revert(link, harness.brand)).toEqual({ ok: false, message: 'revert_link_invalid' });
    expect(await revert(link)).toEqual({ ok: true, value: { kind: 'mobile', passwordRemoved: true } });
    expect(await revert(link)).toEqual({ ok: false, message: 'revert_link_invalid' });
    expect(await forms.isAlive(person.token)).toBe(false);
    expect(await login(person.mobileNum)).toMatchObject({ message: 'in_incorrect_password' });
    expect((await login(taken)).ok).toBe(false);
    const formId = crypto.randomUUID();
    harness.clock.advanceMs(1_000);
    await forms.askCode('password', person.mobileNum, formId);
    const reset = await harness.identity.routes.resetPasswordByPhone({
      ...caller(),
      body: {
        ...number,
        mobileNum: person.mobileNum,
        formId,
        newPassword: goodPassword,
        verificationCode: await forms.codeFor(person.mobileNum),
      },
    });
    expect(reset.ok).toBe(true);
    const back = await login(person.mobileNum);
    if (!back.ok) throw new Error(back.message);
    const { id } = await memberOf(back.value.token);
    expect(await harness.identity.coolingOffUntil(id)).not.toBeNull();
  });

  test('undoes what came after it too, and later links are nothing then', async () => {
    const person = await newMember();
    const first = await changeNumber(person, newNumber());
    const second = await changeNumber(person, newNumber());
    expect((await revert(first.link)).ok).toBe(true);
    expect(await revert(second.link)).toEqual({ ok: false, message: 'revert_link_invalid' });
    const { rows } = await harness.owner.query(
      'select nickname from members order by registered_at desc, id desc limit 1',
    );
    expect(rows[0].nickname).toContain(person.mobileNum.slice(-4));
  });

  test('undoes what came after it with the other kind too: an address of the thief’s opens nothing', async () => {
    const person = await newMember();
    const { link } = await changeNumber(person, newNumber());
    harness.clock.advanceMs(1_000);
    const email = `later.${person.mobileNum}@quill.example`;
    const verificationCode = await person.askCode('new', 'email', { email });
    expect((await person.change({ kind: 'email', email, verificationCode, password: goodPassword })).ok).toBe(true);
    const { id } = await memberOf(person.token);
    expect((await revert(link)).ok).toBe(true);
    const { rows } = await harness.owner.query('select kind from member_contacts where member_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'mobile' }]);
    expect((await login(person.mobileNum)).ok).toBe(false);
  });

  test('takes away what was linked after it, and leaves the owner’s own social account', async () => {
    const person = await newMember();
    const { id } = await memberOf(person.token);
    const link = (subject: string) =>
      harness.owner.query(`insert into social_identities values ('${brand.id}', 'one', $1, '${id}', $2)`, [
        subject,
        harness.clock.now(),
      ]);
    await link(`owner of ${id}`);
    harness.clock.advanceMs(1_000);
    const { link: way } = await changeNumber(person, newNumber());
    harness.clock.advanceMs(1_000);
    await link(`thief of ${id}`);
    expect(await revert(way)).toMatchObject({ ok: true });
    const { rows } = await harness.owner.query('select subject from social_identities where member_id = $1', [id]);
    expect(rows).toEqual([{ subject: `owner of ${id}` }]);
  });

  test('is good for seven days, and waits while another member has the number', async () => {
    const person = await newMember();
    const { link } = await changeNumber(person, newNumber());
    const squatter = await forms.registerMobile(person.mobileNum);
    expect(squatter.ok).toBe(true);
    expect(await revert(link)).toEqual({ ok: false, message: 'mobile_taken' });
    harness.clock.advanceMs(7 * 24 * hourMs);
    expect(await revert(link)).toEqual({ ok: false, message: 'revert_link_invalid' });
  });

  test('after a first address that nobody had before takes it away', async () => {
    const person = await newMember();
    const email = 'thief@quill.example';
    const verificationCode = await person.askCode('new', 'email', { email });
    await person.change({ kind: 'email', email, verificationCode, password: goodPassword });
    const [notice] = await harness.people.taken();
    expect(await revert(notice?.link ?? '')).toMatchObject({ ok: true, value: { kind: 'email' } });
    const { rows } = await harness.owner.query(
      `select count(*)::int as left from member_contacts where kind = 'email'
      and lookup = $1`,
      [harness.lookupHash('email', brand.id, email)],
    );
    expect(rows[0].left).toBe(0);
  });
});

test('the chain of 2022: a thief with the password gets no payout before the owner has heard of it', async () => {
  const owner = await newMember();
  const thief = await login(owner.mobileNum);
  if (!thief.ok) throw new Error(thief.message);
  const theirs = newNumber();
  const { changed, told, link } = await changeNumber(personOf(thief.value.token, owner.mobileNum), theirs);
  expect(changed.ok).toBe(true);
  expect(told.map(({ to }) => to)).toEqual([`+63${owner.mobileNum}`]);
  const { id } = await memberOf(thief.value.token);
  harness.clock.advanceMs(23 * hourMs);
  expect(await harness.identity.coolingOffUntil(id)).not.toBeNull();
  expect((await revert(link)).ok).toBe(true);
  expect((await login(theirs)).ok).toBe(false);
});
