import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword, testSecret } from '../../../../test/support/test-server.ts';
import { createLookupHash } from '../../../platform/crypto/lookup-hash.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'the player was right';
let server: LiveServer;
let staff: TestStaff;
let call: ReturnType<typeof callsOf>;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = await newStaff(server, db, 'desk');
  call = callsOf(server, staff);
});
afterAll(() => server.close());

const brandId = async () => (await db.owner.query('select id from brands order by created_at')).rows[0].id as string;

async function newMember() {
  serial += 1;
  const username = `player${serial}`;
  const token = await server.register(username);
  const { id } = (await server.call('memberInfo', {}, { token })).value;
  return { id, username, token };
}
const detail = async (memberId: string) => (await call('staffMember', { params: { memberId } })).value;
const adjust = (memberId: string, amount: string, requestId = crypto.randomUUID(), by = call) =>
  by('staffMemberAdjust', { params: { memberId }, body: { requestId, amount, occasion: 'mistake', reason } });
const list = async (data: object) => (await call('staffMembers', { data })).value;

describe('members', () => {
  test('are found by the beginning of a name, by id, and by a whole address', async () => {
    const { id, username } = await newMember();
    expect((await list({ search: username.toUpperCase() })).rows).toMatchObject([{ memberId: id, isBlocked: false }]);
    expect((await list({ search: id })).rows.map(({ memberId }) => memberId)).toEqual([id]);
    const email = `${username}@example.com`;
    const lookup = createLookupHash(testSecret)('email', await brandId(), email);
    await db.owner.query(
      `insert into member_contacts (member_id, brand_id, kind, sealed_value, lookup) values ($1, $2, 'email', $3, $4)`,
      [id, await brandId(), await createSecretBox(testSecret).seal(email), lookup],
    );
    expect((await list({ search: ` ${email.toUpperCase()} ` })).rows.map(({ memberId }) => memberId)).toEqual([id]);
    expect((await list({ search: 'example.com' })).total).toBe(0);
    expect((await detail(id)).emailMasked).toBe('p•••@example.com');
    expect((await list({ search: '%' })).total).toBe(0);
  });

  test('are paged, sorted and filtered by the server', async () => {
    for (let count = 0; count < 3; count += 1) {
      clock.advanceMs(1_000);
      await newMember();
    }
    const names = async (data: object) => (await list(data)).rows.map(({ username }) => username);
    const all = await names({ search: 'player', pageSize: 100 });
    expect(await names({ search: 'player', pageSize: 100, direction: 'asc' })).toEqual(all.toReversed());
    expect(await names({ search: 'player', pageSize: 2, page: 2 })).toEqual(all.slice(2, 4));
    expect((await list({ search: 'player', pageSize: 2 })).total).toBe(all.length);
    expect(await names({ search: 'player', isBlocked: true })).toEqual([]);
    expect(await names({ type: 4 })).toEqual(['demotrial']);
    expect(await names({ label: 'Founding member' })).toEqual(['demomember']);
  });

  test('whose pages were read are in the log once a quarter of an hour', async () => {
    const { id } = await newMember();
    await detail(id);
    await detail(id);
    const acts = async () => (await auditOf(db, `member:${id}`)).map(({ act }) => act);
    expect(await acts()).toEqual(['readMember']);
    clock.advanceMs(16 * 60_000);
    await detail(id);
    expect(await acts()).toEqual(['readMember', 'readMember']);
  });
});

describe('a balance', () => {
  test('is corrected once for a request id, also for several at the same moment; the log has it before and after', async () => {
    const { id } = await newMember();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => adjust(id, '12.50', requestId)));
    expect(answers.map(({ value }) => value.balance)).toEqual(['12.50', '12.50', '12.50']);
    expect(answers.filter(({ value }) => !value.replay)).toHaveLength(1);
    expect((await adjust(id, '13.00', requestId)).message).toBe('repeated_with_other_content');
    expect((await adjust(id, '-2.50')).value).toEqual({ state: 'booked', balance: '10.00', replay: false });
    expect((await adjust(id, '-10.01')).message).toBe('insufficient_funds');
    const { balance, recentLines } = await detail(id);
    expect(balance.cash).toBe('10.00');
    expect(recentLines.map(({ amount, reference }) => [amount, reference])).toEqual([
      ['-2.50', reason],
      ['12.50', reason],
    ]);
    const lines = (await auditOf(db, `member:${id}`)).filter(({ act }) => act === 'correctBalance');
    expect(lines).toMatchObject([
      {
        actor: staff.id,
        reason,
        before: { balanceMinor: '0' },
        after: { amountMinor: '1250', balanceMinor: '1250', occasion: 'mistake', ip: '127.0.0.1' },
      },
      { before: { balanceMinor: '1250' }, after: { amountMinor: '-250', balanceMinor: '1000' } },
    ]);
    const statement = { params: { memberId: id }, data: { direction: 'asc' as const } };
    const { rows, total } = (await call('staffMemberTransactions', statement)).value;
    expect([rows.map(({ amount }) => amount), total]).toEqual([['12.50', '-2.50'], 2]);
  });

  test.each([
    ['0.00', 'amount_zero'],
    ['1.001', 'amount_scale'],
  ])('is not corrected by %s', async (amount, key) => {
    const { id } = await newMember();
    expect((await adjust(id, amount)).value).toMatchObject({ fields: { amount: { key } } });
  });

  test('of a trial account is not corrected', async () => {
    const [trial] = (await list({ type: 4 })).rows;
    expect((await adjust(trial?.memberId ?? '', '1.00')).message).toBe('not_found');
  });

  test('is corrected by nobody who has the permission and no second factor', async () => {
    const { id } = await newMember();
    const careless = await newStaff(server, db, 'careless', { roles: ['Finance'], secondFactor: false });
    const answer = await adjust(id, '1.00', crypto.randomUUID(), callsOf(server, careless));
    expect(answer.message).toBe('second_factor_setup_required');
  });
});

