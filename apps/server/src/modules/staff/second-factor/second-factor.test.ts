import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword } from '../../../../test/support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const stepMs = 30_000;
const windowMs = 30 * 60_000;
let server: LiveServer;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());

const newPerson = () => {
  serial += 1;
  return newStaff(server, db, `factor${serial}`, { secondFactor: false });
};
const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
const signIn = async ({ username }: TestStaff) =>
  (await server.call('staffLogin', { body: { username, password: testPassword } }, {})).value;

/** Sets up an authenticator app; its first code is used up. */
async function withTotp(person: TestStaff) {
  const call = callsOf(server, person);
  const started = await call('staffTotpStart', { body: { password: testPassword } });
  const { secret, uri } = started.value;
  const finished = await call('staffTotpFinish', { body: { code: await codeOf(secret) } });
  expect(finished.message).toBe('');
  return { secret, uri, recoveryCodes: finished.value.recoveryCodes };
}

describe('an authenticator app', () => {
  test('opens in the session in which it is set up what needs a second factor', async () => {
    const person = await newPerson();
    const call = callsOf(server, person);
    expect((await call('staffRoles', { data: {} })).message).toBe('second_factor_setup_required');
    const { uri, recoveryCodes } = await withTotp(person);
    expect(uri).toContain('otpauth://totp/');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call('staffRoles', { data: {} })).success).toBe(true);
    expect((await call('staffInfo', {})).value.secondFactor).toEqual({
      isSetUp: true,
      isVerified: true,
      methods: ['totp', 'recoveryCode'],
    });
    expect((await auditOf(db, `staff:${person.id}`)).map(({ act }) => act)).toContain('addTotp');
  });

  test('is asked for at the next sign-in, before anything else', async () => {
    const person = await newPerson();
    const { secret } = await withTotp(person);
    clock.advanceMs(2 * stepMs);
    const opened = await signIn(person);
    expect(opened.secondFactors).toEqual(['totp', 'recoveryCode']);
    const call = callsOf(server, opened);
    expect((await call('staffSessions', {})).message).toBe('second_factor_required');
    expect((await call('staffInfo', {})).value.secondFactor).toMatchObject({ isSetUp: true, isVerified: false });
    expect((await call('staffSecondFactorGive', { body: { code: '000000' } })).message).toBe('second_factor_wrong');
    expect((await call('staffSecondFactorGive', { body: { code: await codeOf(secret) } })).success).toBe(true);
    expect((await call('staffSessions', {})).success).toBe(true);
  });

  test('gives codes that count once each, also for two at the same moment', async () => {
    const person = await newPerson();
    const { secret } = await withTotp(person);
    clock.advanceMs(2 * stepMs);
    const sessions = await Promise.all([signIn(person), signIn(person), signIn(person)]);
    const code = await codeOf(secret);
    const given = await Promise.all(
      sessions.map((session) => callsOf(server, session)('staffSecondFactorGive', { body: { code } })),
    );
    expect(given.map(({ message }) => message).sort()).toEqual(['', 'second_factor_wrong', 'second_factor_wrong']);
    // A code of the step before the one that counted is an old one.
    const before = await generate({ secret, epoch: Math.floor((clock.now().getTime() - stepMs) / 1000) });
    const [late] = sessions.filter((_session, index) => !given[index]?.success);
    const again = await callsOf(server, late ?? { token: '' })('staffSecondFactorGive', { body: { code: before } });
    expect(again.message).toBe('second_factor_wrong');
  });

  test('is not guessed: after ten wrong codes nobody is asked for half an hour', async () => {
    const person = await newPerson();
    const { secret } = await withTotp(person);
    clock.advanceMs(2 * stepMs);
    const call = callsOf(server, await signIn(person));
    for (let guess = 0; guess < 10; guess += 1) {
      const code = `${guess}`.padStart(6, '9');
      expect((await call('staffSecondFactorGive', { body: { code } })).message).toBe('second_factor_wrong');
    }
    const right = { body: { code: await codeOf(secret) } };
    expect((await call('staffSecondFactorGive', right)).message).toBe('too_many_requests');
    clock.advanceMs(windowMs + stepMs);
    const later = callsOf(server, await signIn(person));
    expect((await later('staffSecondFactorGive', { body: { code: await codeOf(secret) } })).success).toBe(true);
  });

  test('is neither begun nor taken away without the password', async () => {
    const person = await newPerson();
    const call = callsOf(server, person);
    const wrong = { body: { password: 'not the password' } };
    expect((await call('staffTotpStart', wrong)).message).toBe('in_incorrect_password');
    await withTotp(person);
    expect((await call('staffTotpRemove', wrong)).message).toBe('in_incorrect_password');
    expect((await call('staffTotpRemove', { body: { password: testPassword } })).success).toBe(true);
    expect((await call('staffSecondFactor', {})).value).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await call('staffRoles', { data: {} })).message).toBe('second_factor_setup_required');
  });

  test('that takes another’s place, or is taken away, counts no more in the account’s other sessions', async () => {
    const person = await newPerson();
    const first = await withTotp(person);
    clock.advanceMs(2 * stepMs);
    const other = callsOf(server, await signIn(person));
    const given = async (secret: string) => {
      clock.advanceMs(2 * stepMs);
      expect((await other('staffSecondFactorGive', { body: { code: await codeOf(secret) } })).success).toBe(true);
      expect((await other('staffRoles', { data: {} })).success).toBe(true);
    };
    await given(first.secret);
    clock.advanceMs(2 * stepMs);
    const second = await withTotp(person);
    expect((await other('staffRoles', { data: {} })).message).toBe('second_factor_required');
    await given(second.secret);
    await callsOf(server, person)('staffTotpRemove', { body: { password: testPassword } });
    clock.advanceMs(2 * stepMs);
    await withTotp(person);
    expect((await other('staffRoles', { data: {} })).message).toBe('second_factor_required');
  });

  test('is kept sealed', async () => {
    const { secret } = await withTotp(await newPerson());
    const { rows } = await db.owner.query('select * from staff_totp');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a recovery code', () => {
  test('stands in for the app once, however it is typed; new ones end the old', async () => {
    const person = await newPerson();
    const { recoveryCodes, secret } = await withTotp(person);
    const [first = '', second = ''] = recoveryCodes;
    const give = async (code: string) =>
      callsOf(server, await signIn(person))('staffSecondFactorGive', { body: { code } });
    expect((await give(first.toLowerCase().replace('-', ' '))).value).toEqual({ recoveryCodesLeft: 9 });
    expect((await give(first)).message).toBe('second_factor_wrong');
    const renewed = await callsOf(server, person)('staffRecoveryCodes', { body: { password: testPassword } });
    expect(renewed.value.recoveryCodes).toHaveLength(10);
    expect((await give(second)).message).toBe('second_factor_wrong');
    clock.advanceMs(2 * stepMs);
    expect((await give(await codeOf(secret))).success).toBe(true);
  });

  test('is kept as a keyed hash', async () => {
    const { recoveryCodes } = await withTotp(await newPerson());
    const { rows } = await db.owner.query('select code_hash from staff_recovery_codes');
    const kept = rows.map(({ code_hash }) => code_hash.toString('latin1')).join(' ');
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''));
  });
});

test('what is another’s is not found: his session, his passkey', async () => {
  const [mine, theirs] = [await newPerson(), await newPerson()];
  const call = callsOf(server, mine);
  const { rows } = await callsOf(server, theirs)('staffSessions', {}).then(({ value }) => value);
  const sessionId = rows[0]?.sessionId ?? '';
  expect((await call('staffSessionEnd', { params: { sessionId } })).message).toBe('not_found');
  const passkeyId = crypto.randomUUID();
  await db.owner.query(
    `insert into staff_passkeys (id, staff_id, credential_id, public_key, relying_party, sign_count, transports, name, added_at)
     values ($1, $2, 'theirs', 'x', 'localhost', 0, '{}', 'Key', now())`,
    [passkeyId, theirs.id],
  );
  const removal = { params: { passkeyId }, body: { password: testPassword } };
  expect((await call('staffPasskeyRemove', removal)).message).toBe('not_found');
});
