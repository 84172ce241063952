import type { CallInput, Calls } from '@baize/contract';
import { beforeAll, expect, test } from 'vitest';
import { cheapPasswords } from '../../../../test/support/cheap-passwords.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { everyWay, formsOf } from '../sessions/ways.fixture.ts';
import { createPaymentPasswordCheck } from './check.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
const { caller, memberOf, newNumber } = forms;
const hourMs = 3_600_000;
beforeAll(async () => {
  brand = await harness.seedBrand('payments', everyWay);
});

type Set = Partial<CallInput<Calls['setPaymentPassword']>['body']>;

/** A member with a mobile number and a login password. */
async function newMember() {
  const registered = await forms.registerMobile(newNumber());
  if (!registered.ok) throw new Error(registered.message);
  const member = await memberOf(registered.value.token);
  await harness.people.taken();
  const { routes } = harness.identity;
  const form = (value: string) => ({ newPaymentPassword: value, confirmPaymentPassword: value });
  const set = (value: string, more: Set = {}) =>
    routes.setPaymentPassword({ ...caller(), member, body: { ...form(value), ...more } });
  const code = async (kind: 'mobile' | 'email' = 'mobile', formId = crypto.randomUUID()) => {
    harness.clock.advanceMs(61_000);
    const sent = await routes.paymentPasswordCode({ ...caller(), member, body: { kind, formId } });
    return { sent, formId, code: (await harness.people.taken())[0]?.code ?? '' };
  };
  const reset = (value: string, formId: string, verificationCode: string) =>
    routes.resetPaymentPassword({
      ...caller(),
      member,
      body: { ...form(value), kind: 'mobile', formId, verificationCode },
    });
  const check = (value: string) => harness.identity.checkPaymentPassword(member.id, value);
  const status = async () => {
    const told = await routes.paymentPasswordStatus({ ...caller(), member });
    if (!told.ok) throw new Error();
    return told.value;
  };
  return { member, set, code, reset, check, status };
}

const withField = (field: string, key: string) => ({ detail: { fields: { [field]: { key } } } });

test('the first one needs the login password, a later one the one before', async () => {
  const person = await newMember();
  expect(await person.status()).toMatchObject({ isSet: false, lockedUntil: null, resetBy: [{ kind: 'mobile' }] });
  expect(await person.check('135791')).toMatchObject({ message: 'payment_password_not_set' });
  expect(await person.set('135791')).toMatchObject(withField('password', 'not_empty'));
  expect(await person.set('135791', { password: 'wrong 1' })).toMatchObject({ message: 'in_incorrect_password' });
  expect(await person.set('135791', { password: goodPassword })).toMatchObject({ ok: true });
  expect((await harness.people.taken())[0]?.text).toContain('payment password');
  expect(await person.set('975310', { password: goodPassword })).toMatchObject(
    withField('oldPaymentPassword', 'payment_password_wrong'),
  );
  expect(await person.set('975310', { oldPaymentPassword: '135791' })).toMatchObject({ ok: true });
  expect(await person.check('135791')).toMatchObject({ message: 'payment_password_wrong' });
  expect(await person.check('975310')).toBeNull();
  expect((await person.status()).isSet).toBe(true);
});

test('a session that was put out while its passwords were compared sets none', async () => {
  const person = await newMember();
  await harness.owner.query('update sessions set ended_at = now() where member_id = $1', [person.member.id]);
  expect(await person.set('135791', { password: goodPassword })).toMatchObject(
    withField('password', 'session_expired'),
  );
  expect((await person.status()).isSet).toBe(false);
});

test.each([
  ['12345', 'newPaymentPassword'],
  ['abcdef', 'newPaymentPassword'],
  ['123456', 'newPaymentPassword'],
])('%s is refused under its field', async (value, field) => {
  const person = await newMember();
  expect(await person.set(value, { password: goodPassword })).toMatchObject({
    message: 'invalid_input',
    detail: { fields: { [field]: {} } },
  });
});

test('what is typed twice must be the same', async () => {
  const person = await newMember();
  expect(await person.set('135791', { password: goodPassword, confirmPaymentPassword: '135792' })).toMatchObject(
    withField('confirmPaymentPassword', 'inconsistent_twice'),
  );
});

