// @covers lottery-menu hanging-vendor lottery-type-sea

import { type CallName, type CallRequest, type Calls, calls, type LotteryGame, type OpenedDraw } from '@baize/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { LotterySource } from '../../../vendors/vendor.ts';
import { useCatalogue } from '../catalogue.fixture.ts';

type Told = Omit<LotteryGame, 'vendor'>;
type Drawn = Omit<OpenedDraw, 'vendor'>;

const lottery = (gameId: string, gameMenuTag = 'North'): Told => ({
  gameId,
  remark: `Lottery ${gameId}`,
  gameMenuTag,
  numero: '20261121',
  remainTime: 60,
  lockTime: 5,
  drawDayOfWeek: '2,4,6',
  winningTime: '2026-11-21T12:00:00.000Z',
});
const drawn = (gameId: string, number: number): Drawn => ({
  gameId,
  numero: `${number}`,
  openNumbers: String(number).padStart(6, '0'),
  winningTime: new Date(Date.UTC(2026, 10, 1, number)).toISOString(),
});
const hangs = () => new Promise<never>(() => undefined);
const breaks = async () => {
  throw new Error('planted');
};

/** What each vendor was asked for. */
const asked: object[] = [];
const source = (more: Partial<LotterySource> & Pick<LotterySource, 'vendorCode'>): LotterySource => ({
  prizeMode: 'Lott',
  isVietnamese: false,
  menus: async () => [],
  openedDraws: async () => [],
  ...more,
});
const bench = useCatalogue({
  vendorDeadlineMs: 200,
  sources: {
    rooms: {},
    lotteries: [
      source({
        vendorCode: 'TCG_LOTTO_VN',
        prizeMode: 'Elott',
        isVietnamese: true,
        menus: async ({ language }) => {
          asked.push({ language });
          return [
            { tag: 'North', gameMenus: [lottery('hanoi'), lottery('haiphong')] },
            { tag: 'South', gameMenus: [lottery('saigon', 'South')] },
          ];
        },
        openedDraws: async ({ gameId, count }) => {
          asked.push({ gameId, count });
          return [drawn('hanoi', 1), drawn('hanoi', 3), drawn('saigon', 2)];
        },
      }),
      source({
        vendorCode: 'TCG_SEA',
        prizeMode: 'SEA',
        menus: async () => [{ tag: 'Sea', gameMenus: [lottery('manila', 'Sea')] }],
        openedDraws: async () => [drawn('manila', 4)],
      }),
      source({ vendorCode: 'HANGS', menus: hangs, openedDraws: hangs }),
      source({ vendorCode: 'BREAKS', menus: breaks, openedDraws: breaks }),
    ],
  },
});

const offer = (vendorCode: string, gameCode: string, isHot = false) =>
  bench.offer({ vendorCode, gameCode, gameType: 'LOTT', isHot });
beforeEach(async () => {
  asked.length = 0;
  await offer('TCG_LOTTO_VN', 'hanoi', true);
  await offer('TCG_LOTTO_VN', 'saigon', true);
  await offer('TCG_LOTTO_VN', 'haiphong');
  await offer('TCG_SEA', 'manila', true);
});

/** A call as the operator answers it, with the values that it has without being asked for others. */
async function ask<N extends CallName>(name: N, request: Partial<CallRequest<Calls[N]>> = {}, member = {}) {
  const call = calls[name] as unknown as { data?: z.ZodMiniType; query?: z.ZodMiniType; answer: z.ZodMiniType };
  const { data = { language: 'TY' }, query = {} } = request as { data?: object; query?: object };
  const handler = bench.catalogue.routes[name as 'gameMenus'] as (request: object) => Promise<{ value: unknown }>;
  const input = {
    ...(call.data && { data: z.parse(call.data, data) }),
    ...(call.query && { query: z.parse(call.query, query) }),
  };
  const { value } = await handler({ ...bench.context(), member, ...input });
  expect(z.parse(call.answer, value)).toEqual(value);
  // biome-ignore lint/suspicious/noExplicitAny: each test knows its call's answer
  return value as any;
}
const idsOf = (games: { gameId: string }[]) => games.map(({ gameId }) => gameId);

