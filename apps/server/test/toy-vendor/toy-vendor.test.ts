import { type CallName, type CallRequest, type Calls, calls, prepareRequest } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBrandCode, seedOffers } from '../../src/demo/index.ts';
import { newId } from '../../src/platform/crypto/ids.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { coinCode } from './coin.ts';
import { type ToyVendor, toyCode, toyVendor } from './index.ts';

const db = useTestDatabase();
const clock = testClock();
let server: TestServer;
let toy: ToyVendor;
let token = '';
beforeAll(async () => {
  const entry = {
    code: toyCode,
    create: (ports: Parameters<typeof toyVendor.create>[0]) => (toy = toyVendor.create(ports)),
  };
  server = await openTestServer(db, clock, { moreVendors: [entry] });
  const brandId = (await db.owner.query('select id from brands where code = $1', [demoBrandCode])).rows[0].id;
  await db.database.transaction().execute(async (transaction) => {
    await seedOffers(transaction, { newId }, brandId, [toyVendor]);
  });
  token = await server.register('toyplayer');
});
afterAll(() => server.close());

async function ask<N extends CallName>(name: N, request: CallRequest<Calls[N]>) {
  const { method, target, body } = prepareRequest(name, request);
  const answer = await server.app.inject({
    method,
    url: target,
    headers: { token },
    ...(body ? { payload: body } : {}),
  });
  return answer.json();
}
const launch = async () => {
  const data = { vendor: toyCode, gameCode: coinCode, language: 'TY' } as const;
  const { url, openRound } = (await ask('launchGame', { data })).value;
  return { url: new URL(url, 'http://localhost'), openRound };
};
const balance = async () => (await ask('balance', {})).value.sumBalance;

test('its games stand in the lobby as its entry offers them', async () => {
  const data = { gameType: 'PVP', vassalage: toyCode, language: 'TY' } as const;
  const { games } = (await ask('gameList', { data })).value;
  expect(games).toMatchObject([{ gameCode: coinCode, vassalage: toyCode }]);
});

test('its game is launched at its entrance, bets through the wallet, and is offered to be continued until it was shown', async () => {
  await ask('sandboxDeposit', { body: { requestId: crypto.randomUUID(), amount: '50.00' } });
  const { url, openRound } = await launch();
  expect([url.pathname, openRound]).toEqual(['/toy/play/', null]);
  const player = await toy.coin.enter(url.searchParams.get('launchToken') ?? '');
  expect(await toy.coin.flip(player, 1_000n)).toMatchObject({ status: 'ok', replay: false });
  expect(await balance()).toBe('60.00');
  expect(await toy.coin.flip(player, 100_000n)).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS' });
  expect(await balance()).toBe('60.00');

  const [round] = toy.coin.rounds;
  expect(await launch()).toMatchObject({ openRound: { roundId: round?.roundId } });
  const recent = await ask('recentGames', { data: { language: 'TY' } });
  expect(recent.value.list).toMatchObject([{ gameCode: coinCode, hasOpenRound: true }]);
  toy.coin.show();
  expect(await launch()).toMatchObject({ openRound: null });
});

test('its rounds stand in the betting record, and are proved by it', async () => {
  const [round] = toy.coin.rounds;
  const { rows } = await db.owner.query('select vendor_code, stake_minor, payout_minor from bets where round_id = $1', [
    round?.roundId,
  ]);
  expect(rows).toEqual([{ vendor_code: toyCode, stake_minor: '1000', payout_minor: '2000' }]);
  const proof = await ask('roundProof', { data: { roundId: round?.roundId ?? '' } });
  expect(proof.value).toEqual({ round: { side: 'heads' }, serverSeed: null });
  expect((await ask('roundProof', { data: { roundId: crypto.randomUUID() } })).message).toBe('round_not_found');
});

test('its rooms and lotteries are in the catalogue’s calls', async () => {
  const menus = await ask('gameMenus', { query: { language: 'TY' } });
  const north = calls.gameMenus.answer.parse(menus.value).menus.find(({ tag }) => tag === 'North');
  expect(north?.gameMenus).toContainEqual(expect.objectContaining({ vendor: toyCode, gameId: 'toss' }));
  const opened = await ask('vnOpenedNumbers', { data: {} });
  expect(opened.value.draws).toMatchObject([{ vendor: toyCode, openNumbers: '12345' }]);
  const rooms = await ask('roomList', { data: { vassalage: toyCode, language: 'TY' } });
  expect(rooms.value.list).toMatchObject([{ roomId: 'r1', state: 'open' }]);
});
