// @covers card-rooms hanging-vendor

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';
import { createRoomStore } from './room-store.ts';

const room = {
  roomId: 'r1',
  roomName: 'First',
  gameCode: 'mahjong',
  minBet: '1.00',
  maxBet: '5.00',
  seats: 4,
  players: 2,
  state: 'open' as const,
};
const hangs = () => new Promise<never>(() => undefined);
const breaks = async () => {
  throw new Error('planted');
};
const bench = useCatalogue({
  vendorDeadlineMs: 200,
  sources: {
    rooms: { ASKED: async () => [room, { ...room, roomId: 'r2', gameCode: 'gone' }], HANGS: hangs, BREAKS: breaks },
    lotteries: [],
  },
});

const rooms = async (vassalage: string, more: { gameCode?: string; language?: 'TH' } = {}) => {
  const answer = await bench.catalogue.routes.roomList({
    ...bench.context(),
    member: await bench.newMember(),
    data: calls.roomList.data.parse({ vassalage, language: 'TY', ...more }),
  });
  if (answer.ok) expect(calls.roomList.answer.parse(answer.value)).toEqual(answer.value);
  return answer;
};

test('a vendor that can be asked tells its rooms as they are now, of games that the brand offers', async () => {
  await bench.offer({ vendorCode: 'ASKED', gameType: 'PVP', gameCode: 'mahjong' });
  const serverTime = bench.clock.now().toISOString();
  expect(await rooms('ASKED')).toEqual({ ok: true, value: { list: [room], serverTime } });
  expect(await rooms('ASKED', { gameCode: 'other' })).toMatchObject({ value: { list: [] } });
});

test('an unknown vendor is not found, one of no room has none', async () => {
  await bench.offer();
  expect(await rooms('BAIZE')).toMatchObject({ ok: true, value: { list: [] } });
  for (const vendor of ['NONE', 'HANGS', '__proto__']) {
    expect(await rooms(vendor)).toEqual({ ok: false, message: 'vendor_not_found' });
  }
});

test('a vendor that hangs or fails is reported as silent, and holds up nobody', async () => {
  for (const vendorCode of ['HANGS', 'BREAKS']) await bench.offer({ vendorCode, gameType: 'PVP' });
  for (const vendor of ['HANGS', 'BREAKS']) {
    expect(await rooms(vendor)).toEqual({ ok: false, message: 'vendor_not_answering' });
  }
  expect(bench.failures).toHaveLength(2);
});

test('rooms that a vendor sent are shown in its order, in the language, in the brand’s currency, until it sends others', async () => {
  const gameCode = await bench.offer({ vendorCode: 'SENDS', gameType: 'PVP' });
  const hidden = await bench.offer({ vendorCode: 'SENDS', gameType: 'PVP' });
  await bench.db.owner.query(
    'update brand_games set enabled = false where game_id = (select id from games where game_code = $1)',
    [hidden],
  );
  const store = createRoomStore(bench.db.database);
  const sent = {
    gameCode,
    names: { TY: 'Bamboo', TH: 'ไผ่' },
    minBetMinor: 50n,
    maxBetMinor: 12_500n,
    seats: 4,
    players: 4,
    isOpen: true,
  };
  await store.replaceRooms('SENDS', [
    { ...sent, roomId: 'full' },
    { ...sent, roomId: 'free', players: 3 },
    { ...sent, roomId: 'shut', players: 0, isOpen: false },
    { ...sent, roomId: 'hidden', gameCode: hidden },
  ]);
  const answer = await rooms('SENDS', { language: 'TH' });
  expect(answer).toMatchObject({
    value: {
      list: [
        { roomId: 'full', roomName: 'ไผ่', gameCode, minBet: '0.50', maxBet: '125.00', seats: 4, state: 'full' },
        { roomId: 'free', players: 3, state: 'open' },
        { roomId: 'shut', state: 'closed' },
      ],
    },
  });
  expect(answer.ok && answer.value.list).toHaveLength(3);
  await store.replaceRooms('SENDS', [{ ...sent, roomId: 'next', names: { CN: '竹' } }]);
  expect(await rooms('SENDS')).toMatchObject({ value: { list: [{ roomId: 'next' }] } });
  await store.replaceRooms('SENDS', []);
  expect(await rooms('SENDS')).toMatchObject({ value: { list: [] } });
});