describe('the menus', () => {
  test('are by tag, of the vendors that the brand has; the Vietnamese one has Vietnamese lotteries alone', async () => {
    const all = await ask('gameMenus', { query: { language: 'VI' } });
    expect(all.menus.map(({ tag }: { tag: string }) => tag)).toEqual(['North', 'South', 'Sea']);
    expect(all.menus[0].gameMenus[0]).toEqual({ ...lottery('hanoi'), vendor: 'TCG_LOTTO_VN' });
    expect(all.serverTime).toBe(bench.clock.now().toISOString());
    expect(asked).toEqual([{ language: 'VI' }]);
    const vietnamese = await ask('vnGameMenus');
    expect(vietnamese.menus.map(({ tag }: { tag: string }) => tag)).toEqual(['North', 'South']);
    bench.brand = bench.otherBrand;
    expect((await ask('gameMenus')).menus).toEqual([]);
  });

  test('leave out a vendor that hangs or fails', async () => {
    await offer('HANGS', 'one');
    await offer('BREAKS', 'two');
    expect((await ask('gameMenus')).menus).toHaveLength(3);
    expect(idsOf((await ask('openedNumbers')).draws)).toEqual(['manila', 'hanoi', 'saigon']);
    expect(bench.failures).toHaveLength(4);
  });
});

describe('hot and recent lotteries', () => {
  test('hot are those that the brand marks, in its order, at most count, of a prize mode where one is asked for', async () => {
    expect(idsOf((await ask('popularLotteries')).games)).toEqual(['hanoi', 'saigon', 'manila']);
    const of = async (data: object) =>
      idsOf((await ask('popularLotteries', { data: { language: 'TY', ...data } as never })).games);
    expect(await of({ prizeMode: 'SEA' })).toEqual(['manila']);
    expect(await of({ prizeMode: 'Elott' })).toEqual(['hanoi', 'saigon']);
    expect(await of({ count: 1 })).toEqual(['hanoi']);
    for (const count of [0, 21, 1.5]) {
      expect(z.safeParse(calls.popularLotteries.data, { count, language: 'TY' }).success).toBe(false);
    }
  });

  test('a hot lottery in a group of lotteries is one as well', async () => {
    const group = await bench.offer({ vendorCode: 'TCG_LOTTO_VN', gameType: 'LOTT', isGroup: true });
    await bench.db.owner.query(
      `update games set parent_id = (select id from games where game_code = $1) where game_code = 'saigon'`,
      [group],
    );
    expect(idsOf((await ask('popularLotteries')).games)).toEqual(['hanoi', 'saigon', 'manila']);
  });

  test('recent are those that the account opened, the latest first, nobody else’s', async () => {
    const [member, other] = [await bench.newMember(), await bench.newMember()];
    const open = async (vendor: string, gameCode: string) => {
      bench.clock.advanceMs(1_000);
      expect(await bench.launch({ vendor, gameCode }, { member })).toMatchObject({ value: { target: 'lottery' } });
    };
    await open('TCG_LOTTO_VN', 'saigon');
    await open('TCG_SEA', 'manila');
    expect(idsOf((await ask('vnRecentGames', {}, member)).games)).toEqual(['manila', 'saigon']);
    await open('TCG_LOTTO_VN', 'saigon');
    expect(idsOf((await ask('vnRecentGames', {}, member)).games)).toEqual(['saigon', 'manila']);
    expect(idsOf((await ask('vnRecentGames', {}, other)).games)).toEqual([]);
  });
});

describe('open numbers', () => {
  test('of the Vietnamese lotteries or of one, the latest first, at most count', async () => {
    const numbers = async (data: object = {}) =>
      (await ask('vnOpenedNumbers', { data: { language: 'TY', ...data } as never })).draws as OpenedDraw[];
    expect((await numbers()).map(({ openNumbers }) => openNumbers)).toEqual(['000003', '000002', '000001']);
    expect(asked.at(-1)).toEqual({ gameId: undefined, count: 100 });
    expect((await numbers({ gameId: 'hanoi' })).map(({ numero }) => numero)).toEqual(['3', '1']);
    expect(await numbers({ count: 1 })).toEqual([{ ...drawn('hanoi', 3), vendor: 'TCG_LOTTO_VN' }]);
    expect(await numbers({ gameId: 'none' })).toEqual([]);
  });

  test('of every lottery the last draw', async () => {
    expect((await ask('openedNumbers')).draws.map(({ numero }: OpenedDraw) => numero)).toEqual(['4', '3', '2']);
  });

  test('recent draws are keyed by gameId', async () => {
    const recent = await ask('recentDraws', {
      data: { language: 'TY', prizeMode: 'Elott', recentCount: 100, device: 'html5-desktop' } as never,
    });
    expect(Object.keys(recent).sort()).toEqual(['hanoi', 'saigon']);
    expect(recent.hanoi.map(({ numero }: OpenedDraw) => numero)).toEqual(['3', '1']);
    const one = await ask('recentDraws', { data: { language: 'TY', recentCount: 1 } as never });
    expect([one.hanoi.length, Object.keys(one).length]).toEqual([1, 3]);
    for (const recentCount of [0, 101]) {
      expect(z.safeParse(calls.recentDraws.data, { recentCount, language: 'TY' }).success).toBe(false);
    }
  });
});
