// @covers member-second-factors

import { expect, test } from 'vitest';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { factorsOf, stepMs } from './second-factor.fixture.ts';

const harness = useIdentity();
const { codeOf, newPerson, withTotp, ask, finishLogin, memberOf, give, remove } = factorsOf(harness);

test('a member without one logs in as before', async () => {
  const person = await newPerson();
  expect(await harness.login(person.username, goodPassword)).toMatchObject({ ok: true });
});

test('an app is asked for at login; without it no session is opened, with it one is', async () => {
  const person = await newPerson();
  const { secret, uri, recoveryCodes } = await withTotp(person);
  expect(uri).toContain('otpauth://totp/');
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(harness.secondFactorNotices.at(-1)).toBe('added');
  const { ticket, methods } = await ask(person);
  expect(methods).toEqual(['totp', 'recoveryCode']);
  const sessions = await harness.owner.query('select from sessions where member_id = $1 and ended_at is null', [
    person.member.id,
  ]);
  expect(sessions.rows).toHaveLength(1);
  expect(await finishLogin({ ticket, code: '000000' })).toMatchObject({ message: 'second_factor_wrong' });
  const entered = await finishLogin({ ticket, code: await codeOf(secret) });
  if (!entered.ok) throw new Error(entered.message);
  const member = await memberOf(entered.value.token);
  expect(member.id).toBe(person.member.id);
  expect(await harness.identity.secondFactorFault(member)).toBeNull();
});

test('a ticket counts once, for five minutes, in its own brand, and not after the password was changed', async () => {
  const person = await newPerson();
  const { recoveryCodes } = await withTotp(person);
  const code = () => recoveryCodes.pop() ?? '';
  const first = await ask(person);
  expect(await finishLogin({ ticket: first.ticket, code: code() })).toMatchObject({ ok: true });
  expect(await finishLogin({ ticket: first.ticket, code: code() })).toMatchObject({ message: 'in_incorrect_password' });
  const late = await ask(person);
  harness.clock.advanceMs(5 * 60_000 + 1);
  expect(await finishLogin({ ticket: late.ticket, code: code() })).toMatchObject({ message: 'in_incorrect_password' });
  const strange = await ask(person);
  const elsewhere = { brand: harness.otherBrand };
  expect(await finishLogin({ ticket: strange.ticket, code: code() }, elsewhere)).toMatchObject({
    message: 'in_incorrect_password',
  });
  const stale = await ask(person);
  await harness.owner.query("update credentials set password_hash = 'other' where member_id = $1", [person.member.id]);
  expect(await finishLogin({ ticket: stale.ticket, code: code() })).toMatchObject({ message: 'in_incorrect_password' });
  expect(await finishLogin({ ticket: 'nobody’s', code: '123456' })).toMatchObject({ message: 'in_incorrect_password' });
});

test('a ticket of another brand is nobody’s', async () => {
  const person = await newPerson();
  const { secret } = await withTotp(person);
  const { ticket } = await ask(person);
  const answer = await finishLogin({ ticket, code: await codeOf(secret) }, { brand: harness.otherBrand });
  expect(answer).toMatchObject({ message: 'in_incorrect_password' });
});

