// @covers member-record

import { timelineKinds } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../../test/support/test-database.ts';
import { testSecret } from '../../../../../test/support/test-server.ts';
import { createLookupHash } from '../../../../platform/crypto/lookup-hash.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'the player asked for it';
let server: LiveServer;
let staff: TestStaff;
let call: ReturnType<typeof callsOf>;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  staff = await newStaff(server, db, 'record');
  call = callsOf(server, staff);
});
afterAll(() => server.close());

const brandId = async () => (await db.owner.query('select id from brands order by created_at')).rows[0].id as string;

async function newMember() {
  serial += 1;
  const username = `known${serial}`;
  const token = await server.register(username);
  const { id } = (await server.call('memberInfo', {}, { token })).value;
  return { id, username, token };
}

async function addPayee(memberId: string, number: string, holder: string) {
  const hash = createLookupHash(testSecret)('payout-account', await brandId(), 'bank', 'first bank', number);
  await db.owner.query(
    `insert into payout_accounts (member_id, id, brand_id, kind, institution, sealed_number, number_hash, number_end, holder, created_at, usable_from)
     values ($1, gen_random_uuid(), $2, 'bank', 'First Bank', 'sealed', $3, $4, $5, now(), now())`,
    [memberId, await brandId(), hash, number.slice(-4), holder],
  );
}

/** An order, a transfer and a round of a member, as their modules leave them. */
async function addThings(memberId: string, otherId: string) {
  const ids = {
    deposit: crypto.randomUUID(),
    withdrawal: crypto.randomUUID(),
    transfer: crypto.randomUUID(),
    round: `round-${memberId}`,
  };
  const at = clock.now();
  await db.owner.query(
    `insert into deposit_orders (member_id, order_id, brand_id, request_id, method_code, provider, kind, currency_code, amount_minor, fee_minor,
       state, reason, provider_reference, return_url, created_at, expires_at, changed_at)
     values ($1, $2, $3, gen_random_uuid(), 'gcash', 'sandbox', 'redirect', 'PLY', 5000, 0, 'PENDING', '', $5, '', $4, $4, $4)`,
    [memberId, ids.deposit, await brandId(), at, `REF-${ids.deposit}`],
  );
  await db.owner.query(
    `insert into withdrawals (member_id, id, brand_id, request_id, account_id, currency_code, amount_minor, fee_minor, open_holds, state, step, reason,
       created_at, state_since, turnover_complete)
     select $1, $2, $3, gen_random_uuid(), p.id, 'PLY', 700, 0, '[]', 'COMPLETED', 1, '', $4, $4, true
     from payout_accounts p where p.member_id = $1 limit 1`,
    [memberId, ids.withdrawal, await brandId(), at],
  );
  await db.owner.query(
    `insert into member_transfers (member_id, id, brand_id, side, other_member_id, other_is, request_id, amount_minor, currency_code, wagering_minor,
       note, created_at)
     values ($1, $2, $3, 'sent', $5, 'downline', gen_random_uuid(), 300, 'PLY', 0, '', $4)`,
    [memberId, ids.transfer, await brandId(), at, otherId],
  );
  await db.owner.query(
    `insert into rounds (vendor_code, round_id, brand_id, member_id, game_id, game_type, currency_code, account_kind, is_bet, stake_minor, payout_minor,
       status, is_credited, generation, bet_lines, opened_at)
     select g.vendor_code, $2, $3, $1, g.id, 'RNG', 'PLY', 'cash', false, 100, 0, 'open', false, 0, 0, $4 from games g limit 1`,
    [memberId, ids.round, await brandId(), at],
  );
  return ids;
}

const search = async (text: string, by = call) =>
  (await by('staffSearch', { data: { search: text } })).value.hits.map(({ kind, username, id }) => ({
    kind,
    username,
    id,
  }));
const events = async (memberId: string, data: object = {}, by = call) =>
  (await by('staffMemberTimeline', { params: { memberId }, data })).value;

