// @covers login-and-sessions login-by-name-or-number first-login-and-expired-password

import { beforeAll, describe, expect, test } from 'vitest';
import { fail } from '../../../platform/result.ts';
import { createContacts } from '../contacts/contacts.ts';
import type { IdentityTools } from '../dependencies.ts';
import { goodPassword, loginDefaults, tools, trialGrants, useIdentity } from '../identity.fixture.ts';
import { createLogin } from './login.ts';
import { createLoginThrottle } from './login-throttle.ts';

const harness = useIdentity();
const minuteMs = 60_000;
const wrong = { ok: false, message: 'in_incorrect_password' };
let serial = 0;

/** A new player whose registration came from an address that nobody uses again, so that all others are strangers. */
const newPlayer = async () => {
  serial += 1;
  const username = `player${serial}`;
  expect((await harness.register(username, { ip: '203.0.113.250' })).ok).toBe(true);
  return username;
};
/** A name as the throttle keeps it. */
const keptNameOf = (username: string) =>
  harness.lookupHash('login name', harness.brand.id, username).toString('base64url');
const messagesOf = (answers: Awaited<ReturnType<typeof harness.login>>[]) =>
  answers.map((answer) => (answer.ok ? 'in' : answer.message));

describe('a login', () => {
  test('takes the name in any case and with spaces around it, the password exactly', async () => {
    const username = await newPlayer();
    expect((await harness.login(` ${username.toUpperCase()} `, goodPassword)).ok).toBe(true);
    for (const other of [` ${goodPassword}`, goodPassword.toUpperCase(), goodPassword.slice(0, -1)]) {
      expect(await harness.login(username, other)).toEqual(wrong);
    }
  });

  test('says once that it is the first: at registration, or the first one of an account that was made by others', async () => {
    const username = await newPlayer();
    expect(await harness.login(username, goodPassword)).toMatchObject({ value: { firstTimeLogin: false } });
    const hashed = await harness.identity.hashPassword(goodPassword);
    if (!hashed.ok) throw new Error(hashed.message);
    await harness.database.transaction().execute((transaction) =>
      harness.identity.openMember(transaction, {
        brand: harness.brand,
        username: 'madebyothers',
        passwordHash: hashed.value,
        type: 4,
        trialGrantMinor: 500n,
        registeredFrom: '',
        profile: {},
      }),
    );
    const first = await harness.login('madebyothers', goodPassword);
    expect(first).toMatchObject({ ok: true, value: { firstTimeLogin: true } });
    expect(await harness.login('madebyothers', goodPassword)).toMatchObject({ value: { firstTimeLogin: false } });
    if (!first.ok) throw new Error(first.message);
    const member = await harness.identity.memberOfToken(first.value.token, harness.brand.id);
    expect(member).toMatchObject({ value: { type: 4 } });
    if (!member.ok) throw new Error(member.message);
    const { rows } = await harness.owner.query('select kind from accounts where member_id = $1', [member.value.id]);
    expect(rows).toEqual([{ kind: 'trial' }]);
    expect(trialGrants.get(member.value.id)).toBe(500n);
  });

  test('stays in its brand', async () => {
    const username = await newPlayer();
    expect(await harness.login(username, goodPassword, { brand: harness.otherBrand })).toEqual(wrong);
  });

  test('tells a blocked account only to who knows its password', async () => {
    const username = await newPlayer();
    const { rows } = await harness.owner.query('select id from members where username = $1', [username]);
    await harness.identity.blockMember(rows[0].id);
    expect(await harness.login(username, 'wrong password 1')).toEqual(wrong);
    expect(await harness.login(username, goodPassword)).toEqual({ ok: false, message: 'account_blocked' });
    const sessions = await harness.owner.query('select from sessions where member_id = $1 and ended_at is null', [
      rows[0].id,
    ]);
    expect(sessions.rowCount).toBe(0);
  });

  test('that meets a block at the same moment opens no session', async () => {
    const username = await newPlayer();
    const id = (await harness.owner.query('select id from members where username = $1', [username])).rows[0].id;
    await harness.owner.query('begin');
    await harness.owner.query('update members set blocked_at = now() where id = $1', [id]);
    const login = harness.login(username, goodPassword);
    await expect.poll(waitingForLocks).toBe(1);
    await harness.owner.query('commit');
    expect(await login).toEqual({ ok: false, message: 'account_blocked' });
  });

  test('tells that the password is too old, where the brand wants new ones', async () => {
    const brand = await harness.seedBrand('renewing', {
      flags: { USERNAMEREG3: true, DIRECTREG3: true },
      passwordExpiryDays: 90,
    });
    await harness.tokenOf('oldhand', brand);
    const login = () => harness.login('oldhand', goodPassword, { brand });
    expect(await login()).toMatchObject({ value: { passwordExpired: false } });
    harness.clock.advanceMs(90 * 24 * 60 * minuteMs);
    expect(await login()).toMatchObject({ value: { passwordExpired: true } });
  });
});

describe('unknown and known names', () => {
  test('get the same answer at every step of the throttle', async () => {
    const known = await newPlayer();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const answers = [await harness.login(known, 'wrong 1'), await harness.login('nobodyhere', 'wrong 1')];
      expect(answers[0]).toEqual(answers[1]);
      expect(messagesOf(answers)[0]).toBe(attempt <= 10 ? 'in_incorrect_password' : 'too_many_requests');
    }
  });
});