test('one code finishes one login, also of two at the same moment', async () => {
  const person = await newPerson();
  const { secret } = await withTotp(person);
  const tickets = [await ask(person), await ask(person), await ask(person)];
  const code = await codeOf(secret);
  const answers = await Promise.all(tickets.map(({ ticket }) => finishLogin({ ticket, code })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('codes are not guessed: after ten wrong ones nobody is asked for half an hour', async () => {
  const person = await newPerson();
  const { secret } = await withTotp(person);
  const { ticket } = await ask(person);
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await finishLogin({ ticket, code: `99999${guess}` })).toMatchObject({ message: 'second_factor_wrong' });
  }
  expect(await finishLogin({ ticket, code: await codeOf(secret) })).toMatchObject({ message: 'too_many_requests' });
  harness.clock.advanceMs(31 * 60_000);
  const later = await ask(person);
  expect(await finishLogin({ ticket: later.ticket, code: await codeOf(secret) })).toMatchObject({ ok: true });
});

test('who sets one up puts his other sessions and remembered devices out', async () => {
  const person = await newPerson();
  const other = await harness.login(person.username, goodPassword);
  if (!other.ok) throw new Error(other.message);
  await withTotp(person);
  expect(await harness.identity.memberOfToken(other.value.token, harness.brand.id)).toMatchObject({ ok: false });
  expect(await harness.identity.memberOfSession(person.member.sessionId)).toMatchObject({ ok: true });
});

test('a remembered device on which it was given is not asked again', async () => {
  const person = await newPerson();
  const { secret } = await withTotp(person);
  const { routes } = harness.identity;
  const body = { type: 'username', loginPage: 'member', remember: true, username: person.username } as const;
  const asked = await routes.login({ ...harness.caller(), body: { ...body, password: goodPassword } });
  if (asked.ok) throw new Error('no second factor is asked for');
  const entered = await finishLogin({ ticket: asked.detail?.secondStep?.ticket ?? '', code: await codeOf(secret) });
  const deviceToken = (entered.ok && entered.deviceCookie?.token) || '';
  expect(deviceToken).not.toBe('');
  const again = await routes.loginDevice({ ...harness.caller({ deviceToken }), body: { loginPage: 'member' } });
  expect(again).toMatchObject({ ok: true });
});

test('money waits for it: given in the session it counts for ten minutes', async () => {
  const person = await newPerson();
  expect(await harness.identity.secondFactorFault(person.member)).toBeNull();
  const { secret } = await withTotp(person);
  harness.clock.advanceMs(10 * 60_000);
  expect(await harness.identity.secondFactorFault(person.member)).toMatchObject({ message: 'second_factor_required' });
  expect(await give(person, { code: await codeOf(secret) })).toMatchObject({ ok: true });
  expect(await harness.identity.secondFactorFault(person.member)).toBeNull();
  expect(await harness.identity.secondFactorFault({ ...person.member, sessionId: crypto.randomUUID() })).toMatchObject({
    message: 'second_factor_required',
  });
});

test('it is taken away with the password and a code, and then asked for no more', async () => {
  const person = await newPerson();
  const { secret, recoveryCodes } = await withTotp(person);
  const [code = ''] = recoveryCodes;
  expect(await remove(person, { password: 'wrong', code })).toMatchObject({ message: 'in_incorrect_password' });
  expect(await remove(person, {})).toMatchObject({ message: 'second_factor_wrong' });
  expect(await remove(person, { code: '000000' })).toMatchObject({ message: 'second_factor_wrong' });
  harness.clock.advanceMs(2 * stepMs);
  expect(await remove(person, { code: await codeOf(secret) })).toMatchObject({ ok: true });
  expect(harness.secondFactorNotices.at(-1)).toBe('removed');
  const shown = await harness.identity.routes.memberSecondFactor({ ...harness.caller(), member: person.member });
  expect(shown).toEqual({ ok: true, value: { totp: null, passkeys: [], recoveryCodesLeft: 0 } });
  expect(await harness.login(person.username, goodPassword)).toMatchObject({ ok: true });
});

test('secrets are kept sealed and recovery codes as keyed hashes; new codes end the old', async () => {
  const person = await newPerson();
  const { secret, recoveryCodes } = await withTotp(person);
  const kept = await harness.owner.query(
    'select t::text as totp, (select string_agg(c::text, chr(32)) from member_recovery_codes c) as codes from member_totp t',
  );
  expect(JSON.stringify(kept.rows)).not.toContain(secret);
  for (const code of recoveryCodes) expect(JSON.stringify(kept.rows)).not.toContain(code.replace('-', ''));
  const body = { password: goodPassword, code: recoveryCodes[0] };
  const renewed = await harness.identity.routes.renewRecoveryCodes({
    ...harness.caller(),
    member: person.member,
    body,
  });
  expect(renewed).toMatchObject({ ok: true, value: { recoveryCodes: { length: 10 } } });
  expect(await give(person, { code: recoveryCodes[1] })).toMatchObject({ message: 'second_factor_wrong' });
});