describe('a member', () => {
  test('is found by whatever names him, each hit with what it is', async () => {
    const { id, username } = await newMember();
    const other = await newMember();
    await addPayee(id, '0012345678', 'Maria Santos');
    const ids = await addThings(id, other.id);
    const hit = (kind: string, thing = '') => ({ kind, username, id: thing });
    expect(await search(username.toUpperCase())).toEqual([hit('member')]);
    expect(await search(id)).toEqual([hit('member')]);
    expect(await search(ids.deposit.toUpperCase())).toEqual([hit('deposit', ids.deposit)]);
    expect(await search(`REF-${ids.deposit}`)).toEqual([hit('deposit', ids.deposit)]);
    expect(await search(ids.withdrawal)).toEqual([hit('withdrawal', ids.withdrawal)]);
    expect(await search(ids.transfer)).toEqual([hit('transfer', ids.transfer)]);
    expect(await search(ids.round)).toEqual([hit('bet', ids.round)]);
    expect(await search(`BAIZE/${ids.round}/0`)).toEqual([hit('bet', ids.round)]);
    expect(await search('maria san')).toEqual([hit('payee')]);
    expect(await search('001-2345 678')).toEqual([hit('payee')]);
    expect(await search('9912345678')).toEqual([]);
    await db.owner.query(`update sessions set ip = '203.0.113.77' where member_id = $1`, [id]);
    expect(await search('203.0.113.77')).toEqual([hit('address')]);
  });

  test('shows staff without a permission neither its orders nor its payees', async () => {
    const { id } = await newMember();
    const other = await newMember();
    await addPayee(id, '0099887766', 'Jose Rizal');
    const ids = await addThings(id, other.id);
    const chatter = callsOf(server, await newStaff(server, db, 'chatter', { roles: ['Support'] }));
    const seen = await chatter('staffMember', { params: { memberId: id } });
    expect(seen.success).toBe(true);
    const { permissions } = (await chatter('staffInfo', {})).value;
    for (const [permission, things] of [
      ['deposits.read', [ids.deposit]],
      ['withdrawals.read', [ids.withdrawal, 'Jose Rizal']],
      ['transfers.read', [ids.transfer]],
    ] as const) {
      if (permissions.includes(permission)) continue;
      for (const thing of things) expect(await search(thing, chatter)).toEqual([]);
    }
    const kinds = new Set((await events(id, {}, chatter)).events.map(({ kind }) => kind));
    expect(kinds.has('withdrawal')).toBe(permissions.includes('withdrawals.read'));
  });
});

