// @covers role-matrix staff-sign-in

import { type Call, type CallName, calls, type MessageKey } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestOf, sampleOf } from '../support/sample-request.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer, testPassword } from '../support/test-server.ts';
import { objectRules, triedElsewhere } from './matrix.fixture.ts';
import { closesSites, type MatrixStaff, matrixStaff, staffRule } from './matrix-staff.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const contract = Object.entries(calls) as [CallName, Call][];
const [ourHost, otherHost] = ['localhost', 'other.test'];
let server: TestServer;
let staff: MatrixStaff;

/** Who asks: how he came by his token, and what he gets from a call that wants a login. */
const roles = {
  anonymous: 'in_logged_login',
  member: null,
  trial: null,
  'agent 1': null,
  'agent 2': null,
  'agent 41': null,
  'agent 42': null,
  'member of another brand': 'in_logged_login',
  'blocked member': 'session_expired',
  'member who logged out': 'session_expired',
  'staff name of the demo': 'in_logged_login',
  staff: 'in_logged_login',
  'staff for support': 'in_logged_login',
  'staff of another brand': 'in_logged_login',
  'staff who signed out': 'in_logged_login',
  'staff with a second factor': 'in_logged_login',
  'staff that owes its second factor': 'in_logged_login',
  'forged token': 'in_logged_login',
} as const satisfies Record<string, MessageKey | null>;
type Role = keyof typeof roles;
const roleNames = Object.keys(roles) as Role[];
const tokens = {} as Record<Role, string>;
let serial = 0;

beforeAll(async () => {
  server = await openTestServer(db, clock);
  staff = matrixStaff(server, db, ourHost);
  const { rows } = await db.owner.query('select id, settings from brands');
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     values (gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', $1, now())`,
    [rows[0].settings],
  );
  await db.owner.query(`insert into brand_hosts select $1, id from brands where code = 'other_brand'`, [otherHost]);
  server.server.forgetBrands();
});
afterAll(() => server.close());

async function newToken(host = ourHost): Promise<string> {
  serial += 1;
  const fields = {
    username: `role${serial}`,
    password: testPassword,
    confirmPassword: testPassword,
    agreedToTerms: true,
  };
  const response = await server.app.inject({
    method: calls.register.method,
    url: calls.register.path,
    headers: { host, 'content-type': 'application/jose' },
    payload: await server.seal(JSON.stringify(fields)),
  });
  const { token } = response.json().value;
  if (!token) throw new Error(response.body);
  return token;
}
const memberIdOf = async (token: string): Promise<string> =>
  (await server.app.inject({ url: calls.memberInfo.path, headers: { host: ourHost, token } })).json().value.id;

/** Tokens of the roles, new for each call: some calls end them. */
async function newTokens(): Promise<void> {
  for (const role of roleNames) tokens[role] = '';
  tokens.member = await newToken();
  tokens['member of another brand'] = await newToken(otherHost);
  for (const type of [1, 2, 41, 42] as const) tokens[`agent ${type}`] = await newToken();
  tokens.trial = await newToken();
  tokens['blocked member'] = await newToken();
  tokens['member who logged out'] = await newToken();
  tokens['forged token'] = Buffer.from(`forged ${serial}`.padEnd(32, 'x')).toString('base64url');
  tokens['staff name of the demo'] = 'demostaff';
  tokens.staff = await server.signInStaff();
  tokens['staff for support'] = await staff.tokenOf('everywhere', 'Support');
  tokens['staff of another brand'] = await staff.tokenOf('everywhere', 'Support', otherHost);
  tokens['staff who signed out'] = await server.signInStaff();
  tokens['staff with a second factor'] = await staff.tokenOf('careful', 'Administrator');
  await staff.giveSecondFactor('careful');
  tokens['staff that owes its second factor'] = await staff.tokenOf('careless', 'Administrator');
  await staff.oweSecondFactor('careless');
  for (const type of [1, 2, 41, 42] as const) {
    await db.owner.query('update members set type = $1 where id = $2', [
      type,
      await memberIdOf(tokens[`agent ${type}`]),
    ]);
  }
  await db.owner.query('update members set type = 4 where id = $1', [await memberIdOf(tokens.trial)]);
  await server.server.identity.blockMember(await memberIdOf(tokens['blocked member']));
  await server.app.inject({
    method: 'DELETE',
    url: calls.logout.path,
    headers: { host: ourHost, token: tokens['member who logged out'] },
  });
  await server.app.inject({
    method: 'DELETE',
    url: calls.staffLogout.path,
    headers: { host: ourHost, token: tokens['staff who signed out'] },
  });
}

