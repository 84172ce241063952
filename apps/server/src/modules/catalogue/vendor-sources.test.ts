import { calls } from '@baize/contract';
import { expect, test, vi } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';

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
const menu = {
  tag: 'VN',
  gameMenus: [
    {
      gameId: 'hanoi',
      remark: 'Hanoi',
      gameMenuTag: 'VN',
      numero: '2026111',
      remainTime: 60,
      lockTime: 5,
      drawDayOfWeek: '2,4,6',
      winningTime: '2026-11-21T12:00:00.000Z',
    },
  ],
};
const hangs = () => new Promise<never>(() => undefined);
const breaks = async () => {
  throw new Error('planted');
};
const bench = useCatalogue({
  sources: {
    rooms: { ROOMS: async () => [room], HANGS: hangs, BREAKS: breaks },
    lotteryMenus: [async () => [menu], hangs, breaks],
  },
});

const rooms = async (vassalage: string) =>
  bench.catalogue.routes.roomList({
    ...bench.context(),
    member: await bench.newMember(),
    data: calls.roomList.data.parse({ vassalage, language: 'TY' }),
  });

test('rooms are the vendor’s; one without rooms has none, an unknown one is not found', async () => {
  await bench.offer({ vendorCode: 'ROOMS', gameType: 'PVP' });
  await bench.offer();
  expect(await rooms('ROOMS')).toMatchObject({ ok: true, value: { list: [room] } });
  expect(await rooms('BAIZE')).toMatchObject({ ok: true, value: { list: [] } });
  for (const vendor of ['NONE', 'HANGS', '__proto__']) {
    expect(await rooms(vendor)).toEqual({ ok: false, message: 'vendor_not_found' });
  }
});

test('a vendor that hangs or fails is told to be silent, and holds up nobody', async () => {
  for (const vendorCode of ['HANGS', 'BREAKS']) await bench.offer({ vendorCode, gameType: 'PVP' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1_000 });
  try {
    for (const vendor of ['HANGS', 'BREAKS']) {
      expect(await rooms(vendor)).toEqual({ ok: false, message: 'vendor_not_answering' });
    }
    const query = calls.gameMenus.query.parse({});
    const answer = await bench.catalogue.routes.gameMenus({ ...bench.context(), query });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.gameMenus.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value).toEqual({ menus: [menu], serverTime: bench.clock.now().toISOString() });
  } finally {
    vi.useRealTimers();
  }
  expect(bench.failures).toHaveLength(2);
});
