// @covers table-timings

import { exactMultiplierAt } from '@baize/games/crash';
import { describe, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import type { TableTiming } from '../../table-clocks.ts';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createStudioVendor } from '../vendor.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { withTimings } from './clock.ts';
import type { TableGame } from './game.ts';
import { tableGames } from './games/index.ts';
import { silentHub } from './hub.ts';
import { createRunner } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const quick: TableTiming = { bettingMs: 2_000, closedMs: 200, pauseMs: 500, speedPercent: 800 };

function tableOf(gameCode: string, timings: [string, TableTiming][] = []): TableGame {
  const game = withTimings(tableGames, new Map(timings)).find((one) => one.gameCode === gameCode);
  if (!game) throw new Error(`no table ${gameCode}`);
  return game;
}

interface Times {
  id: string;
  status: string;
  outcome: Record<string, unknown>;
  opened_at: Date;
  closes_at: Date;
  phase_at: Date;
  phase_ends_at: Date;
  dealt_at: Date;
  shown_at: Date;
  settled_at: Date;
}

async function lastRound({ gameCode }: TableGame): Promise<Times> {
  const { rows } = await money.owner.query(
    'select * from studio.table_rounds where game_code = $1 order by number desc limit 1',
    [gameCode],
  );
  return rows[0];
}

async function runUntil(game: TableGame, status: string): Promise<Times> {
  const deps = harness.dependencies();
  const run = createRunner(deps, createWalletActs(deps), silentHub);
  for (let step = 0; step < 5_000; step += 1) {
    const waitMs = await run(game);
    const round = await lastRound(game);
    if (round.status === status) return round;
    money.clock.advanceMs(waitMs);
  }
  throw new Error(`the table never came to ${status}`);
}

describe('the clock of a table', () => {
  test('is its own where the operator names none, his for the tables that he names, and `*` for all others', () => {
    expect(withTimings(tableGames, new Map())).toEqual(tableGames);
    const roulette = { ...quick, speedPercent: 150 };
    expect(tableOf('roulette', [['roulette', roulette]])).toMatchObject(roulette);
    expect(tableOf('sic_bo', [['roulette', roulette]])).toEqual(tableOf('sic_bo'));
    const timings: [string, TableTiming][] = [
      ['*', quick],
      ['roulette', roulette],
    ];
    expect(tableOf('roulette', timings)).toMatchObject(roulette);
    expect(tableOf('crash', timings)).toMatchObject(quick);
  });

  test('names no table that there is none of', () => {
    const open = () => createStudioVendor({ tableTimings: new Map([['bingo', quick]]) } as never);
    expect(open).toThrow(/^The setting TABLE_TIMINGS is wrong: there is no table bingo, only baccarat, .+\.$/);
  });

  test.each(tableGames.map(({ gameCode }) => gameCode))(
    'runs %s in its times, and tells its players the speed',
    async (gameCode) => {
      const game = tableOf(gameCode, [['*', quick]]);
      const { frame } = await harness.enter(harness.build(), gameCode);
      await runUntil(game, 'betting');
      expect((await successOf(frame.table())).state.round).toMatchObject({ speedPercent: 800 });
      const round = await runUntil(game, 'settled');
      expect(round.closes_at.getTime() - round.opened_at.getTime()).toBe(2_000);
      expect(round.dealt_at.getTime() - round.closes_at.getTime()).toBe(200);
      const showMs = Math.ceil(game.showMs(round.outcome) / 8);
      expect(round.shown_at.getTime() - round.dealt_at.getTime()).toBe(showMs);
      const next = await runUntil(game, 'betting');
      expect(next.opened_at.getTime() - round.settled_at.getTime()).toBe(500);
    },
  );

  test('that is changed counts from the next round on', async () => {
    const slow = tableOf('dragon_tiger', [['*', { ...quick, speedPercent: 50 }]]);
    const begun = await runUntil(slow, 'betting');
    const round = await runUntil(tableOf('dragon_tiger', [['*', quick]]), 'settled');
    expect(round.id).toBe(begun.id);
    expect(round.shown_at.getTime() - round.dealt_at.getTime()).toBe(slow.showMs(round.outcome) * 2);
  });

  test('goes on from the phase of decisions that runs, in a process that takes over with its wall clock behind', async () => {
    const game = tableOf('three_card_poker', [['*', quick]]);
    const { frame } = await harness.enter(harness.build(), game.gameCode);
    const { id } = await runUntil(game, 'betting');
    await successOf(frame.bet(id, [{ key: 'ante', selection: '', stakeMinor: '1000' }]));
    const { phase_at, phase_ends_at } = await runUntil(game, 'deciding');
    const other = testClock(new Date(phase_at.getTime() - 3_600_000).toISOString());
    const deps = { ...harness.dependencies(), clock: other };
    const run = createRunner(deps, createWalletActs(deps), silentHub);
    other.advanceMs(await run(game));
    const phaseMs = phase_ends_at.getTime() - phase_at.getTime();
    other.advanceMs(phaseMs - 1 - other.elapsedMs());
    await run(game);
    expect(await lastRound(game)).toMatchObject({ status: 'deciding' });
    other.advanceMs(1);
    await run(game);
    expect(await lastRound(game)).toMatchObject({ status: 'decided' });
    await runUntil(game, 'settled');
  });

  test('carries a flight at its speed: who leaves by hand, and who leaves by himself', async () => {
    const game = tableOf('crash', [['*', quick]]);
    const studio = harness.build();
    const [hand, auto] = [await harness.enter(studio, 'crash'), await harness.enter(studio, 'crash')];
    const { id } = await runUntil(game, 'betting');
    const betAt = (selection: string) => [{ key: 'cashOut', selection, stakeMinor: '1000' }];
    await successOf(hand.frame.bet(id, betAt('')));
    await successOf(auto.frame.bet(id, betAt('1.50')));
    await runUntil(game, 'dealt');
    await money.owner.query(
      "update studio.table_rounds set outcome = '{\"point\": 300}', shown_at = dealt_at + $2 * interval '1 ms' where id = $1",
      [id, Math.ceil(game.showMs({ point: 300 }) / 8)],
    );
    money.clock.advanceMs(1_000);
    const multiplier = Math.floor(exactMultiplierAt(8_000));
    expect(multiplier).toBeGreaterThan(150);
    const left = await successOf(hand.frame.cashOut(id));
    expect(left.seat).toMatchObject({ status: 'settled', payoutMinor: `${(1_000 * multiplier) / 100}` });
    await runUntil(game, 'settled');
    expect(await money.cashOf(auto.memberId)).toBe(1_000_500n);
    expect(await money.cashOf(hand.memberId)).toBe(999_000n + BigInt((1_000 * multiplier) / 100));
  });
});
