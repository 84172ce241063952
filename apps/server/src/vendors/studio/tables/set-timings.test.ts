// @covers monotonic-time

import { multiplierAt } from '@baize/games/crash';
import { beforeEach, expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { tableGames } from './games/index.ts';
import { silentHub } from './hub.ts';
import { createLease, leaseMs } from './lease.ts';
import { createRunner } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const threeDaysMs = 3 * 86_400_000;
const tableOf = (gameCode: string) => {
  const game = tableGames.find((one) => one.gameCode === gameCode);
  if (!game) throw new Error(`no table ${gameCode}`);
  return game;
};

const lastRound = async (gameCode: string) => {
  const { rows } = await money.owner.query(
    'select * from studio.table_rounds where game_code = $1 order by number desc limit 1',
    [gameCode],
  );
  return rows[0];
};

/** Runs a table until its last round stands so; returns how long that took. */
async function runUntil(gameCode: string, isThere: (round: Awaited<ReturnType<typeof lastRound>>) => boolean) {
  const deps = harness.dependencies();
  const run = createRunner(deps, createWalletActs(deps), silentHub);
  const beganMs = money.clock.elapsedMs();
  for (let step = 0; step < 2_000; step += 1) {
    const waitMs = await run(tableOf(gameCode));
    if (isThere(await lastRound(gameCode))) return money.clock.elapsedMs() - beganMs;
    money.clock.advanceMs(waitMs);
  }
  throw new Error('the table stands still');
}
const untilStatus = (gameCode: string, status: string) => runUntil(gameCode, (round) => round?.status === status);

beforeEach(async () => {
  await money.owner.query('delete from studio.table_leases');
});

test.each(['roulette', 'baccarat'])(
  '%s goes on in its times when the clock is set days ahead and back again',
  async (gameCode) => {
    const { bettingMs, closedMs, pauseMs } = tableOf(gameCode);
    await untilStatus(gameCode, 'betting');
    const { number } = await lastRound(gameCode);
    money.clock.jumpMs(threeDaysMs);
    expect(await untilStatus(gameCode, 'closed')).toBe(bettingMs);
    expect(await untilStatus(gameCode, 'dealt')).toBe(closedMs);
    money.clock.jumpMs(-threeDaysMs);
    await untilStatus(gameCode, 'settled');
    const nextInMs = await runUntil(gameCode, (round) => round.number === number + 1);
    expect(nextInMs).toBe(pauseMs);
    expect(await untilStatus(gameCode, 'closed')).toBe(bettingMs);
  },
);

test('a table that another process left with times of tomorrow goes on at once', async () => {
  const { bettingMs, pauseMs } = tableOf('sic_bo');
  money.clock.jumpMs(threeDaysMs);
  await untilStatus('sic_bo', 'settled');
  // Nobody here has seen the round.
  await money.owner.query(`update studio.table_rounds set id = gen_random_uuid() where game_code = 'sic_bo'`);
  money.clock.jumpMs(-threeDaysMs);
  expect(await untilStatus('sic_bo', 'betting')).toBeLessThanOrEqual(pauseMs);
  expect(await untilStatus('sic_bo', 'closed')).toBe(bettingMs);
});

test('bets are taken, and a flight rises, by the time that goes by', async () => {
  const { frame } = await harness.enter(harness.build(), 'crash');
  await untilStatus('crash', 'betting');
  const { id } = await lastRound('crash');
  money.clock.jumpMs(threeDaysMs);
  await successOf(frame.bet(id, [{ key: 'cashOut', selection: '', stakeMinor: '1000' }]));
  await untilStatus('crash', 'dealt');
  const point = 500;
  await money.owner.query(
    "update studio.table_rounds set outcome = $2, shown_at = dealt_at + $3 * interval '1 ms' where id = $1",
    [id, JSON.stringify({ point }), tableOf('crash').showMs({ point })],
  );
  money.clock.jumpMs(-threeDaysMs);
  money.clock.advanceMs(10_000);
  const { seat } = await successOf(frame.cashOut(id));
  expect(seat.payoutMinor).toBe(`${(1_000n * BigInt(multiplierAt(10_000))) / 100n}`);
});

test('a lease that was taken on a clock that ran ahead holds nobody off', async () => {
  const [first, second] = [createLease(harness.dependencies()), createLease(harness.dependencies())];
  expect(await first.hold('roulette')).toBe(true);
  expect(await second.hold('roulette')).toBe(false);
  money.clock.jumpMs(threeDaysMs);
  expect(await first.hold('roulette')).toBe(true);
  money.clock.jumpMs(-threeDaysMs);
  expect(await second.hold('roulette')).toBe(true);
  expect(await first.hold('roulette')).toBe(false);
  money.clock.advanceMs(leaseMs + 1);
  expect(await first.hold('roulette')).toBe(true);
});
