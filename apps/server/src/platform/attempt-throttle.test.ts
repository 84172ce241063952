import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type TestClock, testClock } from '../../test/support/test-clock.ts';
import { useTestDatabase } from '../../test/support/test-database.ts';
import { type AttemptThrottle, createAttemptThrottle } from './attempt-throttle.ts';
import { newId } from './crypto/ids.ts';

const db = useTestDatabase();
let clock: TestClock;
let throttle: AttemptThrottle;

beforeEach(async () => {
  await db.owner.query('drop table if exists failures');
  await db.owner.query(
    'create table failures (id text primary key, lobby text, guest bytea, ip text, failed_at timestamptz)',
  );
  await db.owner.query('grant select, insert, delete on failures to baize_app');
  clock = testClock();
  throttle = createAttemptThrottle({ database: db.database, clock, newId, table: 'failures' });
});

const begin = (guest: string, ip: string, known: readonly string[] = []) =>
  throttle.begin({ name: { lobby: 'a', guest: Buffer.from(guest) }, ip, knownAddresses: sql`${known}::text[]` });
const times = (count: number, work: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const rows = async () => (await db.owner.query('select from failures')).rowCount;

test('ten attempts at a name at once, from whatever address; the eleventh learns how long to wait', async () => {
  const answers = (await times(14, (index) => begin('ana', `10.0.0.${index}`))) as { ok: boolean }[];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  clock.advanceMs(60_000);
  expect(await begin('ana', '10.0.0.1')).toMatchObject({ ok: false, detail: { retryAfterSeconds: 29 * 60 } });
  expect((await begin('ben', '10.0.0.1')).ok).toBe(true);
  clock.advanceMs(29 * 60_000);
  expect((await begin('ana', '10.0.0.1')).ok).toBe(true);
});

test('strangers do not lock out the owner, whose address has ten of its own', async () => {
  await times(10, () => begin('ana', '10.0.0.1'));
  const own = () => begin('ana', '10.9.9.9', ['10.9.9.9']);
  const answers = (await times(11, own)) as { ok: boolean }[];
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
});

test('an attempt that was not made counts nothing, a right one starts its address anew and no other', async () => {
  const first = await begin('ana', '10.0.0.1');
  if (!first.ok) throw new Error('refused');
  await throttle.takeBack(first.value);
  expect(await rows()).toBe(0);
  await begin('ana', '10.0.0.2');
  const right = await begin('ana', '10.0.0.1');
  await begin('ben', '10.0.0.1');
  if (!right.ok) throw new Error('refused');
  await throttle.succeed(right.value);
  expect(await rows()).toBe(2);
  clock.advanceMs(30 * 60_000);
  await throttle.purge();
  expect(await rows()).toBe(0);
});