test('five wrong ones lock it for an hour, the right one included, then five more are there', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  for (let turn = 1; turn <= 4; turn += 1)
    expect(await person.check('000001')).toMatchObject({ message: 'payment_password_wrong' });
  expect(await person.check('000001')).toMatchObject({
    message: 'payment_password_locked',
    detail: { retryAfterSeconds: 3600 },
  });
  expect(await person.check('135791')).toMatchObject({ message: 'payment_password_locked' });
  expect((await person.status()).lockedUntil).toBe(new Date(harness.clock.now().getTime() + hourMs).toISOString());
  harness.clock.advanceMs(hourMs - 1);
  expect(await person.check('135791')).toMatchObject({
    message: 'payment_password_locked',
    detail: { retryAfterSeconds: 1 },
  });
  harness.clock.advanceMs(1);
  for (let turn = 1; turn <= 4; turn += 1)
    expect(await person.check('000001')).toMatchObject({ message: 'payment_password_wrong' });
  expect(await person.check('135791')).toBeNull();
  for (let turn = 1; turn <= 4; turn += 1)
    expect(await person.check('000001')).toMatchObject({ message: 'payment_password_wrong' });
});

test('twenty right ones at the same moment are all right', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  // As dear as in earnest, so that all come while the first is compared.
  const hashed = await createPasswords().hash('135791');
  if (!hashed.ok) throw new Error(hashed.message);
  await harness.owner.query('update payment_passwords set hash = $2 where member_id = $1', [
    person.member.id,
    hashed.value,
  ]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.check('135791')));
  expect(answers.filter((fault) => fault !== null)).toEqual([]);
});

test('right ones in two processes are right, also where one try was left', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  await harness.owner.query('update payment_passwords set failures = 4 where member_id = $1', [person.member.id]);
  const { database, clock, securityEvents } = harness;
  const processes = [1, 2].map(() =>
    createPaymentPasswordCheck({ database, clock, securityEvents, passwords: createPasswords(cheapPasswords) }),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => processes[index % 2]?.(person.member.id, '135791')),
  );
  expect(answers.filter((fault) => fault !== null)).toEqual([]);
});

test('of a hundred guesses at the same moment five are looked at, and then it is locked', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  const guesses = Array.from({ length: 100 }, (_, index) => person.check(`${200_000 + index}`));
  const answers = (await Promise.all(guesses)).map((fault) => fault?.message);
  expect(answers.filter((message) => message === 'payment_password_wrong')).toHaveLength(4);
  expect(answers.filter((message) => message === 'payment_password_locked')).toHaveLength(96);
  expect((await person.status()).lockedUntil).not.toBeNull();
});

test('a process that ends between the last try and its lock leaves it locked all the same', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  await harness.owner.query('update payment_passwords set failures = 5 where member_id = $1', [person.member.id]);
  expect(await person.check('135791')).toMatchObject({ message: 'payment_password_locked' });
  expect((await person.status()).lockedUntil).not.toBeNull();
});

test('a forgotten one is set anew with a code, which ends the lock and holds payouts up', async () => {
  const person = await newMember();
  await person.set('135791', { password: goodPassword });
  for (let turn = 1; turn <= 5; turn += 1) await person.check('000001');
  const { sent, formId, code } = await person.code();
  expect(sent).toMatchObject({ ok: true, value: { sentTo: expect.stringContaining('•') } });
  expect(await person.reset('864202', formId, '000000')).toMatchObject(
    withField('verificationCode', 'invalid_verification_code'),
  );
  expect(await person.reset('864202', crypto.randomUUID(), code)).toMatchObject(
    withField('verificationCode', 'invalid_verification_code'),
  );
  const until = new Date(harness.clock.now().getTime() + 24 * hourMs);
  expect(await person.reset('864202', formId, code)).toMatchObject({
    ok: true,
    value: { coolingOffUntil: until.toISOString() },
  });
  expect(await harness.identity.coolingOffUntil(person.member.id)).toEqual(until);
  expect(await person.check('864202')).toBeNull();
  expect(await person.reset('975310', formId, code)).toMatchObject({ detail: { fields: { verificationCode: {} } } });
});

test('no code goes to an address that the account does not have', async () => {
  const person = await newMember();
  expect((await person.code('email')).sent).toMatchObject({ message: 'operation_not_allowed' });
});

test('a code of another form, such as that of a changed contact, sets nothing', async () => {
  const person = await newMember();
  const formId = crypto.randomUUID();
  harness.clock.advanceMs(61_000);
  const body = { kind: 'mobile', side: 'old', formId } as const;
  await harness.identity.routes.contactCode({ ...caller(), member: person.member, body });
  const code = (await harness.people.taken())[0]?.code ?? '';
  expect(await person.reset('864202', formId, code)).toMatchObject(
    withField('verificationCode', 'invalid_verification_code'),
  );
});
