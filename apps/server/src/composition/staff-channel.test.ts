import { randomUUID } from 'node:crypto';
import { staffChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../test/support/live-server.ts';
import { newStaff, type TestStaff } from '../../test/support/staff-accounts.ts';
import { testClock } from '../../test/support/test-clock.ts';
import { useTestDatabase } from '../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let staff: TestStaff;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
beforeEach(async () => {
  serial += 1;
  staff = await newStaff(server, db, `listener${serial}`, { roles: ['Support'], secondFactor: false });
});
afterAll(() => server.close());

const listen = () => server.connect(staffChannel, { token: staff.token });
/** A member writes to customer service. */
const somebodyWrites = async () => {
  serial += 1;
  const token = await server.register(`writer${serial}`);
  await server.call('chatOpen', { body: { language: 'TY' } }, { token });
  await server.call('chatSend', { body: { messageId: randomUUID(), text: 'my number is 12345' } }, { token });
};
const withinTwoSeconds = <V>(event: Promise<V>) =>
  Promise.race([event, new Promise((_resolve, reject) => setTimeout(() => reject(new Error('not in time')), 2_000))]);

test('who may answer chats no longer hears no more of them, and stays signed in', async () => {
  const socket = await listen();
  await somebodyWrites();
  await socket.next('chatMessage');
  await db.owner.query('delete from staff_role_grants where staff_id = $1', [staff.id]);
  await withinTwoSeconds(socket.closed);
  expect(socket.heard.map(({ name }) => name)).not.toContain('forcedLogout');
  const again = await listen();
  await somebodyWrites();
  expect((await server.call('staffInfo', {}, { token: staff.token })).success).toBe(true);
  expect(again.heard).toEqual([]);
});

test('who may answer them from now on hears of them after coming again', async () => {
  await db.owner.query('delete from staff_role_grants where staff_id = $1', [staff.id]);
  const socket = await listen();
  await db.owner.query(`insert into staff_role_grants select $1, id from staff_roles where name = 'Support'`, [
    staff.id,
  ]);
  await withinTwoSeconds(socket.closed);
  const again = await listen();
  await somebodyWrites();
  await again.next('chatMessage');
});

test('a session that owes a second factor hears nothing', async () => {
  const socket = await listen();
  await db.owner.query(`insert into staff_totp (staff_id, sealed_secret) values ($1, 'sealed')`, [staff.id]);
  await withinTwoSeconds(socket.closed);
});

test('nor does one at an address that the brand has taken off its list', async () => {
  const socket = await listen();
  await db.owner.query(`insert into staff_networks select id, '203.0.113.0/24', '' from brands`);
  try {
    await withinTwoSeconds(socket.closed);
    await expect(listen()).rejects.toThrow('in_logged_login');
  } finally {
    await db.owner.query('delete from staff_networks');
  }
});
