// @covers limits-by-level

import { beforeAll, expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { findTable } from './games/index.ts';
import { limitsOfPlayer } from './games/limits.ts';
import type { StoredBet } from './schema.ts';

const harness = useStudioMoney();
const { money } = harness;
const roulette = findTable('roulette');
if (!roulette) throw new Error('no roulette');
let roundId: string;
beforeAll(async () => {
  roundId = await driveTable(harness, roulette).until('betting');
});
const bet = (key: string, stakeMinor: bigint, selection = ''): StoredBet => ({
  key,
  selection,
  stakeMinor: `${stakeMinor}`,
});
const enter = (tableMaxPercent: number, memberId?: string) =>
  harness.enter(harness.buildUnder({ tableMaxPercent }), 'roulette', 100_000_000n, memberId);

test.each([10, 33, 100, 150, 500])(
  'who is let bet %i percent is shown exactly what he is let bet, at the table and when he enters',
  async (percent) => {
    const { frame, opened } = await enter(percent);
    const { limits } = await successOf(frame.table());
    const own = limitsOfPlayer(roulette, { tableMaxPercent: percent });
    expect(limits.seatMaxMinor).toBe(`${own.seatMaxMinor}`);
    expect(opened.betsMinor).toEqual(limits.chipsMinor);
    for (const [key, selection] of [
      ['red', ''],
      ['straight', '17'],
    ] as const) {
      const shown = limits.bets.find((one) => one.key === key);
      if (!shown) throw new Error(`no limits of ${key}`);
      const [min, max] = [BigInt(shown.minMinor), BigInt(shown.maxMinor)];
      const usual = roulette.limits.bets[key]?.maxMinor ?? 0n;
      expect(max).toBe((usual * BigInt(percent)) / 100n);
      const refused = { ok: false, message: 'table_limit', detail: { bet: { ...shown, selection } } };
      expect(await frame.bet(roundId, [bet(key, max + 1n, selection)])).toEqual(refused);
      expect(await frame.bet(roundId, [bet(key, min - 1n, selection)])).toEqual(refused);
      expect(await frame.bet(roundId, [bet(key, max - min, selection), bet(key, min + 1n, selection)])).toEqual(
        refused,
      );
      await successOf(frame.bet(roundId, [bet(key, max, selection)]));
      expect(await frame.bet(roundId, [bet(key, min, selection)])).toEqual(refused);
    }
  },
);

test('all bets of a seat together are bounded by the percent, too', async () => {
  const { frame } = await enter(50);
  const evens = ['red', 'black', 'odd', 'even'].map((key) => bet(key, 250_000n));
  await successOf(frame.bet(roundId, evens));
  expect(await frame.bet(roundId, [bet('low', 100n)])).toEqual({ ok: false, message: 'table_limit' });
});

test('a level that changes counts from the next launch; the game that is open keeps what it began with', async () => {
  const before = await enter(100);
  const after = await enter(200, before.memberId);
  const maxOf = async ({ frame }: typeof before) =>
    (await successOf(frame.table())).limits.bets.find(({ key }) => key === 'red')?.maxMinor;
  expect([await maxOf(before), await maxOf(after)]).toEqual(['500000', '1000000']);
  await successOf(after.frame.bet(roundId, [bet('red', 1_000_000n)]));
  expect(await before.frame.bet(roundId, [bet('red', 100n)])).toMatchObject({ message: 'table_limit' });
  expect(await money.cashOf(before.memberId)).toBe(99_000_000n);
});
