// @covers own-limits play-bars exclusion-across-brands

import { randomUUID } from 'node:crypto';
import { gameChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContactBars } from '../../src/modules/protection/index.ts';
import { readRiskFigures } from '../../src/modules/protection/risk-signs.ts';
import { newId } from '../../src/platform/crypto/ids.ts';
import { createLookupHash } from '../../src/platform/crypto/lookup-hash.ts';
import { createSecretBox } from '../../src/platform/crypto/secret-box.ts';
import { insertBrand, insertMember } from '../support/factories.ts';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { testPassword, testSecret } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let live: LiveServer;
let serial = 0;
beforeAll(async () => {
  live = await openLiveServer(db, clock);
  live.server.start();
});
afterAll(() => live.close());

const hourMs = 3_600_000;

async function newPlayer() {
  serial += 1;
  const username = `careful${serial}`;
  const token = await live.register(username);
  const { id } = (await live.call('memberInfo', {}, { token })).value;
  return { username, token, id };
}
const deposit = (token: string, amount = '100.00') =>
  live.call('sandboxDeposit', { body: { requestId: randomUUID(), amount } }, { token });
const launch = (token: string, vendor = 'BAIZE', gameCode = 'roulette') =>
  live.call('launchGame', { data: { vendor, gameCode, language: 'TY' } as never }, { token });
const limitOf = async (token: string, kind: string) => {
  const { limits } = (await live.call('protection', {}, { token })).value;
  return limits.find((limit) => limit.kind === kind);
};
const setLimit = (token: string, kind: 'dayDeposit' | 'monthDeposit' | 'weekDeposit', amount: string | null) =>
  live.call('setOwnLimit', { params: { kind }, body: { amount } }, { token });
const logIn = async (username: string) =>
  (await live.call('login', { body: { username, password: testPassword } })).value.token;

test('a limit is lowered at once, raised after a day and a second yes, and counted before every deposit', async () => {
  // A Monday, so that the day after lies in the same week.
  while (clock.now().getUTCDay() !== 1) clock.advanceMs(24 * hourMs);
  const { token, username } = await newPlayer();
  const { token: other } = await newPlayer();
  expect((await setLimit(token, 'dayDeposit', '150.00')).value).toEqual({ isInForce: true, waiting: null });
  expect((await deposit(token)).success).toBe(true);
  expect((await deposit(token)).message).toBe('limit_reached');
  expect(await limitOf(token, 'dayDeposit')).toMatchObject({ amount: '150.00', operatorAmount: null, used: '100.00' });
  expect(await limitOf(token, 'weekDeposit')).toMatchObject({ amount: null, used: '100.00' });

  const raised = (await setLimit(token, 'dayDeposit', '500.00')).value;
  expect(raised.isInForce).toBe(false);
  // The same wish again is the same change.
  expect((await setLimit(token, 'dayDeposit', '500.00')).value).toEqual(raised);
  const changeId = raised.waiting?.id ?? '';
  const decide = (decision: 'confirm' | 'withdraw', who = token) =>
    live.call('decideOwnLimit', { params: { kind: 'dayDeposit' }, body: { changeId, decision } }, { token: who });
  expect((await decide('confirm')).message).toBe('operation_not_allowed');
  expect((await decide('confirm', other)).message).toBe('not_found');
  expect((await deposit(token)).message).toBe('limit_reached');
  clock.advanceMs(24 * hourMs);
  const later = await logIn(username);
  // Without the second yes nothing has changed.
  expect(await limitOf(later, 'dayDeposit')).toMatchObject({ amount: '150.00', waiting: { amount: '500.00' } });
  expect((await decide('confirm', later)).success).toBe(true);
  expect((await decide('confirm', later)).success).toBe(true);
  expect((await decide('withdraw', later)).message).toBe('already_decided');
  expect(await limitOf(later, 'dayDeposit')).toMatchObject({ amount: '500.00', waiting: null, used: '0.00' });
  expect((await deposit(later, '400.00')).success).toBe(true);
  expect((await setLimit(later, 'weekDeposit', '450.00')).value.isInForce).toBe(true);
  // The week knows of yesterday's hundred, too.
  expect((await deposit(later, '1.00')).message).toBe('limit_reached');

  const away = (await setLimit(later, 'weekDeposit', null)).value.waiting;
  expect(away).toMatchObject({ amount: null });
  expect((await setLimit(later, 'weekDeposit', '440.00')).value.isInForce).toBe(true);
  expect(await limitOf(later, 'weekDeposit')).toMatchObject({ amount: '440.00', waiting: null });
  const { list, total } = (await live.call('protectionHistory', { data: {} as never }, { token: later })).value;
  expect(total).toBe(5);
  expect(list.map(({ limitKind, after, state }) => `${limitKind} ${after} ${state}`)).toEqual([
    'weekDeposit 440.00 IN_FORCE',
    'weekDeposit null REPLACED',
    'weekDeposit 450.00 IN_FORCE',
    'dayDeposit 500.00 CONFIRMED',
    'dayDeposit 150.00 IN_FORCE',
  ]);
});

