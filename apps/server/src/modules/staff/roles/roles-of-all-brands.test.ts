import { type StaffPermission, staffPermissions } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { builtInRoles } from './built-in.ts';

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

/** Somebody who looks after all brands with a role of this one alone. */
async function managerHere(name: string, permissions: string[] = ['staff.manage', 'roles.manage', 'members.block']) {
  const manager = await newStaff(server, db, name, { roles: [] });
  await grantAt(
    (await db.owner.query('select id from brands order by created_at')).rows[0].id,
    manager.id,
    permissions,
  );
  return manager;
}
async function grantAt(brandId: string, staffId: string, permissions: string[]): Promise<void> {
  const roleId = newId();
  await db.owner.query(
    `insert into staff_roles (id, brand_id, name, permissions, is_built_in, created_at) values ($1, $2, $3, $4, false, now())`,
    [roleId, brandId, `Role ${roleId}`, permissions],
  );
  await db.owner.query('insert into staff_role_grants values ($1, $2)', [staffId, roleId]);
}

test('nobody manages an account that may do more than he at another brand', async () => {
  const manager = callsOf(server, await managerHere('manager.here'));
  const chief = await newStaff(server, db, 'chief.there', { roles: [] });
  const there = await insertBrand(db.owner, 'elsewhere');
  await grantAt(there.id, chief.id, ['staff.manage', 'roles.manage', 'members.adjust']);
  const params = { staffId: chief.id };
  const reason = 'for no good';
  const acts = [
    await manager('staffAccountSecondFactorReset', { params, body: { reason } }),
    await manager('staffAccountPasswordReset', { params, body: { reason } }),
    await manager('staffAccountState', { params, body: { state: 'disabled', reason } }),
    await manager('staffAccountRoles', { params, body: { roleIds: [] } }),
  ];
  expect(acts.map(({ message }) => message)).toEqual(acts.map(() => 'permission_not_held'));
  const peer = await managerHere('peer.here', ['staff.manage']);
  expect((await manager('staffAccountRoles', { params: { staffId: peer.id }, body: { roleIds: [] } })).success).toBe(
    true,
  );
});

test('nobody takes from a role what he may not do himself', async () => {
  const manager = callsOf(server, await managerHere('role.manager'));
  const { roleId } = (
    await call('staffRoleAdd', { body: { name: 'Auditor', permissions: ['audit.read', 'members.block'] } })
  ).value;
  const edit = (permissions: StaffPermission[]) =>
    manager('staffRoleEdit', { params: { roleId }, body: { name: 'Auditor', permissions } });
  expect((await edit(['members.block'])).message).toBe('permission_not_held');
  expect((await edit(['audit.read'])).success).toBe(true);
});

test('an invitation to all brands opens nothing once its inviter may do so much at one brand alone', async () => {
  const inviter = await newStaff(server, db, 'falling.star');
  const email = 'second.me@example.com';
  const body = { email, roleIds: [builtInRoles.administrator], forAllBrands: true };
  expect((await callsOf(server, inviter)('staffInvite', { body })).success).toBe(true);
  const brandId = (await db.owner.query(`select brand_id from staff_sessions where staff_id = $1`, [inviter.id]))
    .rows[0].brand_id as string;
  const mail = (await server.server.outbox.latest(brandId, 50)).find(({ to }) => to === email)?.link ?? '';
  const token = mail.slice(mail.indexOf('#') + 1);
  const info = () => server.call('staffLinkInfo', { body: { token } });
  expect((await info()).success).toBe(true);
  await db.owner.query('delete from staff_role_grants where staff_id = $1', [inviter.id]);
  await grantAt(brandId, inviter.id, Object.keys(staffPermissions));
  expect((await info()).message).toBe('invitation_invalid');
  await db.owner.query('insert into staff_role_grants values ($1, $2)', [inviter.id, builtInRoles.administrator]);
  expect((await info()).success).toBe(true);
});