async function ask(call: Call, headers: Record<string, string>) {
  const request = requestOf(call, { host: ourHost, ...headers });
  const sealed = call.encrypted ? { payload: await server.seal(JSON.stringify(sampleOf(call.body)), call) } : {};
  return server.app.inject({ ...request, ...sealed });
}
type Response = Awaited<ReturnType<typeof ask>>;

/** What the permission rule itself answers; null: the call is let through, whatever its handler then says. */
function expected(call: Call, role: Role): MessageKey | null {
  if (call.access === 'anyone') return null;
  if (call.access === 'gameSession') return 'session_expired';
  if (call.access === 'visitor' && role === 'anonymous') return null;
  if (call.access === 'staff') {
    const rule = staffRule(call, role);
    if (rule !== undefined) return rule;
    return role === 'staff who signed out' ? 'session_expired' : 'in_logged_login';
  }
  const refusal = roles[role];
  if (refusal) return refusal;
  if (call.access === 'agent') return role.startsWith('agent') ? null : 'error_not_agent';
  return call.access === 'realAccount' && role === 'trial' ? 'in_need_true_account' : null;
}
const refusals: readonly string[] = [
  'in_logged_login',
  'session_expired',
  'in_need_true_account',
  'error_not_agent',
  'second_factor_required',
  'second_factor_setup_required',
];
/** A refusal that is not the call's own to make. */
const isRefused = (call: Call, message: string): boolean =>
  refusals.includes(message) && !call.errors.some((own) => own === message);
const messageOf = (response: Response): string => response.json().message;
let cells = 0;
const endingCalls: readonly CallName[] = ['changePassword', 'barOwnPlay', 'logout', 'staffLogout'];
describe('every call, asked by every role', () => {
  beforeAll(newTokens, 120_000);

  test.each(contract.filter(([name]) => !endingCalls.includes(name)))(
    '%s',
    { timeout: 120_000 },
    async (name, call) => {
      for (const role of roleNames) {
        const response = await ask(call, tokens[role] ? { token: tokens[role] } : {});
        const told = `${name} by ${role}: ${response.body.slice(0, 200)}`;
        const rule = expected(call, role);
        if (rule === null) expect(isRefused(call, messageOf(response)), told).toBe(false);
        else expect(messageOf(response), told).toBe(rule);
        expect(response.statusCode, told).toBeLessThan(500);
        if (closesSites(name)) await staff.openAgain();
        cells += 1;
      }
    },
  );

  // These end the session that asks, so they come last.
  test.each(endingCalls)('%s', { timeout: 120_000 }, async (name) => {
    for (const role of roleNames) {
      const response = await ask(calls[name], tokens[role] ? { token: tokens[role] } : {});
      const rule = expected(calls[name], role);
      if (rule === null) expect(isRefused(calls[name], messageOf(response)), role).toBe(false);
      else expect(messageOf(response), `${name} by ${role}`).toBe(rule);
      cells += 1;
      // The next calls find a session again.
      if (name === 'barOwnPlay' && rule === null)
        tokens[role] = await newToken(role === 'member of another brand' ? otherHost : undefined);
    }
  });

  test('that is every cell of the matrix', () => {
    expect(cells).toBe(contract.length * roleNames.length);
  });
});