describe('the throttle', () => {
  let owner: string;
  beforeAll(async () => {
    owner = await newPlayer();
    expect((await harness.login(owner, goodPassword, { ip: '198.51.100.1' })).ok).toBe(true);
  });

  test('lets ten guesses through, however many addresses guess at once, and the owner gets in from where he was before', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) =>
      harness.login(owner, `guess ${index}`, { ip: `203.0.113.${index % 50}` }),
    );
    const messages = messagesOf(await Promise.all(guesses));
    expect(messages.filter((message) => message === 'in_incorrect_password')).toHaveLength(10);
    expect(messages.filter((message) => message === 'too_many_requests')).toHaveLength(50);
    const stranger = await harness.login(owner, goodPassword, { ip: '203.0.113.77' });
    expect(stranger).toMatchObject({ message: 'too_many_requests' });
    expect((await harness.login(owner, goodPassword, { ip: '198.51.100.1' })).ok).toBe(true);
  });

  test('counts exactly ten one after another, says how long to wait, and opens again by itself', async () => {
    const username = await newPlayer();
    const guess = (index: number) => harness.login(username, 'wrong 1', { ip: `203.0.113.${index}` });
    for (let index = 0; index < 10; index += 1) {
      expect(await guess(index)).toEqual(wrong);
      harness.clock.advanceMs(minuteMs);
    }
    const refusal = { ok: false, message: 'too_many_requests', detail: { retryAfterSeconds: 20 * 60 } };
    // Refused attempts count for nothing: the wait does not grow.
    for (let index = 0; index < 5; index += 1) expect(await guess(index)).toEqual(refusal);
    expect(await harness.login(username, goodPassword, { ip: '203.0.113.9' })).toEqual(refusal);
    harness.clock.advanceMs(20 * minuteMs);
    expect((await harness.login(username, goodPassword, { ip: '203.0.113.9' })).ok).toBe(true);
  });

  test('holds for an address that the owner used before as well', async () => {
    const username = await newPlayer();
    const ip = '198.51.100.7';
    expect((await harness.login(username, goodPassword, { ip })).ok).toBe(true);
    for (let guess = 0; guess < 10; guess += 1) expect(await harness.login(username, 'wrong 1', { ip })).toEqual(wrong);
    expect(await harness.login(username, goodPassword, { ip })).toMatchObject({ message: 'too_many_requests' });
    expect(await harness.login(username, goodPassword, { ip: '198.51.100.8' })).toMatchObject({ ok: false });
  });

  test('knows an owner with IPv6 by his network: his address is another each day', async () => {
    const username = await newPlayer();
    expect((await harness.login(username, goodPassword, { ip: '2001:db8:0:7::1' })).ok).toBe(true);
    for (let guess = 0; guess < 10; guess += 1) expect(await harness.login(username, 'wrong 1')).toEqual(wrong);
    expect((await harness.login(username, goodPassword, { ip: '2001:db8:0:7:aaaa::2' })).ok).toBe(true);
    expect(await harness.login(username, goodPassword, { ip: '2001:db8:0:8::1' })).toMatchObject({
      message: 'too_many_requests',
    });
  });

  test('forgets an address’s failures after a right password', async () => {
    const username = await newPlayer();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) expect(await harness.login(username, 'wrong 1')).toEqual(wrong);
      expect((await harness.login(username, goodPassword)).ok).toBe(true);
    }
  });

  test('counts a name in each brand alone, and in whatever case', async () => {
    const username = await newPlayer();
    await harness.tokenOf(username, harness.otherBrand);
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await harness.login(guess % 2 ? username : username.toUpperCase(), 'wrong 1')).toEqual(wrong);
    }
    expect(await harness.login(username, 'wrong 1')).toMatchObject({ message: 'too_many_requests' });
    expect((await harness.login(username, goodPassword, { brand: harness.otherBrand })).ok).toBe(true);
  });

  test('sweeps rows that nobody asks for any more', async () => {
    for (let name = 0; name < 20; name += 1) await harness.login(`ghost${name}`, 'wrong 1');
    harness.clock.advanceMs(41 * minuteMs);
    await harness.login('somebodyelse', 'wrong 1');
    const { rows } = await harness.owner.query('select username from login_failures');
    expect(rows).toEqual([{ username: keptNameOf('somebodyelse') }]);
  });
});

test('an attempt whose password finds no place to be checked counts for nothing', async () => {
  const username = await newPlayer();
  const refused = fail('service_unavailable', { retryAfterSeconds: 1 });
  const { secretBox, lookupHash } = harness;
  const overloaded = createLogin({
    ...harness,
    ...tools,
    ...harness.people,
    throttle: createLoginThrottle({ ...harness, ...tools }),
    contacts: createContacts({ secretBox, lookupHash }),
    passwords: { hash: async () => refused, verify: async () => refused },
  } as unknown as IdentityTools);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect(await overloaded.login(harness.caller(), { ...loginDefaults, username, password: 'wrong 1' })).toEqual(
      refused,
    );
  }
  const { rows } = await harness.owner.query('select from login_failures where username = $1', [keptNameOf(username)]);
  expect(rows).toEqual([]);
});

/** Connections of this test's database that wait for a row or a lock. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await harness.owner.query(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}
