// @covers card-rooms lottery-menu

import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoBrandCode } from '../demo/index.ts';
import { offerGame, offerVendor } from '../modules/catalogue/index.ts';
import { newId } from '../platform/crypto/ids.ts';
import { testClock } from '../testing/test-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const winningTime = '2026-03-01T18:15:00.000Z';
const offered = [
  ['CARDS', 'duel', 'PVP'],
  ['LOTT', 'hanoi', 'ELOTT'],
] as const;
const plain = {
  isHot: false,
  position: 0,
  gameClassify: '',
  names: { TY: 'A game' },
  minBetMinor: 20n,
  minLineNum: 1,
  coverUrl: '/cover.webp',
  wideCoverUrl: '/wide.webp',
};
const room = {
  roomId: 'r1',
  roomName: 'First',
  gameCode: 'duel',
  minBet: '1.00',
  maxBet: '5.00',
  seats: 2,
  players: 1,
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(db, clock, {
    sources: {
      rooms: { CARDS: async () => [{ ...room, state: 'open' }] },
      lotteries: [
        {
          vendorCode: 'LOTT',
          prizeMode: 'Elott',
          isVietnamese: true,
          menus: async () => [
            {
              tag: 'North',
              gameMenus: [
                {
                  gameId: 'hanoi',
                  remark: 'Hanoi',
                  gameMenuTag: 'North',
                  numero: '1',
                  remainTime: 60,
                  lockTime: 5,
                  drawDayOfWeek: '2,3',
                  winningTime,
                },
              ],
            },
          ],
          openedDraws: async () => [{ gameId: 'hanoi', numero: '0', openNumbers: '12345', winningTime }],
        },
      ],
    },
  });
  const brandId = (await db.owner.query('select id from brands where code = $1', [demoBrandCode])).rows[0].id;
  await db.database.transaction().execute(async (transaction) => {
    for (const [vendorCode, gameCode, gameType] of offered) {
      const offer = { ...plain, id: newId(), brandId, vendorCode, displayName: vendorCode, gameCode, gameType };
      await offerVendor(transaction, offer);
      await offerGame(transaction, offer);
    }
  });
});
afterAll(() => server.close());

test('a server asks the sources that it is made with for rooms and lotteries', async () => {
  const token = await server.register('asker');
  const ask = async (url: string, data?: object) =>
    (
      await server.app.inject({
        url: data ? `${url}?data=${encodeURIComponent(JSON.stringify(data))}` : url,
        headers: { token },
      })
    ).json().value;
  expect((await ask('/lgw/games/game_menus')).menus).toMatchObject([{ tag: 'North', gameMenus: [{ vendor: 'LOTT' }] }]);
  expect((await ask('/lgw/vn/numeros/opened/game', {})).draws).toMatchObject([{ openNumbers: '12345' }]);
  expect((await ask('/wps/relay/GLS2_roomList', { vassalage: 'CARDS' })).list).toMatchObject([{ roomId: 'r1' }]);
});