describe('the timeline', () => {
  test('has what happened, the latest first, in parts and by kind', async () => {
    const { id } = await newMember();
    const other = await newMember();
    await addPayee(id, '0055667788', 'Andres Bonifacio');
    await addThings(id, other.id);
    clock.advanceMs(1_000);
    const noteId = crypto.randomUUID();
    const note = (text: string) => call('staffMemberNoteAdd', { params: { memberId: id }, body: { noteId, text } });
    expect((await note('called back, all well')).success).toBe(true);
    expect((await note('called back, all well')).success).toBe(true);
    expect((await note('something else')).message).toBe('repeated_with_other_content');
    const all = await events(id);
    expect(new Set(all.events.map(({ kind }) => kind))).toEqual(
      new Set(['registered', 'deposit', 'withdrawal', 'transfer', 'note']),
    );
    expect(all.events.find(({ kind }) => kind === 'note')).toMatchObject({
      text: 'called back, all well',
      by: 'record',
    });
    expect(all.events.find(({ kind }) => kind === 'withdrawal')).toMatchObject({ amount: '-7.00', state: 'COMPLETED' });
    const ats = all.events.map(({ at }) => at);
    expect(ats).toEqual(ats.toSorted().toReversed());
    const first = await events(id, { kinds: ['deposit', 'note'], count: 1 });
    expect([first.events.map(({ kind }) => kind), first.hasMore]).toEqual([['note'], true]);
    const rest = await events(id, { kinds: ['deposit', 'note'], count: 1, page: 2, asOf: first.asOf });
    expect([rest.events.map(({ kind }) => kind), rest.hasMore]).toEqual([['deposit'], false]);
  });

  test('loses nothing between pages, also of one moment', async () => {
    const { id } = await newMember();
    for (let count = 0; count < 5; count += 1)
      await call('staffMemberNoteAdd', {
        params: { memberId: id },
        body: { noteId: crypto.randomUUID(), text: `${count}` },
      });
    const seen = [];
    for (let page = 1; page <= 3; page += 1)
      seen.push(...(await events(id, { kinds: ['note'], count: 2, page })).events);
    expect(seen.map(({ text }) => text).toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });

  test.each(timelineKinds)('reads the kind %s', async (kind) => {
    const { id } = await newMember();
    expect((await call('staffMemberTimeline', { params: { memberId: id }, data: { kinds: [kind] } })).success).toBe(
      true,
    );
  });
});

describe('blocks', () => {
  test('of bets and of withdrawals stand and are lifted apart, each once in the log and in the timeline', async () => {
    const { id, token } = await newMember();
    const block = (what: 'bets' | 'withdrawals', isBlocked: boolean) => {
      clock.advanceMs(1_000);
      return call('staffMemberBlock', { params: { memberId: id }, body: { what, isBlocked, reason } });
    };
    await Promise.all([block('bets', true), block('bets', true)]);
    await block('withdrawals', true);
    const detail = async () => (await call('staffMember', { params: { memberId: id } })).value;
    expect(await detail()).toMatchObject({ blockedAt: null, isOnline: true });
    const { betsBlockedAt } = await detail();
    expect(betsBlockedAt).not.toBeNull();
    await block('bets', true);
    expect((await detail()).betsBlockedAt).toBe(betsBlockedAt);
    expect((await detail()).withdrawalsBlockedAt).not.toBeNull();
    // His session goes on: he may still look.
    expect((await server.call('memberInfo', {}, { token })).success).toBe(true);
    expect((await server.call('withdrawalTerms', {}, { token })).value.bars).toContain('blocked');
    await block('bets', false);
    await block('withdrawals', false);
    expect(await detail()).toMatchObject({ betsBlockedAt: null, withdrawalsBlockedAt: null });
    const acts = (await auditOf(db, `member:${id}`)).map(({ act }) => act).filter((act) => act.includes('lock'));
    expect(acts).toEqual(['blockBets', 'blockWithdrawals', 'unblockBets', 'unblockWithdrawals']);
    const staffActs = (await events(id, { kinds: ['staffAct'] })).events;
    expect(staffActs.map(({ state, text, by }) => [state, text, by])).toEqual(
      acts.toReversed().map((act) => [act, reason, 'record']),
    );
  });

  test('need their permission', async () => {
    const { id } = await newMember();
    const reader = callsOf(server, await newStaff(server, db, 'reader', { roles: ['Finance'] }));
    const { permissions } = (await reader('staffInfo', {})).value;
    expect(permissions).not.toContain('members.block');
    const answers = [
      await reader('staffMemberBlock', { params: { memberId: id }, body: { what: 'bets', isBlocked: true, reason } }),
      await reader('staffMemberPasswordDemand', { params: { memberId: id }, body: { reason } }),
    ];
    expect(answers.map(({ message }) => message)).toEqual(Array(2).fill('operation_not_allowed'));
  });
});

test('a demanded password comes before everything else, and stands in the log once', async () => {
  const { id, token } = await newMember();
  const demand = () => call('staffMemberPasswordDemand', { params: { memberId: id }, body: { reason } });
  await demand();
  await demand();
  expect((await server.call('balance', {}, { token })).message).toBe('password_change_required');
  const acts = (await auditOf(db, `member:${id}`)).filter(({ act }) => act === 'demandPassword');
  expect(acts).toMatchObject([{ reason }]);
});

test('linked accounts have each reason once, and devices are those of the sessions', async () => {
  const [one, two] = [await newMember(), await newMember()];
  await addPayee(one.id, '0077001122', 'Apolinario Mabini');
  await addPayee(two.id, '0077001122', 'A. Mabini');
  await db.owner.query(`update sessions set ip = '198.51.100.9', user_agent = 'Phone' where member_id = any ($1)`, [
    [one.id, two.id],
  ]);
  const { devices, linked } = (await call('staffMemberLinks', { params: { memberId: one.id } })).value;
  expect(devices).toMatchObject([{ address: '198.51.100.9', userAgent: 'Phone', sessions: 1, isOpen: true }]);
  expect(linked).toMatchObject([{ memberId: two.id, reasons: ['address', 'device', 'payee'] }]);
});

test('bets are paged, with sums over all of them', async () => {
  const { id } = await newMember();
  await addThings(id, (await newMember()).id);
  const { rows, total, sums } = (await call('staffMemberBets', { params: { memberId: id }, data: { status: 'open' } }))
    .value;
  expect(rows).toMatchObject([{ roundId: `round-${id}`, stake: '1.00', payout: '0.00', net: '-1.00', status: 'open' }]);
  expect([total, sums]).toEqual([1, { stake: '1.00', payout: '0.00', net: '-1.00' }]);
});

test('members who are online are a filter of the list', async () => {
  const { username, id } = await newMember();
  const rows = async (isOnline: boolean) =>
    (await call('staffMembers', { data: { search: username, isOnline } })).value.rows.map(({ memberId }) => memberId);
  expect([await rows(true), await rows(false)]).toEqual([[id], []]);
});

test('staff of a brand reaches nothing of a member of another', async () => {
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  const { id: memberId, username } = await newMember();
  await addPayee(memberId, '0011223344', 'Emilio Jacinto');
  await addThings(memberId, memberId === '' ? memberId : (await newMember()).id);
  const other = `(select id from brands where code = 'other_brand')`;
  for (const table of ['payout_accounts', 'deposit_orders', 'withdrawals', 'member_transfers', 'rounds', 'sessions'])
    await db.owner.query(`update ${table} set brand_id = ${other} where member_id = $1`, [memberId]);
  await db.owner.query(`update members set brand_id = ${other} where id = $1`, [memberId]);
  const params = { memberId };
  const answers = [
    await call('staffMemberTimeline', { params, data: {} }),
    await call('staffMemberBets', { params, data: {} }),
    await call('staffMemberLinks', { params }),
    await call('staffMemberNoteAdd', { params, body: { noteId: crypto.randomUUID(), text: 'a note' } }),
    await call('staffMemberPasswordDemand', { params, body: { reason } }),
    await call('staffMemberBlock', { params, body: { what: 'bets', isBlocked: true, reason } }),
  ];
  expect(answers.map(({ message }) => message)).toEqual(Array(6).fill('not_found'));
  for (const text of [username, memberId, `round-${memberId}`, 'Emilio', '0011223344'])
    expect(await search(text)).toEqual([]);
});
