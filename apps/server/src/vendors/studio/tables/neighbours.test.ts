// @covers table-neighbours

import { expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { type Entered, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { rouletteTable } from './games/roulette.ts';
import { voidAfterMs } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const onRed = (stakeMinor: string) => ({ key: 'red', selection: '', stakeMinor });

test('the table shows the twenty largest stakes by masked names, and says the same without the rest', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const players: Entered[] = [];
  for (let player = 0; player < 22; player += 1) players.push(await harness.enter(studio, 'roulette'));
  await Promise.all(players.map(({ frame }, index) => successOf(frame.bet(roundId, [onRed(`${(index + 1) * 100}`)]))));
  const [first] = players;
  await successOf(first?.frame.bet(roundId, [onRed('100')]) ?? Promise.reject(new Error('nobody')));
  const state = await studio.tableState('roulette');
  expect(state?.players).toBe(22);
  expect(state?.neighbours).toHaveLength(20);
  expect(state?.neighbours.map(({ stakeMinor }) => Number(stakeMinor))).toEqual(
    Array.from({ length: 20 }, (_, index) => 2_200 - index * 100),
  );
  for (const { name, bets, stakeMinor } of state?.neighbours ?? []) {
    expect(name).toMatch(/^..?\*\*\*.?$/);
    expect(bets).toEqual([onRed(stakeMinor)]);
  }
  const { totals, players: count, neighbours } = state ?? {};
  expect(await studio.tableBets('roulette')).toEqual({ totals, players: count, neighbours });
  await drive.until('settled');
});

test('a round that cannot be dealt for half an hour is void: every stake goes back, and the next one opens', async () => {
  const studio = harness.build();
  const drive = driveTable(harness, rouletteTable);
  const roundId = await drive.until('betting');
  const [one, other] = [await harness.enter(studio, 'roulette'), await harness.enter(studio, 'roulette')];
  await successOf(one.frame.bet(roundId, [onRed('500')]));
  await successOf(one.frame.bet(roundId, [onRed('700')]));
  await successOf(other.frame.bet(roundId, [onRed('900')]));
  await drive.until('closed');
  await money.owner.query(`update studio.table_rounds set sealed_server_seed = 'lost' where id = $1`, [roundId]);
  drive.advanceMs(10_000);
  await expect(drive.step()).rejects.toThrow();
  drive.advanceMs(voidAfterMs);
  // The first stake's answer is lost on the way back.
  harness.losses.push('after');
  await expect(drive.step()).rejects.toThrow();
  await drive.until('void');
  expect(await money.cashOf(one.memberId)).toBe(1_000_000n);
  expect(await money.cashOf(other.memberId)).toBe(1_000_000n);
  const { rows } = await money.owner.query(
    `select status, count(*)::int as count from studio.table_seats where round_id = $1 group by 1`,
    [roundId],
  );
  expect(rows).toEqual([{ status: 'void', count: 2 }]);
  expect(await drive.until('betting')).not.toBe(roundId);
  await drive.until('settled');
  await money.expectCleanBooks();
});