test('a limit of a month waits seven days, and lapses where nobody says yes to it for a week', async () => {
  const { token, username } = await newPlayer();
  await setLimit(token, 'monthDeposit', '100.00');
  const { waiting } = (await setLimit(token, 'monthDeposit', '200.00')).value;
  expect(Date.parse(waiting?.readyAt ?? '') - clock.now().getTime()).toBe(7 * 24 * hourMs);
  clock.advanceMs(14 * 24 * hourMs);
  const later = await logIn(username);
  expect(await limitOf(later, 'monthDeposit')).toMatchObject({ amount: '100.00', waiting: null });
  const body = { changeId: waiting?.id ?? '', decision: 'confirm' } as const;
  const late = await live.call('decideOwnLimit', { params: { kind: 'monthDeposit' }, body }, { token: later });
  expect(late.message).toBe('already_decided');
});

test('a break ends sessions and game sockets; the account opens, pays out, and takes no deposit and no launch', async () => {
  const { token, username } = await newPlayer();
  await deposit(token);
  const { value } = await launch(token);
  const launchToken = new URL(value.url, live.url).searchParams.get('launchToken') ?? '';
  const { session } = (await live.call('studioOpen', { body: { launchToken } })).value;
  const room = await live.connect(gameChannel, { session }, { origin: 'null' });
  const bar = (await live.call('barOwnPlay', { body: { length: '24h' } }, { token })).value;
  await room.closed;
  expect((await live.call('memberInfo', {}, { token })).message).toBe('session_expired');
  const again = await logIn(username);
  const until = new Date(clock.now().getTime() + 24 * hourMs).toISOString();
  expect(bar).toEqual({ kind: 'coolOff', until });
  expect((await live.call('memberInfo', {}, { token: again })).value.playBar).toEqual({ kind: 'coolOff', until });
  for (const refused of [await deposit(again), await launch(again)])
    expect(refused).toMatchObject({ success: false, message: 'play_barred', value: { until } });
  expect((await live.call('withdrawalTerms', {}, { token: again })).success).toBe(true);
  clock.advanceMs(24 * hourMs);
  const after = await logIn(username);
  expect((await live.call('memberInfo', {}, { token: after })).value.playBar).toBeNull();
  expect((await deposit(after)).success).toBe(true);
  expect((await launch(after)).success).toBe(true);
});

test('of all that an excluded member tries in the site nothing gets through, and no promotion reaches him', async () => {
  const { token, username, id } = await newPlayer();
  const friend = await newPlayer();
  await deposit(token, '500.00');
  await live.call('barOwnPlay', { body: { length: '6m' } }, { token });
  const own = await logIn(username);
  const menu = (await live.call('gameList', { data: { pageSize: 60 } as never }, { token: own })).value;
  const games = (menu as unknown as { list: { vassalage: string; gameCode: string }[] }).list ?? [];
  for (const { vassalage, gameCode } of games.slice(0, 20)) {
    expect((await launch(own, vassalage, gameCode)).success, `${vassalage} ${gameCode}`).toBe(false);
  }
  const methods = (await live.call('depositMethods', {} as never, { token: own })).value;
  const codes = ((methods as unknown as { methods?: { code: string }[] }).methods ?? []).map(({ code }) => code);
  for (const methodCode of [...codes, 'any']) {
    const body = { requestId: randomUUID(), methodCode, amount: '20.00' };
    expect((await live.call('createDeposit', { body } as never, { token: own })).success).toBe(false);
  }
  for (const amount of ['20.00', '100.00', '1.00']) expect((await deposit(own, amount)).success).toBe(false);
  const staff = await live.signInStaff();
  const audience = { to: 'segment', names: [], labels: [], minRank: 0, maxRank: 100, languages: [] } as const;
  const texts = [{ language: 'TY' as const, title: 'Come and play', text: 'Today' }];
  const body = { messageId: randomUUID(), audience, texts, sendAt: null } as never;
  await live.call('staffMessageWrite', { body }, { token: staff });
  const sent = async (memberId: string) =>
    (await db.owner.query(`select 1 from messages where member_id = $1 and kind = 'staff'`, [memberId])).rows.length;
  await expect.poll(() => sent(friend.id)).toBe(1);
  expect(await sent(id)).toBe(0);
});

