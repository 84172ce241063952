import { afterAll, beforeAll, expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../../test/support/authenticator.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword } from '../../../../test/support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const origin = 'http://localhost';
let server: LiveServer;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());

const newPerson = () => {
  serial += 1;
  return newStaff(server, db, `keyholder${serial}`, { secondFactor: false });
};
const signIn = async ({ username }: TestStaff) =>
  (await server.call('staffLogin', { body: { username, password: testPassword } }, {})).value;
const challengeOf = (options: Record<string, unknown>): string => String(options.challenge);

async function withPasskey(person: TestStaff) {
  const call = callsOf(server, person);
  const key = softwareAuthenticator(origin);
  const { options } = (await call('staffPasskeyStart', { body: { password: testPassword } })).value;
  const response = key.register(challengeOf(options));
  const added = await call('staffPasskeyFinish', { body: { name: 'Laptop', response } });
  expect(added.message).toBe('');
  return { key, call, response, recoveryCodes: added.value.recoveryCodes };
}
async function asked(person: TestStaff) {
  const opened = await signIn(person);
  const call = callsOf(server, opened);
  const { options } = (await call('staffPasskeyChallenge', { body: {} })).value;
  return { call, challenge: challengeOf(options), secondFactors: opened.secondFactors };
}

test('a passkey is added with the password, opens what needs a second factor, and is asked for at the next sign-in', async () => {
  const person = await newPerson();
  const start = { body: { password: 'wrong' } };
  expect((await callsOf(server, person)('staffPasskeyStart', start)).message).toBe('in_incorrect_password');
  const { key, call, recoveryCodes } = await withPasskey(person);
  expect(recoveryCodes).toHaveLength(10);
  expect((await call('staffRoles', { data: {} })).success).toBe(true);
  const next = await asked(person);
  expect(next.secondFactors).toEqual(['passkey', 'recoveryCode']);
  expect((await next.call('staffRoles', { data: {} })).message).toBe('second_factor_required');
  key.key.signCount = 1;
  const given = await next.call('staffPasskeyGive', { body: { response: key.sign(next.challenge) } });
  expect(given.message).toBe('');
  expect((await next.call('staffRoles', { data: {} })).success).toBe(true);
  const acts = (await auditOf(db, `staff:${person.id}`)).map(({ act }) => act);
  expect(acts).toEqual(['staffSignIn', 'addPasskey', 'staffSignIn', 'giveSecondFactor']);
});

test('an answer counts once, for its own challenge, and not from a copied key', async () => {
  const person = await newPerson();
  const { key } = await withPasskey(person);
  const first = await asked(person);
  key.key.signCount = 5;
  const response = key.sign(first.challenge);
  expect((await first.call('staffPasskeyGive', { body: { response } })).success).toBe(true);
  const second = await asked(person);
  expect((await second.call('staffPasskeyGive', { body: { response } })).message).toBe('second_factor_wrong');
  const third = await asked(person);
  key.key.signCount = 4;
  const copied = { body: { response: key.sign(third.challenge) } };
  expect((await third.call('staffPasskeyGive', copied)).message).toBe('second_factor_wrong');
  const fourth = await asked(person);
  key.key.signCount = 6;
  clock.advanceMs(6 * 60_000);
  const late = { body: { response: key.sign(fourth.challenge) } };
  expect((await fourth.call('staffPasskeyGive', late)).message).toBe('second_factor_wrong');
});

test('another’s key, a page of another origin and garbage are refused', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await withPasskey(person);
  const theirs = await withPasskey(other);
  const refusedOf = async (responseOf: (challenge: string) => Record<string, unknown>) => {
    const { call, challenge } = await asked(person);
    return (await call('staffPasskeyGive', { body: { response: responseOf(challenge) } })).message;
  };
  expect(await refusedOf(theirs.key.sign)).toBe('second_factor_wrong');
  expect(await refusedOf(() => ({ id: 'x', response: {} }))).toBe('second_factor_wrong');
  const call = callsOf(server, await newPerson());
  const { options } = (await call('staffPasskeyStart', { body: { password: testPassword } })).value;
  const elsewhere = softwareAuthenticator('https://evil.example').register(challengeOf(options));
  const refused = await call('staffPasskeyFinish', { body: { name: 'Fake', response: elsewhere } });
  expect(refused.message).toBe('second_factor_wrong');
});

test('a passkey that is taken away leaves the account without a second factor', async () => {
  const person = await newPerson();
  const { call } = await withPasskey(person);
  const [passkey] = (await call('staffSecondFactor', {})).value.passkeys;
  expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  const removal = { params: { passkeyId: passkey?.passkeyId ?? '' }, body: { password: testPassword } };
  expect((await call('staffPasskeyRemove', removal)).success).toBe(true);
  expect((await call('staffRoles', { data: {} })).message).toBe('second_factor_setup_required');
  expect((await signIn(person)).secondFactors).toEqual([]);
});
