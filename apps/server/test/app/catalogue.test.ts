// @covers favourites-and-recent picture-and-launch-hosts launch-bad-input

import { type CallName, type CallRequest, type Calls, prepareRequest } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer(db, clock);
  token = await server.register('launcher');
});
afterAll(() => server.close());

/** A call as a client makes it. */
async function ask<N extends CallName>(name: N, request: CallRequest<Calls[N]>, headers: Record<string, string> = {}) {
  const { method, target, body } = prepareRequest(name, request);
  const json = body === undefined ? {} : { payload: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return server.app.inject({ method, url: target, headers: { ...headers, ...type }, ...json });
}

test.each([
  ['vendorMenu', { data: { language: 'TY' } }],
  ['gameList', { data: { gameType: 'RNG', language: 'TY' } }],
  ['hotGames', { data: { language: 'TY' } }],
  ['lobbyRows', { data: { language: 'TY' } }],
] as const)('%s carries an ETag: who has the answer gets 304, until the catalogue changes', async (name, request) => {
  const first = await ask(name, request);
  const etag = String(first.headers.etag);
  expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{43}"$/)]);
  const known = await ask(name, request, { 'if-none-match': `"other", ${etag}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
  expect((await ask(name, request, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  await db.owner.query(`update vendors set display_name = display_name || '!' where code = 'BAIZE'`);
  // A game that comes into the catalogue later than the others is new.
  await db.owner.query(
    `update brand_games set added_at = case when game_id = (select id from games where game_code = 'jade_cascade') then $1::timestamptz end`,
    [clock.now()],
  );
  const changed = await ask(name, request, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test('an unknown vendor is 404, a page too far 400 with its field, a hostile search 200 with nothing', async () => {
  const list = (more: object) => ask('gameList', { data: { gameType: 'RNG', language: 'TY', ...more } as never });
  const unknown = await list({ vassalage: 'NONE' });
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'vendor_not_found']);
  for (const pageNo of [0, 1_000_000, -1, 1.5]) {
    const far = await list({ pageNo });
    expect([far.statusCode, Object.keys(far.json().value.fields)]).toEqual([400, ['pageNo']]);
  }
  for (const gameName of ["'; drop table games; --", '%%%%', '\\', '<script>alert(1)</script>', '𝕏'.repeat(49)]) {
    const hostile = await list({ gameName });
    expect([hostile.statusCode, hostile.json().value.games]).toEqual([200, []]);
  }
  expect((await list({ gameName: 'x'.repeat(101) })).statusCode).toBe(400);
});

test('an unknown game is 404 with its message, wherever it is named', async () => {
  const launch = await ask('launchGame', { data: { vendor: 'BAIZE', gameCode: 'none', language: 'TY' } }, { token });
  expect([launch.statusCode, launch.json().message]).toEqual([404, 'game_not_found']);
  const nodeId = crypto.randomUUID();
  const saved = await ask('addFavoriteGame', { body: { nodeId, vendor: 'BAIZE', gameType: 'RNG' } }, { token });
  expect([saved.statusCode, saved.json().message]).toEqual([404, 'game_not_found']);
  const group = await ask('vassGameTypes', { data: { vassalage: 'BAIZE', nodeId, language: 'TY' } }, { token });
  expect([group.statusCode, group.json().message]).toEqual([404, 'game_not_found']);
});

test('a game that vanished while it was open takes no bet, keeps no money, and is answered with others to play', async () => {
  const player = await server.register('vanishing');
  const asPlayer = { token: player };
  await ask('sandboxDeposit', { body: { requestId: crypto.randomUUID(), amount: '50.00' } }, asPlayer);
  const data = { vendor: 'BAIZE', gameCode: 'jade_cascade', language: 'TY' } as const;
  const { url } = (await ask('launchGame', { data }, asPlayer)).json().value;
  const launchToken = new URL(url, 'http://localhost').searchParams.get('launchToken') ?? '';
  const { session } = (await ask('studioOpen', { body: { launchToken } })).json().value;
  const offered = (enabled: boolean) =>
    db.owner.query(
      `update brand_games set enabled = $1 where game_id = (select id from games where game_code = 'jade_cascade')`,
      [enabled],
    );
  await offered(false);
  try {
    const spin = { body: { roundId: crypto.randomUUID(), betMinor: '20' } };
    const refused = await ask('studioSpin', spin, { 'game-session': session });
    expect([refused.statusCode, refused.json().message]).toEqual([503, 'game_unavailable']);
    expect((await ask('balance', {}, asPlayer)).json().value.sumBalance).toBe('50.00');
    const again = await ask('launchGame', { data }, asPlayer);
    expect([again.statusCode, again.json().message]).toEqual([503, 'game_unavailable']);
    expect(again.json().value.games.length).toBeGreaterThan(0);
  } finally {
    await offered(true);
  }
});

test('a launch token opens one session, and none after 60 seconds', async () => {
  const launch = async () => {
    const data = { vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' } as const;
    const answer = await ask('launchGame', { data }, { token });
    expect(answer.statusCode).toBe(200);
    return new URL(answer.json().value.url, 'http://localhost').searchParams.get('launchToken') ?? '';
  };
  const open = (launchToken: string) => ask('studioOpen', { body: { launchToken } });
  const used = await launch();
  expect((await open(used)).statusCode).toBe(200);
  const again = await open(used);
  expect([again.statusCode, again.json().message]).toEqual([422, 'launch_token_invalid']);
  const late = await launch();
  clock.advanceMs(60_001);
  const expired = await open(late);
  expect([expired.statusCode, expired.json().message]).toEqual([422, 'launch_token_invalid']);
});

test('a game that was left in the middle of a round is offered to be continued', async () => {
  const data = { vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' } as const;
  const launch = async () => (await ask('launchGame', { data }, { token })).json().value;
  await ask('sandboxDeposit', { body: { requestId: crypto.randomUUID(), amount: '50.00' } }, { token });
  const { url, openRound } = await launch();
  expect(openRound).toBeNull();
  const launchToken = new URL(url, 'http://localhost').searchParams.get('launchToken') ?? '';
  const { session } = (await ask('studioOpen', { body: { launchToken } })).json().value;
  const roundId = crypto.randomUUID();
  const spun = await ask('studioSpin', { body: { roundId, betMinor: '20' } }, { 'game-session': session });
  expect(spun.statusCode).toBe(200);
  expect((await launch()).openRound).toMatchObject({ roundId });
  const recent = await ask('recentGames', { data: { language: 'TY' } }, { token });
  expect(recent.json().value.list).toMatchObject([{ gameCode: 'lantern_garden', hasOpenRound: true }]);
  await ask('studioPresented', { body: { roundId } }, { 'game-session': session });
  expect((await launch()).openRound).toBeNull();
});

test('pages may show frames of an outside vendor’s origin, and of no other', async () => {
  const policy = async () => String((await server.app.inject('/wps/nothing')).headers['content-security-policy']);
  const site = async () => String((await server.app.inject('/rng')).headers['content-security-policy']);
  expect(await site()).toContain("frame-src 'self';");
  await db.owner.query(
    `insert into vendors (code, display_name, launch_url) values ('OUT', 'Out', 'https://out.example/play')`,
  );
  await ask('hotGames', { data: { language: 'TY' } });
  expect(await site()).toContain("frame-src 'self' https://out.example;");
  expect(await policy()).not.toContain('out.example');
});

test('a cover from another origin is shown, from no other', async () => {
  const policy = async () => String((await server.app.inject('/rng')).headers['content-security-policy']);
  expect(await policy()).toContain("img-src 'self' data:;");
  await db.owner.query(`update games set cover_url = 'https://covers.example/a.webp' where game_code = 'plinko'`);
  await ask('hotGames', { data: { language: 'TY' } });
  expect(await policy()).toContain("img-src 'self' data: https://covers.example;");
});