test('a limit is set, changed and taken away, with what stood before', async () => {
  const { id } = await newMember();
  const limit = (amount: string | null) =>
    call('staffMemberLimit', { params: { memberId: id, kind: 'dayLoss' }, body: { amount, reason } });
  expect((await limit('50.00')).value).toEqual({ amountBefore: null });
  expect((await limit('40.00')).value).toEqual({ amountBefore: '50.00' });
  expect((await detail(id)).limits).toContainEqual({ kind: 'dayLoss', amount: '40.00', brandAmount: null });
  expect((await limit(null)).value).toEqual({ amountBefore: '40.00' });
  const states = (await auditOf(db, `member:${id}`)).filter(({ act }) => act === 'setLimit');
  expect(states.map(({ before, after }) => [before, after?.amountMinor])).toEqual([
    [null, '5000'],
    [{ kind: 'dayLoss', amountMinor: '5000' }, '4000'],
    [{ kind: 'dayLoss', amountMinor: '4000' }, undefined],
  ]);
});

test('a member who is blocked is out at once, and logs in again when he is not; twice is once in the log', async () => {
  const member = await newMember();
  const block = (isBlocked: boolean) =>
    call('staffMemberBlock', { params: { memberId: member.id }, body: { isBlocked, reason } });
  await Promise.all([block(true), block(true)]);
  expect((await server.call('memberInfo', {}, { token: member.token })).message).toBe('session_expired');
  const login = () => server.call('login', { body: { username: member.username, password: testPassword } });
  expect((await login()).success).toBe(false);
  expect((await detail(member.id)).blockedAt).not.toBeNull();
  expect((await block(false)).success).toBe(true);
  expect((await login()).success).toBe(true);
  const acts = (await auditOf(db, `member:${member.id}`)).map(({ act }) => act);
  expect(acts.filter((act) => act.endsWith('lockMember'))).toEqual(['blockMember', 'unblockMember']);
});

test('rank and labels are set as far as they are given', async () => {
  const { id } = await newMember();
  const standing = (body: object) =>
    call('staffMemberStanding', { params: { memberId: id }, body: { ...body, reason } });
  expect((await standing({ rankLevel: 6, rankName: 'Jade' })).success).toBe(true);
  expect((await standing({ labels: ['Founder'], labelColour: '#b8860b' })).success).toBe(true);
  expect(await detail(id)).toMatchObject({
    rankLevel: 6,
    rankName: 'Jade',
    labels: ['Founder'],
    labelColour: '#b8860b',
  });
  expect((await standing({ rankLevel: 101 })).message).toBe('invalid_input');
  const lines = (await auditOf(db, `member:${id}`)).filter(({ act }) => act === 'changeStanding');
  expect(lines.at(-1)).toMatchObject({
    before: { rankLevel: 6, labels: [] },
    after: { rankLevel: 6, labels: ['Founder'] },
  });
});

test('staff of a brand reaches no member of another', async () => {
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  const { id: memberId, username } = await newMember();
  await db.owner.query(
    `update members set brand_id = (select id from brands where code = 'other_brand') where id = $1`,
    [memberId],
  );
  const params = { memberId };
  const answers = [
    await call('staffMember', { params }),
    await call('staffMemberTransactions', { params, data: {} }),
    await adjust(memberId, '1.00'),
    await call('staffMemberLimit', { params: { memberId, kind: 'stake' }, body: { amount: '1.00', reason } }),
    await call('staffMemberBlock', { params, body: { isBlocked: true, reason } }),
    await call('staffMemberStanding', { params, body: { rankLevel: 1, reason } }),
  ];
  expect(answers.map(({ message }) => message)).toEqual(Array(6).fill('not_found'));
  expect((await list({ search: username })).total).toBe(0);
});
