// @covers staff-sign-in minimum-ages

import { staffPermissionNames } from '@baize/contract';
import { staffChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword } from '../../../../test/support/test-server.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { createLookupHash } from '../../../platform/crypto/lookup-hash.ts';
import { createStaffThrottle } from './throttle.ts';

const db = useTestDatabase();
const clock = testClock();
const minuteMs = 60_000;
/** The test operator's. */
const secret = 'the secret of an installation for tests';
let server: LiveServer;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());

const signIn = (username: string, password: string) => server.call('staffLogin', { body: { username, password } }, {});
const info = (token: string) => server.call('staffInfo', {}, { token });

test('the right password opens a session that says who it is', async () => {
  const { value } = await signIn(' demostaff ', testPassword);
  expect((await info(value.token)).value).toMatchObject({
    username: 'demostaff',
    roles: ['Administrator'],
    permissions: staffPermissionNames,
    secondFactor: { isSetUp: false, isVerified: false, methods: [] },
    brandName: 'Baize',
    ages: { shown: [21], enforced: 21 },
  });
  const { rows } = await db.owner.query('select * from staff_sessions');
  expect(JSON.stringify(rows)).not.toContain(value.token);
});

test('a wrong name and a wrong password answer alike', async () => {
  const [wrongName, wrongPassword] = [await signIn('nobody', testPassword), await signIn('demostaff', 'wrong')];
  expect(wrongName).toEqual(wrongPassword);
  expect(wrongName).toMatchObject({ status: 401, message: 'in_incorrect_password' });
  // A member's name and password are nothing here, and the other way round.
  await server.register('justamember');
  expect((await signIn('justamember', testPassword)).message).toBe('in_incorrect_password');
  const asMember = await server.call('login', { body: { username: 'demostaff', password: testPassword } });
  expect(asMember.message).toBe('in_incorrect_password');
});

test('ten failures bar a name for half an hour, also against many at once', async () => {
  const tries = await Promise.all(Array.from({ length: 14 }, () => signIn('barred', 'wrong')));
  const barred = tries.filter(({ message }) => message === 'too_many_requests');
  expect(barred).toHaveLength(4);
  clock.advanceMs(30 * minuteMs);
  expect((await signIn('barred', 'wrong')).message).toBe('in_incorrect_password');
});

test('strangers who fail at a name keep nobody out who comes from where he signed in before, and win no guesses by it', async () => {
  expect((await signIn('demostaff', testPassword)).success).toBe(true);
  const throttle = createStaffThrottle({ ...db, clock, newId, lookupHash: createLookupHash(secret) });
  const guess = async (index: number) => (await throttle.begin('demostaff', `203.0.113.${index}`)).ok;
  for (let index = 0; index < 10; index += 1) expect(await guess(index)).toBe(true);
  expect(await guess(10)).toBe(false);
  expect((await signIn('demostaff', testPassword)).success).toBe(true);
  expect(await guess(11)).toBe(false);
  clock.advanceMs(30 * minuteMs);
});

test('a check that did not take place counts for nothing', async () => {
  const throttle = createStaffThrottle({ ...db, clock, newId, lookupHash: createLookupHash(secret) });
  for (let time = 0; time < 12; time += 1) {
    const attempt = await throttle.begin('hurried', '203.0.113.1');
    if (!attempt.ok) throw new Error(attempt.message);
    await throttle.takeBack(attempt.value);
  }
});

test('sessions end by sign-out, after an idle hour and after twelve hours; an open socket keeps none awake', async () => {
  const leaving = (await signIn('demostaff', testPassword)).value.token;
  const socket = await server.connect(staffChannel, { token: leaving });
  await server.call('staffLogout', {}, { token: leaving });
  expect((await info(leaving)).message).toBe('session_expired');
  await socket.next('forcedLogout');
  await socket.closed;

  const idle = (await signIn('demostaff', testPassword)).value.token;
  const watching = await server.connect(staffChannel, { token: idle });
  clock.advanceMs(59 * minuteMs);
  expect((await info(idle)).success).toBe(true);
  clock.advanceMs(60 * minuteMs);
  await watching.closed;
  expect((await info(idle)).message).toBe('session_expired');

  const working = (await signIn('demostaff', testPassword)).value.token;
  for (let hour = 0; hour < 12; hour += 0.5) {
    expect((await info(working)).success, `${hour} hours`).toBe(true);
    clock.advanceMs(30 * minuteMs);
  }
  expect((await info(working)).message).toBe('session_expired');
});

test('staff whose account has ended is out at once', async () => {
  const { token } = (await signIn('demostaff', testPassword)).value;
  await db.owner.query('update staff set ended_at = now()');
  expect((await info(token)).message).toBe('session_expired');
  expect((await signIn('demostaff', testPassword)).message).toBe('in_incorrect_password');
  await db.owner.query('update staff set ended_at = null');
});

test('staff who looks after another brand from now on is out at this one', async () => {
  const { token } = (await signIn('demostaff', testPassword)).value;
  const { id } = await insertBrand(db.owner);
  await db.owner.query('update staff set brand_id = $1', [id]);
  expect((await info(token)).message).toBe('session_expired');
  await db.owner.query('update staff set brand_id = null');
  expect((await info(token)).success).toBe(true);
});
