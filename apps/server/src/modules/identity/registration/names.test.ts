// @covers register-by-username

import { expect, test } from 'vitest';
import { useIdentity } from '../identity.fixture.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import { everyWay, formsOf, number } from '../sessions/ways.fixture.ts';
import { isReservedName } from './reserved-names.ts';

const brand = ['demo', 'Baize House'];

test.each([
  ...[
    'admin',
    'Admin',
    'ADM1N',
    'adm!n',
    '@dmin',
    'a.d-m_i n',
    'admln',
    'admin7',
    'admin2026',
    'аdmin',
    'ａｄｍｉｎ',
    'ádmin',
  ],
  ...['Staff', '5taff', 'DemoStaff', 'dernostaff', 'demo_staff', 'supp0rt', 'support24', '0perat0r', 'm0d'],
  ...[
    '007admin',
    '1-admin-1',
    'AdminTeam',
    'the_real_admin',
    'b4izehouse-support',
    'support_BaizeHouse',
    'demoOperat0r',
  ],
  ...['demo', 'd3mo', 'baizehouse', 'BAIZE-H0USE', 'balzehouse1'],
])('%s is no name for a member', (name) => {
  expect(isReservedName(name, brand)).toBe(true);
});

test.each([
  'theodora',
  'team',
  'realdemocracy',
  'demonika',
  'alice',
  'staffan',
  'administer',
  'modern',
  'helper',
  '12345',
  'supporter',
  'demos',
  'housekeeper',
  'a1',
])('%s is a name like any other', (name) => {
  expect(isReservedName(name, brand)).toBe(false);
});

test.each([
  ['alice1', 'alice'],
  ['Alice2026!', 'alice'],
  ['4lice#1', 'alice'],
  ['123alice', 'alice'],
  ['12-alice-34', 'alice'],
  ['alice77', 'alice77'],
  ['alice771', 'alice77'],
  ['alice2026', 'alice77'],
  ['ecila2026', 'alice'],
  ['99-Ecila', 'alice'],
  ['4321ezi4b', 'Baize'],
  ['baize123', 'Baize'],
  ['b4ize99', 'Baize'],
  ['luckystar1', 'Lucky Star'],
  ['09171234567', '9171234567'],
])('the password %s is guessed from %s', async (password, name) => {
  expect(await isGuessable(password, ['', 'other', name])).toBe(true);
});

test.each([
  ['lantern 42 garden', 'alice'],
  ['alicewonder7', 'alice'],
  ['my-alice-7x', 'alice'],
  ['Lantern-90417', 'al'],
  ['k94817265', 'k1'],
])('the password %s is not guessed from %s', async (password, name) => {
  expect(await isGuessable(password, [name])).toBe(false);
});

const harness = useIdentity();
const common = (field: string) => ({
  ok: false,
  message: 'invalid_input',
  detail: { fields: { [field]: { key: 'password_common' } } },
});

test('members register under no reserved name, and with no password made of a name', async () => {
  for (const username of ['admin', 'Supp0rt', 'first', 'F1rst99'])
    expect(await harness.register(username), username).toEqual({
      ok: false,
      message: 'username_taken',
      detail: { fields: { username: { key: 'username_taken' } } },
    });
  for (const password of ['florence1', 'fl0rence-2026', 'first12345'])
    expect(await harness.register('florence', { password, confirmPassword: password }), password).toEqual(
      common('password'),
    );
  expect((await harness.register('florence')).ok).toBe(true);
});

test('the brand’s name is no password of who registers by number', async () => {
  const brand = await harness.seedBrand('mobiles', everyWay);
  const forms = formsOf(harness, () => brand);
  const password = 'm0biles123';
  const registered = await forms.registerMobile(forms.newNumber(), { password, confirmPassword: password });
  expect(registered).toEqual(common('password'));
});

test('a forgotten password is set anew to no name: whose number it is shows only after its code', async () => {
  const brand = await harness.seedBrand('forgetful', everyWay);
  const forms = formsOf(harness, () => brand);
  const mobileNum = forms.newNumber();
  const registered = await forms.registerMobile(mobileNum);
  if (!registered.ok) throw new Error(registered.message);
  await harness.owner.query(`update members set username = 'rosalinde' where id = $1`, [
    (await forms.memberOf(registered.value.token)).id,
  ]);
  const formId = crypto.randomUUID();
  const reset = (verificationCode: string) =>
    harness.identity.routes.resetPasswordByPhone({
      ...forms.caller(),
      body: { ...number, mobileNum, formId, verificationCode, newPassword: 'rosalinde1' },
    });
  harness.clock.advanceMs(1_000);
  expect((await forms.askCode('password', mobileNum, formId)).ok).toBe(true);
  const code = await forms.codeFor(mobileNum);
  const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
  expect(await reset(wrong)).toMatchObject({ detail: { fields: { verificationCode: expect.anything() } } });
  expect(await reset(code)).toEqual(common('newPassword'));
});

test('nor is a password changed to one', async () => {
  const token = await harness.tokenOf('gwendolyn');
  const known = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!known.ok) throw new Error(known.message);
  const changed = await harness.identity.routes.changePassword({
    ...harness.caller(),
    member: known.value,
    body: { oldPassword: 'lantern 42 garden', newPassword: 'gwendolyn1', confirmNewPassword: 'gwendolyn1' },
  });
  expect(changed).toEqual(common('newPassword'));
});
