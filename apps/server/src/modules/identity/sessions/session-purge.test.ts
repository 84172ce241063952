// @covers session-purge

import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { goodPassword, useIdentity } from '../identity.fixture.ts';
import { createSessionPurge, sessionKeptMs } from './session-purge.ts';

/** Every process's news are heard, so that sessions are remembered. */
const harness = useIdentity({ sessionNews: () => ({ isCurrent: () => true, onNews: () => undefined }) });
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
let serial = 0;

afterEach(() => harness.owner.query('delete from sessions'));

/** A member who has just logged in. */
const enter = async (brand = harness.brand) => {
  serial += 1;
  const username = `longago${serial}`;
  const token = await harness.tokenOf(username, brand);
  const told = async () => {
    const member = await harness.identity.memberOfToken(token, brand.id);
    return member.ok ? member.value.id : member.message;
  };
  return { username, token, told, memberId: await told() };
};
const sessionsOf = async (memberId: string) =>
  (await harness.owner.query('select from sessions where member_id = $1', [memberId])).rowCount;
const countOfAll = async () => (await harness.owner.query('select from sessions')).rowCount;
/** By a process that has deleted nothing yet. */
const purge = (sizes?: { piece: number; piecesOfRun: number }) => createSessionPurge(harness, sizes)();

/** A member who is in, with old sessions beside: each came to its end a second before the one before it, all too long ago to be kept. */
const seedOld = async (count: number) => {
  const { memberId } = await enter();
  const lastEnd = new Date(harness.clock.now().getTime() - sessionKeptMs - 1_000);
  await harness.owner.query(
    `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent)
     select id, sha256(id::text::bytea), $1, $2, at - interval '1 day', at - interval '1 day', at, '192.0.2.9', 'test'
     from (select gen_random_uuid() as id, $3::timestamptz - n * interval '1 second' as at from generate_series(0, $4::int - 1) n) old`,
    [memberId, harness.brand.id, lastEnd, count],
  );
  return memberId;
};

test('a session that came to its absolute end is there for 90 days, and then as if it had never been', async () => {
  const { memberId, told } = await enter();
  harness.clock.advanceMs(dayMs + sessionKeptMs);
  await purge();
  expect(await sessionsOf(memberId)).toBe(1);
  expect(await told()).toBe('session_expired');
  harness.clock.advanceMs(1);
  await purge();
  expect(await sessionsOf(memberId)).toBe(0);
  expect(await told()).toBe('in_logged_login');
});

test('a session that was ended is counted from its end', async () => {
  const { memberId } = await enter();
  harness.clock.advanceMs(hourMs);
  await harness.identity.blockMember(memberId);
  harness.clock.advanceMs(sessionKeptMs);
  await purge();
  expect(await sessionsOf(memberId)).toBe(1);
  harness.clock.advanceMs(1);
  await purge();
  expect(await sessionsOf(memberId)).toBe(0);
});

test('a session that was over before it was ended is counted from when it was over', async () => {
  const { memberId, username, told } = await enter();
  harness.clock.advanceMs(60 * dayMs);
  await harness.identity.blockMember(memberId);
  harness.clock.advanceMs(31 * dayMs + 1);
  await purge();
  expect(await sessionsOf(memberId)).toBe(0);
  expect(await told()).toBe('in_logged_login');
  expect(await harness.login(username, goodPassword)).toMatchObject({ ok: false, message: 'account_blocked' });
});

test('what lives stays, however old it is, and what only lies idle too', async () => {
  const brand = await harness.seedBrand('patient', {
    flags: { USERNAMEREG3: true, DIRECTREG3: true },
    session: { idleMinutes: 200 * 24 * 60, absoluteHours: 24 * 365 },
  });
  const [old, young] = [await enter(brand), await enter()];
  harness.clock.advanceMs(150 * dayMs);
  const fresh = await enter();
  await purge();
  expect(await old.told()).toBe(old.memberId);
  expect(await fresh.told()).toBe(fresh.memberId);
  expect(await sessionsOf(young.memberId)).toBe(0);
  harness.clock.advanceMs(201 * dayMs);
  expect(await old.told()).toBe('session_expired');
  await purge();
  expect(await sessionsOf(old.memberId)).toBe(1);
});

test('a session that a process remembers is dead for it all the same', async () => {
  const { memberId, told } = await enter();
  expect(await told()).toBe(memberId);
  harness.clock.advanceMs(dayMs + sessionKeptMs + 1);
  await purge();
  expect(await told()).toBe('in_logged_login');
});

test('a big backlog goes in pieces over several turns, the oldest first', async () => {
  const memberId = await seedOld(25);
  const turn = createSessionPurge(harness, { piece: 3, piecesOfRun: 4 });
  await turn();
  expect(await sessionsOf(memberId)).toBe(25 - 12 + 1);
  const { rows } = await harness.owner.query(
    'select count(*)::int as count from sessions where member_id = $1 and expires_at < $2',
    [memberId, new Date(harness.clock.now().getTime() - sessionKeptMs - 13_000)],
  );
  expect(rows).toEqual([{ count: 0 }]);
  await turn();
  expect(await sessionsOf(memberId)).toBe(2);
  await turn();
  expect(await sessionsOf(memberId)).toBe(1);
});

test('when all is done it rests for an hour', async () => {
  const turn = createSessionPurge(harness);
  await turn();
  const memberId = await seedOld(2);
  harness.clock.advanceMs(hourMs - 1);
  await turn();
  expect(await sessionsOf(memberId)).toBe(3);
  harness.clock.advanceMs(1);
  await turn();
  expect(await sessionsOf(memberId)).toBe(1);
});

test('two processes at once, and somebody who ends all sessions of the member beside them: nobody fails', async () => {
  const memberId = await seedOld(200);
  const sizes = { piece: 7, piecesOfRun: 100 };
  await Promise.all([purge(sizes), harness.identity.blockMember(memberId), purge(sizes)]);
  await purge();
  expect(await countOfAll()).toBe(1);
});

test('it waits for nobody: what somebody holds is left for later', async () => {
  const memberId = await seedOld(5);
  await harness.database.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      select id from sessions where member_id = ${memberId} order by expires_at limit 1 for update`.execute(
      transaction,
    );
    expect(rows).toHaveLength(1);
    await purge();
    expect(await sessionsOf(memberId)).toBe(2);
  });
  await purge();
  expect(await sessionsOf(memberId)).toBe(1);
});

test('a session from which money may still stand at a vendor stays', async () => {
  const memberId = await seedOld(2);
  await harness.owner.query(`insert into vendors (code, display_name) values ('FAR', 'FAR')`);
  await harness.owner.query(
    `insert into vendor_stays (member_id, vendor_code, site_session_id, entered_at, checked_at)
     select member_id, 'FAR', id, now(), now() from sessions where member_id = $1 order by expires_at limit 1`,
    [memberId],
  );
  await purge();
  expect(await sessionsOf(memberId)).toBe(2);
  await harness.owner.query('delete from vendor_stays');
  await purge();
  expect(await sessionsOf(memberId)).toBe(1);
});

test.each(['delete from vendor_sessions', 'truncate sessions cascade', 'delete from members'])(
  'the application may not: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(harness.database)).rejects.toThrow(/permission denied/);
  },
);

test('a turn of the module’s own purge deletes old sessions too', async () => {
  const memberId = await seedOld(3);
  await harness.identity.purge();
  expect(await sessionsOf(memberId)).toBe(1);
});