describe('every call and the things that belong to somebody', () => {
  test.each(contract)('%s has a rule', (name) => {
    expect(Object.keys(objectRules), `give ${name} a rule in matrix.fixture.ts`).toContain(name);
  });

  test('every rule has its call', () => {
    for (const name of [...Object.keys(objectRules), ...Object.keys(triedElsewhere)])
      expect(calls).toHaveProperty(name);
  });

  test('every call that names a thing is tried with another’s', () => {
    const named = Object.keys(objectRules).filter((name) => objectRules[name] === 'named');
    const tried = ['sessionEnd', 'sandboxDeposit', 'studioOpen', 'studioSpin', 'studioPresented'];
    expect(named.sort()).toEqual([...tried, ...Object.keys(triedElsewhere)].sort());
  });

  let mine: string;
  let theirs: string;
  beforeEach(async () => {
    mine = await newToken();
    theirs = await newToken();
  });
  const get = async (call: Call, token: string) =>
    (await server.app.inject({ ...requestOf(call, { host: ourHost, token }) })).json();

  test('sessionEnd: another’s session is not found, and lives on', async () => {
    const { list } = (await get(calls.sessionList, theirs)).value;
    const url = calls.sessionEnd.path.replace(':sessionId', list[0].id);
    const end = (token: string) => server.app.inject({ method: 'DELETE', url, headers: { host: ourHost, token } });
    expect(messageOf(await end(mine))).toBe('not_found');
    expect((await get(calls.memberInfo, theirs)).success).toBe(true);
    expect((await end(theirs)).json().success).toBe(true);
    expect((await get(calls.memberInfo, theirs)).message).toBe('session_expired');
  });

  test('sandboxDeposit: another’s request id books nothing for him and hides nothing from me', async () => {
    const requestId = crypto.randomUUID();
    const deposit = (token: string) =>
      server.app.inject({
        method: 'POST',
        url: calls.sandboxDeposit.path,
        headers: { host: ourHost, token },
        payload: { requestId, amount: '5.00' },
      });
    expect((await deposit(theirs)).json().value).toMatchObject({ sumBalance: '5.00', replay: false });
    const answer = (await deposit(mine)).json();
    expect(answer.success ? answer.value.replay : answer.message).not.toBe(true);
    expect((await get(calls.balance, theirs)).value.sumBalance).toBe('5.00');
  });

  const gameSession = async (token: string) => {
    const data = JSON.stringify({ vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' });
    const launch = await server.app.inject({
      url: `${calls.launchGame.path}?data=${encodeURIComponent(data)}`,
      headers: { host: ourHost, token },
    });
    const launchToken = new URL(launch.json().value.url, 'http://x').searchParams.get('launchToken') ?? '';
    const opened = await server.app.inject({ method: 'POST', url: calls.studioOpen.path, payload: { launchToken } });
    return { launchToken, session: opened.json().value.session as string };
  };
  const play = (call: Call, session: string, payload: object) =>
    server.app.inject({
      method: call.method,
      url: call.path,
      headers: { host: ourHost, 'game-session': session },
      payload,
    });

  test('studioOpen: a launch token that another has used opens nothing', async () => {
    const { launchToken } = await gameSession(theirs);
    const again = await server.app.inject({ method: 'POST', url: calls.studioOpen.path, payload: { launchToken } });
    expect(messageOf(again)).toBe('launch_token_invalid');
  });

  test('studioSpin and studioPresented: another’s round is neither shown nor ended', async () => {
    const deposit = { requestId: crypto.randomUUID(), amount: '5.00' };
    for (const token of [mine, theirs])
      await server.app.inject({
        method: 'POST',
        url: calls.sandboxDeposit.path,
        headers: { host: ourHost, token },
        payload: { ...deposit, requestId: crypto.randomUUID() },
      });
    const [own, foreign] = [(await gameSession(mine)).session, (await gameSession(theirs)).session];
    const roundId = crypto.randomUUID();
    const spun = await play(calls.studioSpin, foreign, { roundId, betMinor: '20' });
    expect(spun.json().success, spun.body).toBe(true);
    const again = await play(calls.studioSpin, own, { roundId, betMinor: '20' });
    expect(again.json().value?.round?.events ?? []).not.toEqual(spun.json().value.round.events);
    expect(messageOf(await play(calls.studioPresented, own, { roundId }))).toBe('round_not_found');
    expect((await play(calls.studioPresented, foreign, { roundId })).json().success).toBe(true);
  });

  test.each(['memberInfo', 'sessionList', 'transactions', 'bettingRecord', 'balance'] as const)(
    '%s shows the asking account’s own',
    async (name) => {
      await server.app.inject({
        method: 'POST',
        url: calls.sandboxDeposit.path,
        headers: { host: ourHost, token: theirs },
        payload: { requestId: crypto.randomUUID(), amount: '7.00' },
      });
      const [theirId, theirSessions] = [await memberIdOf(theirs), (await get(calls.sessionList, theirs)).value.list];
      const shown = JSON.stringify((await get(calls[name], mine)).value);
      for (const foreign of [theirId, theirSessions[0].id, '7.00']) expect(shown).not.toContain(foreign);
    },
  );
});
