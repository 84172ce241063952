// @covers further-tables

import { randomUUID } from 'node:crypto';
import { gameOfTable, tablesAlike } from '@baize/games/tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPool } from '../../../platform/database/database.ts';
import { roundSums } from '../drift/round-sums.ts';
import { successOf } from '../testing/frame.ts';
import { recomputeTable } from '../testing/random-table.fixture.ts';
import { type StudioFrame, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { withTimings } from './clock.ts';
import type { TableGame } from './game.ts';
import { findTable, sharedTables } from './games/index.ts';
import { silentHub } from './hub.ts';
import { closingApart, closingsApartMs } from './open-round.ts';
import { createRunner } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const tableOf = (code: string): TableGame => {
  const table = findTable(code);
  if (!table) throw new Error(`no table ${code}`);
  return table;
};
const baccarats = tablesAlike('baccarat').map(tableOf);

interface Round {
  id: string;
  number: number;
  game_code: string;
  status: string;
  closes_at: Date;
  start: object;
  next_start: object | null;
}
const roundsOf = async (code: string): Promise<Round[]> => {
  const { rows } = await money.owner.query('select * from studio.table_rounds where game_code = $1 order by number', [
    code,
  ]);
  return rows;
};
const lastOf = async (code: string) => (await roundsOf(code)).at(-1);

/** Runs tables beside each other by a runner that is new at each step, as after a restart, until that is so of all of them. */
async function runAll(tables: readonly TableGame[], isThere: (rounds: (Round | undefined)[]) => boolean) {
  for (let step = 0; step < 5_000; step += 1) {
    const deps = harness.dependencies();
    const run = createRunner(deps, createWalletActs(deps), silentHub);
    const waitsMs = await Promise.all(tables.map((table) => run(table)));
    if (isThere(await Promise.all(tables.map(({ gameCode }) => lastOf(gameCode))))) return;
    money.clock.advanceMs(Math.min(...waitsMs));
  }
  throw new Error('the tables stand still');
}

test('closings lie apart, at most as late as there are other tables', () => {
  const at = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(at, fc.array(at, { maxLength: 5 }), (wanted, others) => {
      const dates = others.map((ms) => new Date(ms));
      const closes = closingApart(new Date(wanted), dates).getTime();
      expect(closes).toBeGreaterThanOrEqual(wanted);
      expect(closes - wanted).toBeLessThan(2 * closingsApartMs * others.length + 1);
      for (const other of others) expect(Math.abs(closes - other)).toBeGreaterThanOrEqual(closingsApartMs);
    }),
  );
});

test('a table takes its own timing, else that of its game', () => {
  const slow = { bettingMs: 60_000, closedMs: 900, pauseMs: 3_000, speedPercent: 50 };
  const quick = { ...slow, bettingMs: 5_000 };
  const of = (code: string, timings: [string, typeof slow][]) =>
    withTimings(sharedTables, new Map(timings)).find(({ gameCode }) => gameCode === code);
  expect(of('baccarat_vip', [['baccarat', slow]])).toMatchObject(slow);
  expect(
    of('baccarat_vip', [
      ['baccarat', slow],
      ['baccarat_vip', quick],
    ]),
  ).toMatchObject(quick);
  expect(of('baccarat', [['baccarat_vip', quick]])).toMatchObject({ bettingMs: tableOf('baccarat').bettingMs });
});

interface Seated {
  table: TableGame;
  frame: StudioFrame;
  stakeMinor: string;
  roundId: string;
}

/** One bet at each table; with another table's round or by another table's player it is refused and moves nothing. */
async function betApart(seated: readonly Seated[]): Promise<void> {
  for (const { frame, stakeMinor, roundId } of seated) {
    const bets = [{ key: 'player', selection: '', stakeMinor }];
    const others = seated.filter((other) => other.roundId !== roundId);
    for (const other of others) expect(await frame.bet(other.roundId, bets)).toEqual(failure('betting_closed'));
    const placementId = randomUUID();
    await successOf(frame.bet(roundId, bets, placementId));
    const { state, seat } = await successOf(frame.table());
    expect(state).toMatchObject({ players: 1, totals: [{ key: 'player', stakeMinor }], round: { roundId } });
    expect(seat).toMatchObject({ stakeMinor, roundId });
    for (const other of others) expect(await other.frame.undo(placementId)).toEqual(failure('round_not_found'));
  }
}

async function expectPaidApart(seated: readonly Seated[]): Promise<void> {
  for (const { table, frame, stakeMinor, roundId } of seated) {
    const [last] = (await successOf(frame.seats(1))).list;
    if (!last) throw new Error('no seat');
    expect(last.round.roundId).toBe(roundId);
    expect(last.seat).toMatchObject({ status: 'settled', stakeMinor });
    recomputeTable(table, last.round);
  }
}

