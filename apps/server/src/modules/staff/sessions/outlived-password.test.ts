import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword } from '../../../../test/support/test-server.ts';

const db = useTestDatabase();
let server: LiveServer;
beforeAll(async () => {
  server = await openLiveServer(db, testClock());
});
afterAll(() => server.close());

const waiting = async () => (await db.owner.query('select from pg_locks where not granted')).rows.length;

/** A call by who knows the password, that is under way while a colleague takes the password away and ends all sessions. */
async function whilePasswordIsReset<Answer>({ id }: TestStaff, hold: string, call: () => Promise<Answer>) {
  await db.owner.query('begin');
  await db.owner.query(hold);
  const answer = call();
  await expect.poll(waiting).toBeGreaterThan(0);
  await db.owner.query('update staff set password_hash = null where id = $1', [id]);
  await db.owner.query('update staff_sessions set ended_at = now() where staff_id = $1', [id]);
  await db.owner.query('commit');
  return answer;
}

test('a sign-in with the old password opens nothing when the password is taken away while it is checked', async () => {
  const staff = await newStaff(server, db, 'late.comer');
  const signIn = () => server.call('staffLogin', { body: { username: staff.username, password: testPassword } });
  const answer = await whilePasswordIsReset(staff, 'lock table audit_log in exclusive mode', signIn);
  expect(answer.message).toBe('in_incorrect_password');
  const { rows } = await db.owner.query('select from staff_sessions where staff_id = $1 and ended_at is null', [
    staff.id,
  ]);
  expect(rows).toEqual([]);
});

test('a session that was ended sets no password, though it was asked before', async () => {
  const staff = await newStaff(server, db, 'late.changer');
  const body = { password: testPassword, newPassword: 'A thief at the window 17' };
  const change = () => callsOf(server, staff)('staffPasswordChange', { body });
  const hold = `select from staff where id = '${staff.id}' for update`;
  expect((await whilePasswordIsReset(staff, hold, change)).success).toBe(false);
  const { rows } = await db.owner.query('select password_hash from staff where id = $1', [staff.id]);
  expect(rows).toEqual([{ password_hash: null }]);
});
