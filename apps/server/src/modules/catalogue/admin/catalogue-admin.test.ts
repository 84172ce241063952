import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let operator: LiveServer;
let call: ReturnType<typeof callsOf>;
let memberToken: string;
beforeAll(async () => {
  operator = await openLiveServer(db, clock);
  call = callsOf(operator, await newStaff(operator, db, 'arranger', { roles: ['Content'], secondFactor: false }));
  memberToken = await operator.register('looksaround');
});
afterAll(() => operator.close());

const gameOf = async (gameCode: string) => {
  const { rows } = (await call('staffGames', { data: { search: gameCode } })).value;
  const game = rows.find((row) => row.gameCode === gameCode);
  if (!game) throw new Error(`no ${gameCode}`);
  return game;
};
const edit = (gameId: string, body: object) => call('staffGameEdit', { params: { gameId }, body });

test('games are listed by their order, and found by name, vendor and state', async () => {
  const all = (await call('staffGames', { data: { pageSize: 100 } })).value;
  const positions = all.rows.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const byName = (await call('staffGames', { data: { search: 'lantern' } })).value.rows;
  expect(byName.map(({ gameCode }) => gameCode)).toContain('lantern_garden');
  expect((await call('staffGames', { data: { isInMaintenance: true } })).value.total).toBe(0);
  expect((await call('staffGames', { data: { vendorCode: 'NOBODY' } })).value.total).toBe(0);
});

test('a game under maintenance is not launched at the very next call, and is again afterwards', async () => {
  const { gameId, ...before } = await gameOf('lantern_garden');
  const launch = () =>
    operator.call('launchGame', { data: { vendor: 'BAIZE', gameCode: 'lantern_garden' } }, { token: memberToken });
  expect((await launch()).success).toBe(true);
  expect((await edit(gameId, { isInMaintenance: true })).success).toBe(true);
  expect((await launch()).message).toBe('game_unavailable');
  expect((await edit(gameId, { isInMaintenance: false })).success).toBe(true);
  expect((await launch()).success).toBe(true);
  const { isHot, position, isEnabled } = before;
  const lines = await auditOf(db, `game:${gameId}`);
  expect(lines[0]).toMatchObject({
    act: 'editGame',
    before: { isHot, position, isEnabled, isInMaintenance: false },
    after: { isHot, position, isEnabled, isInMaintenance: true },
  });
});

test('two who change different things at once keep both', async () => {
  const { gameId, isHot } = await gameOf('dice');
  await Promise.all([edit(gameId, { isHot: !isHot }), edit(gameId, { position: 777 })]);
  expect(await gameOf('dice')).toMatchObject({ isHot: !isHot, position: 777 });
  expect((await edit(crypto.randomUUID(), { isHot: true })).message).toBe('game_not_found');
  expect((await edit(gameId, { position: -1 })).message).toBe('invalid_input');
});

test('a vendor’s place in a game type changes what the menu shows', async () => {
  const params = { vendorCode: 'BAIZE', gameType: 'RNG' as const };
  const change = (body: object) => call('staffBrandVendorEdit', { params, body });
  const { rows } = (await call('staffBrandVendors', { data: { gameType: 'RNG' } })).value;
  expect(rows.find(({ vendorCode }) => vendorCode === 'BAIZE')).toMatchObject({ isEnabled: true });
  expect((await change({ isInMaintenance: true })).success).toBe(true);
  const launch = await operator.call(
    'launchGame',
    { data: { vendor: 'BAIZE', gameCode: 'lantern_garden' } },
    { token: memberToken },
  );
  expect(launch.message).toBe('game_unavailable');
  expect((await change({ isInMaintenance: false })).success).toBe(true);
  const nobody = { params: { ...params, vendorCode: 'NOBODY' }, body: {} };
  expect((await call('staffBrandVendorEdit', nobody)).message).toBe('vendor_not_found');
});

test('staff of a brand arranges nothing of another', async () => {
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     select gen_random_uuid(), 'other_brand', 'Other', 'PLY', 'TY', settings, now() from brands`,
  );
  const { gameId } = await gameOf('plinko');
  await db.owner.query(
    `with moved as (delete from brand_games where game_id = $1 returning *)
     insert into brand_games (brand_id, game_id, enabled, is_hot, position)
     select (select id from brands where code = 'other_brand'), game_id, enabled, is_hot, position from moved`,
    [gameId],
  );
  expect((await edit(gameId, { isHot: true })).message).toBe('game_not_found');
  await db.owner.query(
    `update brand_vendors set brand_id = (select id from brands where code = 'other_brand') where game_type = 'LIVE'`,
  );
  const live = { params: { vendorCode: 'BAIZE', gameType: 'LIVE' as const }, body: { isHot: true } };
  expect((await call('staffBrandVendorEdit', live)).message).toBe('vendor_not_found');
});
