// @covers brand-switches

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'the database moves tonight';
const open = { isDraining: false, isClosed: false, endsAt: null, texts: {} };
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
let token: string;
let code: string;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  call = callsOf(server, await newStaff(server, db, 'operator'));
  token = await server.register('guest');
  code = (await db.owner.query('select code from brands')).rows[0].code;
});
afterAll(() => server.close());
beforeEach(async () => {
  await call('staffInstallationSwitch', { body: { ...open, reason } });
  await turn({});
});

const turn = (more: object, by = call) =>
  by('staffBrandSwitch', { body: { ...open, isRegionClosed: false, reason, ...more } });
const status = async () => (await server.call('systemStatus', {})).value;
const launch = () => server.call('launchGame', { data: { vendor: 'BAIZE', gameCode: 'dice' } }, { token });

test('a drained brand opens no game and stays open; its version and the log keep who turned the switch', async () => {
  expect((await launch()).success).toBe(true);
  expect((await turn({ isDraining: true })).message).toBe('');
  expect((await launch()).message).toBe('game_unavailable');
  expect(await status()).toMatchObject({ status: 0 });
  expect((await call('staffSwitches', {})).value.brand).toMatchObject({ isDraining: true, isClosed: false });
  const line = (await auditOf(db, `brand:${code}`)).at(-1);
  expect(line).toMatchObject({ act: 'switchBrand', reason, after: { 'settings.maintenance.draining': true } });
  await turn({});
  expect((await launch()).success).toBe(true);
});

test('a closed brand tells visitors until when, and in their words; a region closed comes behind it', async () => {
  const endsAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const texts = { TY: 'We move tonight.', TH: 'เราย้ายบ้าน' };
  await turn({ isDraining: true, isClosed: true, endsAt, texts, isRegionClosed: true });
  expect(await status()).toMatchObject({ status: 1, maintenanceEndsAt: endsAt, maintenanceTexts: texts });
  expect((await launch()).message).toBe('info_maintenance');
  await turn({ isRegionClosed: true });
  expect(await status()).toMatchObject({ status: 2, maintenanceTexts: {} });
  const wrong = await turn({ texts: { TY: '' } });
  expect(wrong.message).toBe('invalid_input');
});

test('the switch of all brands goes before a brand’s own and takes nothing of it away', async () => {
  const texts = { EN: 'All sites rest.' };
  const body = { ...open, isDraining: true, texts, reason };
  expect((await call('staffInstallationSwitch', { body })).message).toBe('');
  expect((await launch()).message).toBe('game_unavailable');
  await call('staffInstallationSwitch', { body: { ...body, isClosed: true } });
  expect(await status()).toMatchObject({ status: 1, maintenanceTexts: texts });
  const { brand, installation } = (await call('staffSwitches', {})).value;
  expect([brand.isClosed, installation?.isClosed]).toEqual([false, true]);
  expect((await auditOf(db, 'installation')).at(-1)).toMatchObject({ act: 'switchInstallation', reason });
  await call('staffInstallationSwitch', { body: { ...open, reason } });
  expect((await launch()).success).toBe(true);
});

test('who looks after one brand turns that brand’s switches alone, and nobody without a second factor', async () => {
  const { rows } = await db.owner.query('select id from brands limit 1');
  const brandId = rows[0].id;
  const local = callsOf(server, await newStaff(server, db, 'local', { brandId }));
  expect((await local('staffSwitches', {})).value.installation).toBeNull();
  expect((await turn({ isDraining: true }, local)).message).toBe('');
  const all = await local('staffInstallationSwitch', { body: { ...open, reason } });
  expect(all.message).toBe('operation_not_allowed');
  expect((await local('staffBrandClose', { body: { code, reason } })).message).toBe('operation_not_allowed');
  const bare = callsOf(server, await newStaff(server, db, 'bare', { secondFactor: false }));
  expect((await turn({}, bare)).message).toBe('second_factor_setup_required');
});

test('rounds that are open are counted, and a brand ends for ever only without them, by its own code', async () => {
  const close = (typed: string) => call('staffBrandClose', { body: { code: typed, reason } });
  await db.owner.query(
    `insert into rounds (vendor_code, round_id, brand_id, member_id, game_id, game_type, currency_code, account_kind, is_bet, stake_minor,
       payout_minor, status, is_credited, generation, bet_lines, opened_at)
     select 'BAIZE', 'r1', m.brand_id, m.id, g.id, g.game_type, 'PLY', 'cash', false, 10, 0, 'open', false, 0, 1, $1
     from members m, games g where m.username = 'guest' and g.game_code = 'dice'`,
    [clock.now()],
  );
  expect((await call('staffSwitches', {})).value.brand.openRounds).toMatchObject([{ vendorCode: 'BAIZE', rounds: 1 }]);
  expect((await close(code)).message).toBe('operation_not_allowed');
  await db.owner.query(`update rounds set closed_at = now(), status = 'closed' where round_id = 'r1'`);
  expect((await close('another')).message).toBe('invalid_input');
  expect((await close(code)).message).toBe('');
  expect(await status()).toMatchObject({ status: 1 });
  expect((await close(code)).message).toBe('already_decided');
  expect((await turn({})).message).toBe('already_decided');
  expect((await auditOf(db, `brand:${code}`)).at(-1)).toMatchObject({ act: 'closeBrand', reason });
});
