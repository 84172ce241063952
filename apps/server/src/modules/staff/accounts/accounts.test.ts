import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword, testSecret } from '../../../../test/support/test-server.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { builtInRoles } from '../roles/built-in.ts';

const db = useTestDatabase();
const clock = testClock();
const password = 'A lantern in the fog 8';
const reason = 'left the company';
let server: LiveServer;
let admin: TestStaff;
let call: ReturnType<typeof callsOf>;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  admin = await newStaff(server, db, 'boss');
  call = callsOf(server, admin);
});
afterAll(() => server.close());

const newPerson = (options: Parameters<typeof newStaff>[3] = { roles: ['Support'] }) => {
  serial += 1;
  return newStaff(server, db, `person${serial}`, options);
};
const brandId = async () => (await db.owner.query('select id from brands order by created_at')).rows[0].id as string;
const rolesOf = (staffId: string, roleIds: string[]) =>
  call('staffAccountRoles', { params: { staffId }, body: { roleIds } });
const stateOf = (staffId: string, state: 'enabled' | 'disabled', by = call) =>
  by('staffAccountState', { params: { staffId }, body: { state, reason } });

describe('a staff account', () => {
  test('is listed with its roles, found by the beginning of its name, and sorted', async () => {
    const person = await newPerson();
    const data = { search: person.username.toUpperCase(), state: 'enabled' } as const;
    const { rows, total } = (await call('staffAccounts', { data })).value;
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      staffId: person.id,
      roles: [{ roleId: builtInRoles.support, name: 'Support' }],
      brandName: null,
      hasSecondFactor: true,
      openSessions: 1,
      disabledAt: null,
    });
    const names = async (direction: 'asc' | 'desc') =>
      (await call('staffAccounts', { data: { direction, pageSize: 100 } })).value.rows.map(({ username }) => username);
    expect(await names('desc')).toEqual((await names('asc')).reverse());
  });

  test('has what its new roles allow at its next call; the log tells which it had', async () => {
    const person = await newPerson();
    const own = callsOf(server, person);
    expect((await own('staffGames', { data: {} })).message).toBe('operation_not_allowed');
    expect((await rolesOf(person.id, [builtInRoles.content])).success).toBe(true);
    expect((await own('staffGames', { data: {} })).success).toBe(true);
    expect((await own('staffChats', { data: {} })).message).toBe('operation_not_allowed');
    expect(await auditOf(db, `staff:${person.id}`)).toMatchObject([
      { act: 'staffSignIn' },
      { act: 'changeStaffRoles', before: { roles: ['Support'] }, after: { roles: ['Content'], ip: '127.0.0.1' } },
    ]);
  });

  test('that is disabled is out at once, and signs in again when it is enabled', async () => {
    const person = await newPerson();
    expect((await stateOf(person.id, 'disabled')).success).toBe(true);
    expect((await callsOf(server, person)('staffInfo', {})).message).toBe('session_expired');
    const signIn = () => server.call('staffLogin', { body: { username: person.username, password: testPassword } }, {});
    expect((await signIn()).message).toBe('in_incorrect_password');
    expect((await stateOf(person.id, 'enabled')).success).toBe(true);
    expect((await signIn()).success).toBe(true);
    expect((await callsOf(server, person)('staffInfo', {})).message).toBe('session_expired');
  });

  test('whose password is taken away gets a link to a new one; the old password and sessions count no more', async () => {
    const person = await newPerson();
    const reset = (staffId: string) => call('staffAccountPasswordReset', { params: { staffId }, body: { reason } });
    expect((await reset(person.id)).message).toBe('staff_without_mail');
    const email = 'locked.out@example.com';
    await db.owner.query('update staff set sealed_email = $1 where id = $2', [
      await createSecretBox(testSecret).seal(email),
      person.id,
    ]);
    expect((await reset(person.id)).success).toBe(true);
    expect((await reset(person.id)).success).toBe(true);
    expect((await callsOf(server, person)('staffInfo', {})).message).toBe('session_expired');
    const mails = await server.server.outbox.latest(await brandId(), 10);
    const [newest = '', older = ''] = mails
      .filter(({ to }) => to === email)
      .map(({ link }) => link?.split('#')[1] ?? '');
    const use = (token: string) => server.call('staffLinkUse', { body: { token, password } });
    expect((await use(older)).message).toBe('invitation_invalid');
    expect((await use(newest)).value).toEqual({ username: person.username });
    const signIn = (secret: string) =>
      server.call('staffLogin', { body: { username: person.username, password: secret } }, {});
    expect((await signIn(testPassword)).message).toBe('in_incorrect_password');
    expect((await signIn(password)).success).toBe(true);
  });

  test('that lost its device starts without a second factor; nobody does that to himself', async () => {
    const person = await newPerson({ roles: ['Administrator'] });
    const reset = (staffId: string) => call('staffAccountSecondFactorReset', { params: { staffId }, body: { reason } });
    expect((await reset(person.id)).success).toBe(true);
    const signedIn = await server.call(
      'staffLogin',
      { body: { username: person.username, password: testPassword } },
      {},
    );
    expect(signedIn.value.secondFactors).toEqual([]);
    expect((await reset(admin.id)).message).toBe('permission_not_held');
  });

  test('with more permissions is managed by nobody with fewer', async () => {
    const body = { name: 'Team lead', permissions: ['staff.manage' as const] };
    const { roleId } = (await call('staffRoleAdd', { body })).value;
    const lead = await newPerson({ roles: ['Team lead'] });
    const asLead = callsOf(server, lead);
    expect((await stateOf(admin.id, 'disabled', asLead)).message).toBe('permission_not_held');
    const params = { staffId: lead.id };
    const roleIds = [roleId, builtInRoles.support];
    expect((await asLead('staffAccountRoles', { params, body: { roleIds } })).message).toBe('permission_not_held');
  });
});

