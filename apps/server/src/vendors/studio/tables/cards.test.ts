// @covers table-cards

import { randomUUID } from 'node:crypto';
import type { Calls, CallValue } from '@baize/contract';
import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { baccaratTable } from './games/baccarat.ts';
import { crashTable } from './games/crash.ts';
import { silentHub } from './hub.ts';
import { createRunner } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
type Card = CallValue<Calls['studioTables']>['list'][number];
const freshMs = 1_001;
const request = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

test('cards show the betting time, players with a bet and results once they are shown, and ask the database once a second', async () => {
  const deps = harness.dependencies();
  const run = createRunner(deps, createWalletActs(deps), silentHub);
  const studio = harness.build();
  const cards = () => successOf(studio.routes.studioTables(request));
  const cardOf = async (gameCode: string): Promise<Card | undefined> => {
    money.clock.advanceMs(freshMs);
    return (await cards()).list.find((card) => card.gameCode === gameCode);
  };
  expect((await cards()).list).toEqual([]);

  const { frame } = await harness.enter(studio, baccaratTable.gameCode);
  await run(baccaratTable);
  const open = await cardOf(baccaratTable.gameCode);
  expect(open).toMatchObject({
    ...{ vendor: 'BAIZE', players: 0, history: [] },
    limits: { minMinor: '100', maxMinor: '500000' },
  });
  const leftMs = Date.parse(open?.closesAt ?? '') - money.clock.now().getTime();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(baccaratTable.bettingMs);

  const placementId = randomUUID();
  const { state } = await successOf(frame.table());
  const placed = frame.bet(
    state.round?.roundId ?? '',
    [{ key: 'player', selection: '', stakeMinor: '500' }],
    placementId,
  );
  await successOf(placed);
  // Within the second everybody sees what was read before.
  expect((await cards()).list.find(({ gameCode }) => gameCode === baccaratTable.gameCode)?.players).toBe(0);
  expect((await cardOf(baccaratTable.gameCode))?.players).toBe(1);
  await successOf(frame.undo(placementId));
  expect((await cardOf(baccaratTable.gameCode))?.players).toBe(0);

  for (const table of [baccaratTable, crashTable])
    for (let step = 0; step < 40; step += 1) {
      money.clock.advanceMs(await run(table));
      const card = await cardOf(table.gameCode);
      const { rows } = await money.owner.query(
        `select status, (select count(*)::int from studio.table_rounds s where s.game_code = r.game_code and s.status = 'settled') as ended
         from studio.table_rounds r where game_code = $1 order by number desc limit 1`,
        [table.gameCode],
      );
      // A result that is not shown yet is on no card.
      expect(card?.history).toHaveLength(Math.min(8, rows[0].ended));
      if (rows[0].status !== 'betting') expect(card?.closesAt).toBeNull();
    }
  const [baccarat, crash] = [await cardOf(baccaratTable.gameCode), await cardOf(crashTable.gameCode)];
  expect(['player', 'banker', 'tie']).toContain(baccarat?.history[0]?.summary.winner);
  expect(crash?.history[0]?.summary.point).toEqual(expect.any(Number));
  const numbers = baccarat?.history.map(({ number }) => number) ?? [];
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});
