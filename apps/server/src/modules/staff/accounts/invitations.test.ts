import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { builtInRoles } from '../roles/built-in.ts';

const db = useTestDatabase();
const clock = testClock();
const hourMs = 3_600_000;
const password = 'A harbour at dusk 41';
let server: LiveServer;
let admin: TestStaff;
let call: ReturnType<typeof callsOf>;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  admin = await newStaff(server, db, 'inviter');
  call = callsOf(server, admin);
});
afterAll(() => server.close());

const newAddress = () => {
  serial += 1;
  return `somebody${serial}@example.com`;
};
const brandId = async () => (await db.owner.query('select id from brands')).rows[0].id as string;

/** The token in the link that went to an address. */
async function tokenFor(address: string): Promise<string> {
  const mails = await server.server.outbox.latest(await brandId(), 50);
  const link = mails.find(({ to }) => to === address)?.link ?? '';
  expect(link).toMatch(/^http:\/\/localhost\/console\/link#[\w-]{43}$/);
  return link.slice(link.indexOf('#') + 1);
}
async function invite(roleIds: string[] = [builtInRoles.support]) {
  const email = newAddress();
  const invited = await call('staffInvite', { body: { email, roleIds } });
  if (!invited.success) throw new Error(invited.message);
  return { email, ...invited.value, token: await tokenFor(email) };
}
const info = (token: string) => server.call('staffLinkInfo', { body: { token } });
const use = (token: string, username: string, secret = password) =>
  server.call('staffLinkUse', { body: { token, username, password: secret } });

describe('an invitation', () => {
  test('makes an account with its roles for who opens the link, and the log tells both sides', async () => {
    const { email, invitationId, token } = await invite();
    expect((await info(token)).value).toMatchObject({ kind: 'invitation', username: '', roles: ['Support'] });
    expect((await use(token, 'newcomer')).value).toEqual({ username: 'newcomer' });
    const signedIn = await server.call('staffLogin', { body: { username: 'newcomer', password } });
    const own = await callsOf(server, signedIn.value)('staffInfo', {});
    expect(own.value).toMatchObject({ username: 'newcomer', roles: ['Support'], forAllBrands: false });
    expect((await callsOf(server, signedIn.value)('staffChats', { data: {} })).success).toBe(true);
    expect((await callsOf(server, signedIn.value)('staffGames', { data: {} })).message).toBe('operation_not_allowed');
    const [line] = await auditOf(db, `invitation:${invitationId}`);
    expect(line).toMatchObject({ actor: admin.id, act: 'inviteStaff', after: { roles: ['Support'], ip: '127.0.0.1' } });
    expect(JSON.stringify(line)).not.toContain(email);
    expect(await auditOf(db, `staff:${own.value.id}`)).toMatchObject([
      { act: 'acceptInvitation' },
      { act: 'staffSignIn' },
    ]);
  });

  test('counts once, also for two who open it at the same moment', async () => {
    const { token } = await invite();
    const used = await Promise.all(['twin.a', 'twin.b', 'twin.c'].map((name) => use(token, name)));
    expect(used.map(({ message }) => message).sort()).toEqual(['', 'invitation_invalid', 'invitation_invalid']);
    const { rows } = await db.owner.query(`select from staff where username like 'twin.%'`);
    expect(rows).toHaveLength(1);
  });

  test('ends after 48 hours, and when it is taken back', async () => {
    const late = await invite();
    clock.advanceMs(47 * hourMs);
    expect((await info(late.token)).success).toBe(true);
    clock.advanceMs(hourMs);
    expect((await use(late.token, 'latecomer')).message).toBe('invitation_invalid');
    admin = await newStaff(server, db, 'second-inviter');
    call = callsOf(server, admin);
    const revoked = await invite();
    const params = { invitationId: revoked.invitationId };
    const listed = async () => (await call('staffInvitations', { data: {} })).value.rows.map((row) => row.invitationId);
    expect(await listed()).toContain(revoked.invitationId);
    expect((await call('staffInvitationRevoke', { params })).success).toBe(true);
    expect(await listed()).not.toContain(revoked.invitationId);
    expect((await use(revoked.token, 'revoked')).message).toBe('invitation_invalid');
    expect((await call('staffInvitationRevoke', { params })).message).toBe('not_found');
  });

  test('gives no more than who invites may do himself', async () => {
    const manager = await newStaff(server, db, 'manager', { roles: [] });
    const roleId = (await call('staffRoleAdd', { body: { name: 'Team lead', permissions: ['staff.manage'] } })).value
      .roleId;
    await db.owner.query('insert into staff_role_grants values ($1, $2)', [manager.id, roleId]);
    const asManager = callsOf(server, manager);
    const body = { email: newAddress(), roleIds: [builtInRoles.administrator] };
    expect((await asManager('staffInvite', { body })).message).toBe('permission_not_held');
    expect((await asManager('staffInvite', { body: { ...body, roleIds: [roleId] } })).success).toBe(true);
    const unknown = { ...body, roleIds: [crypto.randomUUID()] };
    expect((await call('staffInvite', { body: unknown })).message).toBe('not_found');
  });

  test.each([
    ['is disabled', 'update staff set ended_at = now() where id = $1'],
    ['may no longer do what it gives', 'delete from staff_role_grants where staff_id = $1'],
  ])('opens nothing any more when who invited %s', async (_what, change) => {
    const leaving = await newStaff(server, db, `leaving${change.length}`);
    const email = newAddress();
    const body = { email, roleIds: [builtInRoles.administrator] };
    expect((await callsOf(server, leaving)('staffInvite', { body })).success).toBe(true);
    const token = await tokenFor(email);
    expect((await info(token)).success).toBe(true);
    await db.owner.query(change, [leaving.id]);
    expect((await info(token)).message).toBe('invitation_invalid');
    expect((await use(token, `backdoor${change.length}`)).message).toBe('invitation_invalid');
  });

  test.each([
    ['ab', password, 'username', 'field_format'],
    ['good.name', 'too short', 'password', 'field_length'],
    ['nightwatchman', 'nightwatchman1', 'password', 'password_common'],
  ])('is not used up by the name %j with the password %j', async (name, secret, field, key) => {
    const { token } = await invite();
    const refused = await use(token, name, secret);
    expect(refused).toMatchObject({ message: 'invalid_input', value: { fields: { [field]: { key } } } });
    expect((await info(token)).success).toBe(true);
  });

  test('refuses a name that somebody has, in whatever letters', async () => {
    const { token } = await invite();
    expect((await use(token, 'DemoStaff')).message).toBe('username_taken');
    expect((await info(token)).success).toBe(true);
  });
});

test('a brand’s invitations and links are nothing at another', async () => {
  const { token, invitationId } = await invite();
  const other = 'other.test';
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  await db.owner.query(`insert into brand_hosts select $1, id from brands where code = 'other_brand'`, [other]);
  server.server.forgetBrands();
  const { rows } = await db.owner.query(`select id from brands where code = 'other_brand'`);
  const otherId = rows[0].id;
  const stranger = await newStaff(server, db, 'stranger', { brandId: null });
  await db.owner.query('update staff set brand_id = $1 where id = $2', [otherId, stranger.id]);
  await db.owner.query('update staff_sessions set brand_id = $1 where staff_id = $2', [otherId, stranger.id]);
  const atOther = async (method: string, path: string, body?: object) => {
    const response = await server.app.inject({
      method: method as 'GET',
      url: path,
      headers: { host: other, token: stranger.token },
      ...(body ? { payload: body } : {}),
    });
    return response.json();
  };
  expect((await atOther('DELETE', `/wps/staff/invitations/${invitationId}`)).message).toBe('not_found');
  const listed = await atOther('GET', `/wps/staff/invitations?data=${encodeURIComponent('{}')}`);
  expect(listed.value).toEqual({ rows: [], total: 0 });
  const sealed = await server.seal(JSON.stringify({ token }), { method: 'POST', path: '/wps/staff/link' });
  const opened = await server.app.inject({
    method: 'POST',
    url: '/wps/staff/link',
    headers: { host: other, 'content-type': 'application/jose' },
    payload: sealed,
  });
  expect(opened.json().message).toBe('invitation_invalid');
  // A role of one brand is given at another by nobody.
  const ofOther = await atOther('PUT', '/wps/staff/roles', { name: 'Theirs', permissions: ['chats.answer'] });
  const body = { email: newAddress(), roleIds: [ofOther.value.roleId] };
  expect((await call('staffInvite', { body })).message).toBe('not_found');
});