describe('at least one account that manages staff and roles', () => {
  /** Everybody else who could is disabled for the time of the test. */
  async function twoAdministrators() {
    const [one, two] = [await newPerson({ roles: ['Administrator'] }), await newPerson({ roles: ['Administrator'] })];
    await db.owner.query('update staff set ended_at = now() where id <> all ($1)', [[one.id, two.id]]);
    return { one, two, restore: () => db.owner.query('update staff set ended_at = null') };
  }

  test('remains when two disable each other at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { one, two, restore } = await twoAdministrators();
      const answers = await Promise.all([
        stateOf(two.id, 'disabled', callsOf(server, one)),
        stateOf(one.id, 'disabled', callsOf(server, two)),
      ]);
      const { rows } = await db.owner.query('select from staff where ended_at is null');
      expect(rows, answers.map(({ message }) => message).join()).toHaveLength(1);
      await restore();
    }
  });

  test('remains when it gives up its roles, is disabled, or its role loses the permission', async () => {
    const { one, two, restore } = await twoAdministrators();
    const own = callsOf(server, one);
    expect((await stateOf(two.id, 'disabled', own)).success).toBe(true);
    expect((await stateOf(one.id, 'disabled', own)).message).toBe('last_administrator');
    const params = { staffId: one.id };
    const body = { roleIds: [builtInRoles.support] };
    expect((await own('staffAccountRoles', { params, body })).message).toBe('last_administrator');
    const edit = { name: 'Administrator', permissions: ['chats.answer' as const] };
    const role = { params: { roleId: builtInRoles.administrator }, body: edit };
    expect((await own('staffRoleEdit', role)).message).toBe('last_administrator');
    expect((await own('staffRoles', { data: {} })).success).toBe(true);
    await restore();
  });
});

describe('a role', () => {
  test('is edited for everybody who has it, and removed when nobody does', async () => {
    const added = await call('staffRoleAdd', { body: { name: 'Night shift', permissions: ['chats.answer'] } });
    const params = { roleId: added.value.roleId };
    const again = { body: { name: 'night SHIFT', permissions: [] } };
    expect((await call('staffRoleAdd', again)).message).toBe('name_taken');
    const person = await newPerson({ roles: ['Night shift'] });
    const own = callsOf(server, person);
    expect((await own('staffRoles', { data: {} })).message).toBe('operation_not_allowed');
    const body = { name: 'Night shift', permissions: ['roles.manage' as const] };
    expect((await call('staffRoleEdit', { params, body })).success).toBe(true);
    expect((await own('staffRoles', { data: {} })).success).toBe(true);
    expect((await call('staffRoleRemove', { params })).message).toBe('role_in_use');
    expect((await rolesOf(person.id, [])).success).toBe(true);
    expect((await call('staffRoleRemove', { params })).success).toBe(true);
    const acts = (await auditOf(db, `role:${params.roleId}`)).map(({ act }) => act);
    expect(acts).toEqual(['addRole', 'editRole', 'removeRole']);
  });

  test('of the product is not removed', async () => {
    const params = { roleId: builtInRoles.content };
    expect((await call('staffRoleRemove', { params })).message).toBe('permission_not_held');
  });
});