test('an exclusion holds in every brand for the same verified contact, before and after, and no staff of another brand sets one', async () => {
  const lookupHash = createLookupHash(testSecret);
  const secretBox = createSecretBox(testSecret);
  const elsewhere = await insertBrand(db.owner, `other_${randomUUID().slice(0, 8)}`);
  const contact = async (memberId: string, brandId: string, value: string, isVerified = true) =>
    db.owner.query(
      `insert into member_contacts (member_id, brand_id, kind, sealed_value, lookup, verified_at) values ($1, $2, 'email', $3, $4, $5)`,
      [
        memberId,
        brandId,
        await secretBox.seal(value),
        lookupHash('email', brandId, value),
        isVerified ? clock.now() : null,
      ],
    );
  const barOf = async (memberId: string) =>
    (await db.owner.query('select play_bar from members where id = $1', [memberId])).rows[0]?.play_bar;
  const { token, id, username } = await newPlayer();
  const { rows } = await db.owner.query('select brand_id from members where id = $1', [id]);
  const [same, unproved, stranger] = [
    (await insertMember(db.owner, elsewhere.id)).id,
    (await insertMember(db.owner, elsewhere.id)).id,
    (await insertMember(db.owner, elsewhere.id)).id,
  ];
  await contact(id, rows[0].brand_id, 'one@example.com');
  await contact(same, elsewhere.id, 'one@example.com');
  await contact(unproved, elsewhere.id, 'one@example.com', false);
  await contact(stranger, elsewhere.id, 'two@example.com');
  await live.call('barOwnPlay', { body: { length: 'forever' } }, { token });
  expect([await barOf(same), await barOf(unproved), await barOf(stranger)]).toEqual(['exclusion', null, null]);

  const newcomer = (await insertMember(db.owner, elsewhere.id)).id;
  const prove = createContactBars({ clock, newId });
  const lookup = lookupHash('installation contact', 'email', 'one@example.com');
  await prove(db.database, { memberId: newcomer, brandId: elsewhere.id, lookup });
  expect(await barOf(newcomer)).toBe('exclusion');
  await prove(db.database, { memberId: stranger, brandId: elsewhere.id, lookup: lookupHash('x', 'y') });
  expect(await barOf(stranger)).toBeNull();

  // A break asked for afterwards shortens nothing.
  const again = await logIn(username);
  const later = await live.call('barOwnPlay', { body: { length: '24h' } }, { token: again });
  expect(later.value).toEqual({ kind: 'exclusion', until: null });
  const staff = { token: await live.signInStaff() };
  const exclude = (memberId: string) =>
    live.call('staffMemberExclude', { params: { memberId }, body: { length: '6m', reason: 'asked by phone' } }, staff);
  expect((await exclude(stranger)).message).toBe('not_found');
  const read = (memberId: string) => live.call('staffMemberProtection', { params: { memberId } }, staff);
  expect((await read(stranger)).message).toBe('not_found');
  const mine = await newPlayer();
  expect((await exclude(mine.id)).value).toMatchObject({ kind: 'exclusion' });
  const seen = (await read(mine.id)).value;
  expect([seen.standing.bar?.kind, seen.history.list[0]?.setBy]).toEqual(['exclusion', 'staff']);
  const acts = await db.owner.query(`select 1 from audit_log where act = 'excludeMember'`);
  expect(acts.rows.length).toBe(1);
  expect((await live.call('staffProtectionSigns', { data: {} as never }, staff)).success).toBe(true);
});

test('a reminder is kept, and its changes are history', async () => {
  const { token } = await newPlayer();
  const remind = (minutes: 30 | 60 | null) => live.call('setReminder', { body: { minutes } }, { token });
  expect((await remind(30)).success).toBe(true);
  expect((await remind(30)).success).toBe(true);
  expect((await remind(null)).success).toBe(true);
  expect((await live.call('protection', {}, { token })).value.reminder.minutes).toBeNull();
  const { list } = (await live.call('protectionHistory', { data: {} as never }, { token })).value;
  expect(list.map(({ what, minutes }) => [what, minutes])).toEqual([
    ['reminder', null],
    ['reminder', 30],
  ]);
});

test('first deposits are no rising ones; twice as much as in the seven days before is a sign', async () => {
  const { token, id } = await newPlayer();
  // Whoever played in these days is looked at.
  const rising = async () => {
    const { rows } = await db.owner.query('select brand_id as id from members where id = $1', [id]);
    await db.owner.query(
      `insert into turnover_hours (member_id, starts_at, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
         valid_turnover_minor, payout_minor) values ($1, $2, 'RNG', 'BAIZE', 'PLY', 'cash', $3, 1, 100, 100, 0)`,
      [id, clock.now(), rows[0].id],
    );
    clock.advanceMs(1);
    const of = { brandId: rows[0].id, zone: 'UTC', now: clock.now() };
    return (await readRiskFigures(db.database, of)).find(({ memberId }) => memberId === id)?.risingDeposits;
  };
  expect((await deposit(token)).success).toBe(true);
  expect(await rising()).toBe(0);
  clock.advanceMs(8 * 24 * hourMs);
  const again = await logIn(`careful${serial}`);
  expect((await deposit(again, '250.00')).success).toBe(true);
  expect(await rising()).toBe(250);
});
