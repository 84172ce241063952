import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  server = await openLiveServer(db, testClock());
  call = callsOf(server, await newStaff(server, db, 'boss'));
});
afterAll(() => server.close());

test('who may something at one brand alone makes, edits and gives no role that would let him do it at all of them', async () => {
  const manager = await newStaff(server, db, 'manager', { roles: [] });
  const permissions = ['staff.manage', 'roles.manage', 'members.block'] as const;
  const added = await call('staffRoleAdd', { body: { name: 'Manager here', permissions: [...permissions] } });
  await db.owner.query('insert into staff_role_grants values ($1, $2)', [manager.id, added.value.roleId]);
  const own = callsOf(server, manager);
  const everywhere = { name: 'Manager everywhere', permissions: [...permissions], forAllBrands: true };
  expect((await own('staffRoleAdd', { body: everywhere })).message).toBe('permission_not_held');
  const { roleId } = (await call('staffRoleAdd', { body: everywhere })).value;
  const give = { params: { staffId: manager.id }, body: { roleIds: [added.value.roleId, roleId] } };
  expect((await own('staffAccountRoles', give)).message).toBe('permission_not_held');
  const invitation = { email: 'me.again@example.com', roleIds: [roleId], forAllBrands: true };
  expect((await own('staffInvite', { body: invitation })).message).toBe('permission_not_held');
  await db.owner.query(`update staff_roles set permissions = '{staff.manage}' where id = $1`, [roleId]);
  const edit = { params: { roleId }, body: { name: 'Manager everywhere', permissions: [...permissions] } };
  expect((await own('staffRoleEdit', edit)).message).toBe('permission_not_held');
  expect((await own('staffRoleAdd', { body: { ...everywhere, name: 'Here', forAllBrands: false } })).success).toBe(
    true,
  );
  expect((await call('staffAccountRoles', give)).success).toBe(true);
  expect(
    (await own('staffRoleAdd', { body: { ...everywhere, name: 'More', permissions: ['staff.manage'] } })).success,
  ).toBe(true);
});
