// @covers round-interval-and-reality-check minimum-cycle-time

import { randomUUID } from 'node:crypto';
import type { StudioRound } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import type { Studio } from '../index.ts';
import { createWalletActs } from '../tables/betting/wallet-acts.ts';
import { withTimings } from '../tables/clock.ts';
import { tableGames } from '../tables/games/index.ts';
import { rouletteTable } from '../tables/games/roulette.ts';
import { silentHub } from '../tables/hub.ts';
import { createRunner } from '../tables/runner.ts';
import { frameOf, successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { type OpenedSlot, useSlots } from '../testing/slots.fixture.ts';
import { studioFrame, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { pickLifeMs } from './pick-time.ts';

const harness = useStudioMoney();
const { money } = harness;
const minuteMs = 60_000;
const dice = { direction: 'over', winningFaces: 5_000 };

const context = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

describe('the least time of a round', () => {
  test('holds for a slot: the wait is answered, the same id then plays, and a repeat needs no wait', async () => {
    const studio = harness.buildUnder({ minRoundIntervalMs: 2_500 });
    const { memberId, session } = await harness.enter(studio, 'lantern_garden');
    const slot = frameOf(studio, session);
    const { round } = await successOf(slot.spin('200'));
    await successOf(slot.presented(round.roundId));
    const cash = await money.cashOf(memberId);
    money.clock.advanceMs(1_000);
    const next = randomUUID();
    const tooSoon = { ok: false, message: 'round_too_soon', detail: { retryAfterMs: 1_500 } };
    expect(await slot.spin('200', next)).toEqual(tooSoon);
    expect((await successOf(slot.spin('200', round.roundId))).round.roundId).toBe(round.roundId);
    expect(await money.cashOf(memberId)).toBe(cash);
    money.clock.advanceMs(1_500);
    expect((await successOf(slot.spin('200', next))).round.fairness.nonce).toBe(round.fairness.nonce + 1);
  });

  test('holds for an instant game, and ten rounds at a moment are one', async () => {
    const studio = harness.buildUnder({ minRoundIntervalMs: 2_500 });
    const { frame } = await harness.enter(studio, 'dice');
    const answers = await Promise.all(Array.from({ length: 10 }, () => frame.play(dice)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.message).toBe('round_too_soon');
    money.clock.advanceMs(2_500);
    await successOf(frame.play(dice));
  });

  test('holds at a table whose rounds are shorter: one seat a time, and more bets on it need no wait', async () => {
    const studio = harness.buildUnder({ minRoundIntervalMs: 10_000 });
    const { memberId, frame } = await harness.enter(studio, 'dragon_tiger');
    const deps = harness.dependencies();
    const clock = { bettingMs: 3_000, closedMs: 200, pauseMs: 500, speedPercent: 800 };
    const [table] = withTimings(
      tableGames.filter(({ gameCode }) => gameCode === 'dragon_tiger'),
      new Map([['*', clock]]),
    );
    if (!table) throw new Error('no table');
    const run = createRunner(deps, createWalletActs(deps), silentHub);
    const next = async (): Promise<string> => {
      const last = (await successOf(frame.table())).state.round?.roundId;
      for (;;) {
        money.clock.advanceMs(await run(table));
        const { round } = (await successOf(frame.table())).state;
        if (round?.status === 'betting' && round.roundId !== last) return round.roundId;
      }
    };
    const tie = [{ key: 'tie', selection: '', stakeMinor: '100' }];
    const first = await next();
    await successOf(frame.bet(first, tie));
    await successOf(frame.bet(first, tie));
    const seatedAt = money.clock.now().getTime();
    const second = await next();
    const cash = await money.cashOf(memberId);
    const retryAfterMs = seatedAt + 10_000 - money.clock.now().getTime();
    expect(retryAfterMs).toBeGreaterThan(0);
    expect(await frame.bet(second, tie)).toEqual({ ok: false, message: 'round_too_soon', detail: { retryAfterMs } });
    expect(await money.cashOf(memberId)).toBe(cash);
    let later = second;
    while (money.clock.now().getTime() < seatedAt + 10_000) later = await next();
    await successOf(frame.bet(later, tie));
  });
});

describe('a reality check', () => {
  const check = (studio: Studio, session: string, acknowledge: boolean) =>
    successOf(studio.routes.studioRealityCheck({ ...context, game: { session }, body: { acknowledge } }));

  test('stops new rounds when it is due, tells what was played, and lets on whoever has seen it', async () => {
    const studio = harness.buildUnder({ realityCheckMs: 30 * minuteMs });
    const { session, frame } = await harness.enter(studio, 'dice');
    const begin = money.clock.now();
    let paid = 0n;
    for (let round = 0; round < 3; round += 1) {
      money.clock.advanceMs(9 * minuteMs);
      paid += BigInt((await successOf(frame.play(dice))).round.payoutMinor);
    }
    money.clock.advanceMs(3 * minuteMs);
    expect(await frame.play(dice)).toEqual({ ok: false, message: 'reality_check_due' });
    const told = await check(studio, session, false);
    const dueAt = new Date(begin.getTime() + 30 * minuteMs).toISOString();
    const figures = { since: begin.toISOString(), rounds: 3, stakedMinor: '300', paidMinor: `${paid}` };
    expect(told).toEqual({ ...figures, dueAt });
    expect(await frame.play(dice)).toEqual({ ok: false, message: 'reality_check_due' });
    const seen = await check(studio, session, true);
    expect(seen).toEqual({ ...figures, dueAt: new Date(money.clock.now().getTime() + 30 * minuteMs).toISOString() });
    await successOf(frame.play(dice));
  });

  test('is due in all games, and entering another one does not put it off', async () => {
    const studio = harness.buildUnder({ realityCheckMs: 30 * minuteMs });
    const { session, frame } = await harness.enter(studio, 'dice');
    money.clock.advanceMs(20 * minuteMs);
    await successOf(frame.play(dice));
    money.clock.advanceMs(10 * minuteMs);
    const slot = frameOf(studio, session);
    expect(await studioFrame(studio, session).play(dice)).toMatchObject({ message: 'reality_check_due' });
    expect((await successOf(slot.balance())).balanceMinor).toMatch(/^\d+$/);
  });

  test('is not passed behind a cut-off round that falls away on the spin', async () => {
    const studio = harness.buildUnder({ realityCheckMs: 30 * minuteMs });
    const { memberId, session } = await harness.enter(studio, 'lantern_garden', 450n);
    const slot = frameOf(studio, session);
    harness.losses.push('before');
    await expect(slot.spin('200')).rejects.toThrow();
    const { frame } = await harness.enter(studio, 'mines', 0n, memberId);
    await successOf(frame.play({ mines: 3 }, '300'));
    money.clock.advanceMs(30 * minuteMs);
    expect(await slot.spin('100')).toMatchObject({ message: 'reality_check_due' });
    expect(await money.cashOf(memberId)).toBe(150n);
    await check(studio, session, true);
    await successOf(slot.spin('100'));
  });

  test('tells what lies on a table that is not dealt yet, and no bet that was refused or taken back', async () => {
    const studio = harness.buildUnder({ realityCheckMs: 30 * minuteMs });
    const drive = driveTable(harness, rouletteTable);
    const roundId = await drive.until('betting');
    const { session, frame } = await harness.enter(studio, 'roulette', 1_000n);
    const on = (key: string, stakeMinor: string) => [{ key, selection: '', stakeMinor }];
    expect(await frame.bet(roundId, on('red', '2000'))).toMatchObject({ message: 'insufficient_funds' });
    expect(await check(studio, session, false)).toMatchObject({ rounds: 0, stakedMinor: '0' });
    const undone = randomUUID();
    await successOf(frame.bet(roundId, on('red', '300')));
    await successOf(frame.bet(roundId, on('odd', '200')));
    await successOf(frame.bet(roundId, on('low', '100'), undone));
    await successOf(frame.undo(undone));
    expect(await check(studio, session, false)).toMatchObject({ rounds: 1, stakedMinor: '500', paidMinor: '0' });
    await drive.until('settled');
    expect(await check(studio, session, false)).toMatchObject({ rounds: 1, stakedMinor: '500' });
  });

  test('is asked of nobody where the operator wants none', async () => {
    const studio = harness.buildUnder({});
    const { session, frame } = await harness.enter(studio, 'dice');
    money.clock.advanceMs(24 * 60 * minuteMs);
    await successOf(frame.play(dice));
    expect(await check(studio, session, true)).toMatchObject({ dueAt: null });
  });
});

describe('a pick bonus that its player does not pick to the end', () => {
  const slots = useSlots();

  async function openPick(): Promise<{
    round: StudioRound;
    opened: OpenedSlot;
    memberId: string;
    frame: ReturnType<typeof frameOf>;
  }> {
    const memberId = await slots.money.newMember({ balanceMinor: 1_000_000n });
    const { opened, frame } = await slots.enterSlot('harbour_chests', memberId);
    await slots.skipTo(opened, 100n, ({ pick }) => pick !== null);
    return { round: (await successOf(frame.spin('100'))).round, opened, memberId, frame };
  }

  test('is picked for him after a day: the first covered tiles, paid once', async () => {
    const { round, memberId, frame } = await openPick();
    const begin = slots.money.clock.now();
    expect(round.pickUntil).toBe(new Date(begin.getTime() + pickLifeMs).toISOString());
    await successOf(frame.pick(round.roundId, 1));
    const staked = await slots.money.cashOf(memberId);
    const studio = slots.restart();
    slots.money.clock.advanceMs(pickLifeMs - 1);
    expect(await studio.settleAbandonedRounds()).toBe(0);
    slots.money.clock.advanceMs(2);
    expect(await studio.settleAbandonedRounds()).toBe(1);
    expect(await studio.settleAbandonedRounds()).toBe(0);
    const { rows } = await slots.money.owner.query(
      'select status, picked, payout_minor from studio.rounds where id = $1',
      [round.roundId],
    );
    expect(rows[0]).toMatchObject({ status: 'settled', picked: [1, 0, 2] });
    const wonMinor = BigInt(rows[0].payout_minor) - BigInt(round.payoutMinor);
    expect(wonMinor).toBeGreaterThan(0n);
    expect(await slots.money.cashOf(memberId)).toBe(staked + wonMinor);
    await slots.money.expectCleanBooks();
  });
});
