// @covers member-second-factors

import { expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../../test/support/authenticator.ts';
import { useIdentity } from '../identity.fixture.ts';
import { factorsOf } from './second-factor.fixture.ts';

const harness = useIdentity();
const { newPerson, start, finish, withPasskey, withTotp, codeOf, ask, finishLogin, give, remove } = factorsOf(harness);

/** The challenge of the login that waits. */
async function challengeOf(ticket: string): Promise<string> {
  const asked = await finishLogin({ ticket });
  if (asked.ok || asked.message !== 'second_factor_required') throw new Error('nothing is asked');
  return String(asked.detail?.secondStep?.passkey?.challenge);
}

test('a passkey with a name is added with the password and opens the next login', async () => {
  const person = await newPerson();
  expect(await start(person, 'passkey', 'wrong')).toMatchObject({ message: 'in_incorrect_password' });
  const { key, recoveryCodes } = await withPasskey(person, 'My phone');
  expect(recoveryCodes).toHaveLength(10);
  const { ticket, methods } = await ask(person);
  expect(methods).toEqual(['passkey', 'recoveryCode']);
  key.key.signCount = 1;
  const response = key.sign(await challengeOf(ticket));
  expect(await finishLogin({ ticket, response })).toMatchObject({ ok: true });
  const shown = await harness.identity.routes.memberSecondFactor({ ...harness.caller(), member: person.member });
  expect(shown).toMatchObject({ value: { passkeys: [{ name: 'My phone', lastUsedAt: expect.any(String) }] } });
});

test('an answer counts once, for its own challenge, not from a copied key, another’s or another origin', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const { key } = await withPasskey(person);
  const theirs = await withPasskey(other);
  const wrong = async (answer: (challenge: string) => Record<string, unknown>) => {
    const { ticket } = await ask(person);
    return finishLogin({ ticket, response: answer(await challengeOf(ticket)) });
  };
  key.key.signCount = 5;
  const { ticket } = await ask(person);
  const response = key.sign(await challengeOf(ticket));
  expect(await finishLogin({ ticket, response })).toMatchObject({ ok: true });
  expect(await wrong(() => response)).toMatchObject({ message: 'second_factor_wrong' });
  key.key.signCount = 4;
  expect(await wrong(key.sign)).toMatchObject({ message: 'second_factor_wrong' });
  expect(await wrong(theirs.key.sign)).toMatchObject({ message: 'second_factor_wrong' });
  expect(await wrong(() => ({ id: 'x', response: {} }))).toMatchObject({ message: 'second_factor_wrong' });
  const begun = await start(await newPerson(), 'passkey');
  const challenge = String(begun.ok && begun.value.passkey?.challenge);
  const elsewhere = softwareAuthenticator('https://evil.example').register(challenge);
  expect(await finish(person, { response: elsewhere, name: 'Fake' })).toMatchObject({ message: 'not_found' });
});

test('in the session it is asked with a challenge of its own', async () => {
  const person = await newPerson();
  const { key } = await withPasskey(person);
  const asked = await give(person, {});
  if (asked.ok || asked.message !== 'second_factor_required') throw new Error('nothing is asked');
  key.key.signCount = 1;
  const response = key.sign(String(asked.detail?.secondStep?.passkey?.challenge));
  expect(await give(person, { response })).toMatchObject({ ok: true });
  expect(await give(await newPerson(), {})).toMatchObject({ message: 'not_found' });
});

test('another’s passkey is not found; one’s own goes with a second factor, the app stays', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const { secret } = await withTotp(person);
  await withPasskey(person);
  await withPasskey(other);
  const idOf = async ({ member }: typeof person) => {
    const shown = await harness.identity.routes.memberSecondFactor({ ...harness.caller(), member });
    return (shown.ok && shown.value.passkeys[0]?.passkeyId) || '';
  };
  const code = () => {
    harness.clock.advanceMs(60_000);
    return codeOf(secret);
  };
  const theirs = { passkeyId: await idOf(other), code: await code() };
  expect(await remove(person, theirs)).toMatchObject({ message: 'not_found' });
  expect(await remove(person, { passkeyId: await idOf(person), code: await code() })).toMatchObject({ ok: true });
  expect((await ask(person)).methods).toEqual(['totp', 'recoveryCode']);
});

test('a second one is set up only after the first was given lately', async () => {
  const person = await newPerson();
  const { secret } = await withTotp(person);
  harness.clock.advanceMs(10 * 60_000);
  expect(await start(person, 'passkey')).toMatchObject({ message: 'second_factor_required' });
  await give(person, { code: await codeOf(secret) });
  expect(await start(person, 'passkey')).toMatchObject({ ok: true });
});