describe('the list of networks', () => {
  const set = (networks: string[]) =>
    call('staffNetworksSet', { body: { networks: networks.map((network) => ({ network, note: '' })), reason } });

  test('that would lock out who sets it is refused, and so is a broken one', async () => {
    expect((await set(['203.0.113.0/24'])).message).toBe('address_would_lock_out');
    expect((await set(['127.0.0.1', 'nonsense'])).value).toMatchObject({
      fields: { 'networks.1.network': { key: 'field_format' } },
    });
    expect((await call('staffNetworks', {})).value).toEqual({ networks: [], ownAddress: '127.0.0.1' });
  });

  test('holds at sign-in and at every call, until it is empty again', async () => {
    const person = await newPerson();
    expect((await set(['127.0.0.0/8'])).success).toBe(true);
    expect((await callsOf(server, person)('staffInfo', {})).success).toBe(true);
    await db.owner.query(`update staff_networks set network = '203.0.113.0/24'`);
    expect((await callsOf(server, person)('staffInfo', {})).message).toBe('staff_address_refused');
    const signIn = { body: { username: person.username, password: testPassword } };
    expect((await server.call('staffLogin', signIn, {})).message).toBe('staff_address_refused');
    await db.owner.query('delete from staff_networks');
    expect((await callsOf(server, person)('staffInfo', {})).success).toBe(true);
  });
});

test('sessions are seen and ended: the own ones, and everybody’s by who may', async () => {
  const person = await newPerson();
  const own = callsOf(server, person);
  const second = await server.call('staffLogin', { body: { username: person.username, password: testPassword } }, {});
  const { rows } = (await own('staffSessions', {})).value;
  expect(rows.map(({ isOwn }) => isOwn).sort()).toEqual([false, true]);
  const sessionId = rows.find(({ isOwn }) => !isOwn)?.sessionId ?? '';
  expect((await own('staffSessionEnd', { params: { sessionId } })).success).toBe(true);
  expect((await callsOf(server, second.value)('staffInfo', {})).message).toBe('session_expired');
  const all = (await call('staffAllSessions', { data: { search: person.username } })).value;
  expect(all.rows).toMatchObject([{ username: person.username }]);
  const ended = { params: { sessionId: all.rows[0]?.sessionId ?? '' } };
  expect((await call('staffAnySessionEnd', ended)).success).toBe(true);
  expect((await own('staffInfo', {})).message).toBe('session_expired');
});

test('a changed password ends the other sessions and keeps the one it is changed in', async () => {
  const person = await newPerson();
  const other = await server.call('staffLogin', { body: { username: person.username, password: testPassword } }, {});
  const own = callsOf(server, person);
  const change = (old: string, newPassword: string) =>
    own('staffPasswordChange', { body: { password: old, newPassword } });
  expect((await change('wrong', password)).message).toBe('in_incorrect_password');
  expect((await change(testPassword, testPassword)).message).toBe('password_unchanged');
  expect((await change(testPassword, password)).success).toBe(true);
  expect((await own('staffInfo', {})).success).toBe(true);
  expect((await callsOf(server, other.value)('staffInfo', {})).message).toBe('session_expired');
});

test('staff of a brand reaches no account, session or role of another', async () => {
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  const { rows } = await db.owner.query(`select id from brands where code = 'other_brand'`);
  const theirs = await newPerson();
  await db.owner.query('update staff set brand_id = $1 where id = $2', [rows[0].id, theirs.id]);
  await db.owner.query('update staff_sessions set brand_id = $1 where staff_id = $2', [rows[0].id, theirs.id]);
  const session = await db.owner.query('select id from staff_sessions where staff_id = $1', [theirs.id]);
  const roleId = crypto.randomUUID();
  await db.owner.query(`insert into staff_roles values ($1, $2, 'Theirs', '{}', false, now())`, [roleId, rows[0].id]);
  const params = { staffId: theirs.id };
  const answers = [
    await rolesOf(theirs.id, []),
    await stateOf(theirs.id, 'disabled'),
    await call('staffAccountPasswordReset', { params, body: { reason } }),
    await call('staffAccountSecondFactorReset', { params, body: { reason } }),
    await call('staffAnySessionEnd', { params: { sessionId: session.rows[0].id } }),
    await call('staffRoleEdit', { params: { roleId }, body: { name: 'Ours', permissions: [] } }),
    await call('staffRoleRemove', { params: { roleId } }),
  ];
  expect(answers.map(({ message }) => message)).toEqual(Array(7).fill('not_found'));
  // Who looks after one brand sees nobody who looks after all.
  const ofOne = await newPerson({ roles: ['Administrator'], brandId: await brandId() });
  const asOne = callsOf(server, ofOne);
  expect((await stateOf(admin.id, 'disabled', asOne)).message).toBe('not_found');
  const listed = (await asOne('staffAccounts', { data: { pageSize: 100 } })).value.rows;
  expect(listed.map(({ username }) => username)).toEqual([ofOne.username]);
  const global = { params: { roleId: builtInRoles.support }, body: { name: 'Support', permissions: [] } };
  expect((await asOne('staffRoleEdit', global)).message).toBe('permission_not_held');
  expect((await asOne('staffVendors', { data: {} })).message).toBe('operation_not_allowed');
});
