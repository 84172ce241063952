import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { endMaintenance } from '../ending.ts';

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

test('a maintenance ends by itself, the player reads when, and its end goes with it', async () => {
  const { gameId } = await gameOf('lantern_garden');
  const endsAt = new Date(clock.now().getTime() + 60_000).toISOString();
  const launch = () =>
    operator.call('launchGame', { data: { vendor: 'BAIZE', gameCode: 'lantern_garden' } }, { token: memberToken });
  await edit(gameId, { isInMaintenance: true, maintenanceEndsAt: endsAt });
  expect(await launch()).toMatchObject({ message: 'game_unavailable', value: { endsAt } });
  await endMaintenance({ database: db.database, clock });
  expect((await launch()).message).toBe('game_unavailable');
  clock.advanceMs(60_000);
  await endMaintenance({ database: db.database, clock });
  expect((await launch()).success).toBe(true);
  expect(await gameOf('lantern_garden')).toMatchObject({ isInMaintenance: false, maintenanceEndsAt: null });
  await edit(gameId, { maintenanceEndsAt: endsAt });
  expect(await gameOf('lantern_garden')).toMatchObject({ maintenanceEndsAt: null });
});

test('a game is moved to the side of another, and the order is numbered from 0', async () => {
  const idsOf = async () =>
    (await call('staffGames', { data: { pageSize: 100 } })).value.rows.map(({ gameId }) => gameId);
  const [first = '', second = '', third = ''] = await idsOf();
  const move = (gameId: string, side: 'before' | 'behind', otherId: string) =>
    call('staffGameMove', { params: { gameId }, body: { side, otherId } });
  expect((await move(third, 'before', first)).message).toBe('');
  expect((await idsOf()).slice(0, 3)).toEqual([third, first, second]);
  expect((await move(third, 'behind', second)).message).toBe('');
  expect((await idsOf()).slice(0, 3)).toEqual([first, second, third]);
  const { rows } = (await call('staffGames', { data: { pageSize: 3 } })).value;
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);
  expect((await move(crypto.randomUUID(), 'before', first)).message).toBe('game_not_found');
  expect((await auditOf(db, `game:${third}`)).map(({ act }) => act)).toEqual(['moveGame', 'moveGame']);
});

test('a list is first looked at, then written; wrong rows write nothing', async () => {
  const whole = callsOf(operator, await newStaff(operator, db, 'importer'));
  const send = (text: string, mode: 'check' | 'write') =>
    whole('staffGamesImport', {
      params: { vendorCode: 'BAIZE', mode },
      upload: new Blob([text], { type: 'text/csv' }),
    });
  const list = 'gameCode,gameType,minBet,name_TY\nbrand_new,RNG,0.20,Brand New\n';
  expect((await send(list, 'check')).value).toMatchObject({ added: 1, onSale: 1, problem: null, faultCount: 0 });
  expect((await call('staffGames', { data: { search: 'brand_new' } })).value.total).toBe(0);
  expect((await send(list, 'write')).value).toMatchObject({ added: 1 });
  expect(await gameOf('brand_new')).toMatchObject({ name: 'Brand New', isEnabled: true });
  expect((await send(list, 'check')).value).toMatchObject({ added: 0, changed: 0, unchanged: 1, onSale: 0 });
  const wrong = await send('gameCode,gameType,minBet,name_TY\nx y,RNG,0,\n', 'write');
  expect(wrong.value).toMatchObject({ added: 0, faultCount: 3 });
  expect((await send('what,is\nthis,1', 'check')).value.problem).toMatch(/unknown columns/);
  const nobody = {
    params: { vendorCode: 'NOBODY', mode: 'check' as const },
    upload: new Blob(['x'], { type: 'text/csv' }),
  };
  expect((await whole('staffGamesImport', nobody)).message).toBe('vendor_not_found');
});

test('returns are what was paid of the stakes, in cash', async () => {
  await db.owner.query(
    `insert into bets (vendor_code, round_id, line, brand_id, member_id, game_id, game_type, currency_code, account_kind, stake_minor,
       payout_minor, status, placed_at, settled_at, batch_id)
     select 'BAIZE', 'b' || n, 0, m.brand_id, m.id, g.id, g.game_type, 'PLY', 'cash', 100, case when n % 2 = 0 then 190 else 0 end,
       'settled', $1, $1, 0 from generate_series(1, 2000) n, members m, games g where m.username = 'looksaround' and g.game_code = 'dice'`,
    [clock.now()],
  );
  const { rows } = (await call('staffGameReturns', { data: { days: 1 } })).value;
  expect(rows).toMatchObject([
    {
      ...{ gameCode: 'dice', bets: 2000, staked: '2000.00', paid: '1900.00', paidPercent: '95.00' },
      ...{ expectedPercent: '98.99', isOutside: false },
    },
  ]);
  expect(Number(rows[0]?.band?.low)).toBeCloseTo(93.5, 0);
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
  const { gameId: otherId } = await gameOf('dice');
  const move = { params: { gameId }, body: { side: 'before' as const, otherId } };
  expect((await call('staffGameMove', move)).message).toBe('game_not_found');
  await db.owner.query(
    `update brand_vendors set brand_id = (select id from brands where code = 'other_brand') where game_type = 'LIVE'`,
  );
  const live = { params: { vendorCode: 'BAIZE', gameType: 'LIVE' as const }, body: { isHot: true } };
  expect((await call('staffBrandVendorEdit', live)).message).toBe('vendor_not_found');
});