function expectClosingsApart(rounds: readonly Round[]): void {
  const atMs = rounds.map(({ closes_at }) => closes_at.getTime()).sort((one, other) => one - other);
  for (const [index, ms] of atMs.slice(1).entries())
    expect(ms - (atMs[index] ?? 0)).toBeGreaterThanOrEqual(closingsApartMs);
}

test('three tables of one game share no round, seat, shoe or second, and each pays by its own cards', {
  timeout: 240_000,
}, async () => {
  const studio = harness.build();
  const frames: StudioFrame[] = [];
  for (const { gameCode } of baccarats) frames.push((await harness.enter(studio, gameCode, 10_000_000n)).frame);
  for (const stakesMinor of [
    ['500', '700', '5000'],
    ['1300', '100', '6100'],
    ['200', '900', '5500'],
  ]) {
    await runAll(baccarats, (rounds) => rounds.every((one) => one?.status === 'betting'));
    const open = (await Promise.all(baccarats.map(({ gameCode }) => lastOf(gameCode)))) as Round[];
    expectClosingsApart(open);
    const seated = baccarats.map((table, index): Seated => {
      const [frame, stakeMinor, round] = [frames[index], stakesMinor[index], open[index]];
      if (!frame || !stakeMinor || !round) throw new Error('no seat');
      return { table, frame, stakeMinor, roundId: round.id };
    });
    expect(new Set(seated.map(({ roundId }) => roundId)).size).toBe(baccarats.length);
    await betApart(seated);
    const hasEnded = (one: Round | undefined, index: number) =>
      one?.status === 'settled' || one?.id !== seated[index]?.roundId;
    await runAll(baccarats, (rounds) => rounds.every(hasEnded));
    await expectPaidApart(seated);
  }

  const all = await Promise.all(baccarats.map(({ gameCode }) => roundsOf(gameCode)));
  for (const rounds of all) {
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
    // Each shoe goes on where the same table left it.
    expect(rounds.slice(1).map(({ start }) => start)).toEqual(rounds.slice(0, -1).map((before) => before.next_start));
  }
  expect(new Set(all.map((rounds) => JSON.stringify(rounds[1]?.start))).size).toBe(baccarats.length);
  const states = await Promise.all(baccarats.map(({ gameCode }) => studio.tableState(gameCode)));
  const settled = all.map((rounds) => rounds.filter(({ status }) => status === 'settled').length);
  expect(states.map((state) => state?.history.length)).toEqual(settled);
});

test('limits are those of the table: what one takes another refuses', async () => {
  const studio = harness.build();
  const codes = ['roulette', 'roulette_vip', 'roulette_low'];
  const tables = codes.map(tableOf);
  await runAll(tables, (last) => last.every((one) => one?.status === 'betting'));
  for (const table of tables) {
    const { frame } = await harness.enter(studio, table.gameCode, 100_000_000n);
    const { state, limits } = await successOf(frame.table());
    const red = limits.bets.find(({ key }) => key === 'red');
    const own = table.limits.bets.red;
    expect(red).toEqual({ key: 'red', minMinor: `${own?.minMinor}`, maxMinor: `${own?.maxMinor}` });
    const bet = (stakeMinor: bigint) =>
      frame.bet(state.round?.roundId ?? '', [{ key: 'red', selection: '', stakeMinor: `${stakeMinor}` }]);
    const [min, max] = [BigInt(red?.minMinor ?? 0), BigInt(red?.maxMinor ?? 0)];
    const refused = { ...failure('table_limit'), detail: { bet: { ...red, selection: '' } } };
    expect(await bet(min - 1n)).toEqual(refused);
    expect(await bet(max + 1n)).toEqual(refused);
    await successOf(bet(max));
    expect(await bet(min)).toEqual(refused);
  }
});

test('the drift monitor counts the rounds of all tables as those of their game', async () => {
  const from = new Date(money.clock.now().getTime() - 86_400_000);
  money.clock.advanceMs(60_000);
  const books = openPool({
    connectionString: money.vendorsUrl,
    role: 'baize_app',
    maxConnections: 1,
    onIdleError: () => undefined,
  });
  const sums = await roundSums(books, from, money.clock.now()).finally(() => books.end());
  const counted = sums.filter(({ gameCode }) => gameOfTable(gameCode) === 'baccarat');
  expect(new Set(counted.map(({ gameCode }) => gameCode))).toEqual(new Set(['baccarat']));
  const { rows } = await money.owner.query(
    "select count(distinct round_id)::int as rounds from studio.table_seats where status = 'settled' and game_code = any($1)",
    [tablesAlike('baccarat')],
  );
  expect(counted.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(rows[0].rounds);
  expect(rows[0].rounds).toBe(9);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
