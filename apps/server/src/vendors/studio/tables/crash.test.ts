// @covers bad-table-bets crash-two-bets

import { randomUUID } from 'node:crypto';
import { multiplierAt } from '@baize/games/crash';
import { describe, expect, test } from 'vitest';
import { successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import { crashTable } from './games/crash.ts';
import { rouletteTable } from './games/roulette.ts';
import { silentHub } from './hub.ts';
import { createRunner } from './runner.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const betAt = (selection: string, stakeMinor = '1000') => [{ key: 'cashOut', selection, stakeMinor }];

const buildRunner = () => {
  const deps = harness.dependencies();
  return createRunner(deps, createWalletActs(deps), silentHub);
};

async function lastRound(): Promise<{ id: string; status: string; outcome: { point: number } | null }> {
  const { rows } = await money.owner.query(
    "select id, status, outcome from studio.table_rounds where game_code = 'crash' order by number desc limit 1",
  );
  return rows[0];
}

async function runUntil(status: string): Promise<void> {
  const run = buildRunner();
  for (let step = 0; step < 20_000; step += 1) {
    const waitMs = await run(crashTable);
    if ((await lastRound()).status === status) return;
    money.clock.advanceMs(waitMs);
  }
  throw new Error(`never ${status}`);
}

/** A flight in the air whose point is set by the test, so that both ways can be had at will. */
async function flight(point: number, place: (roundId: string) => Promise<unknown>): Promise<string> {
  if ((await lastRound())?.status === 'dealt') await runUntil('settled');
  await runUntil('betting');
  const { id } = await lastRound();
  await place(id);
  await runUntil('closed');
  money.clock.advanceMs(crashTable.closedMs);
  await buildRunner()(crashTable);
  await money.owner.query(
    "update studio.table_rounds set outcome = $2, shown_at = dealt_at + $3 * interval '1 ms' where id = $1",
    [id, JSON.stringify({ point }), crashTable.showMs({ point })],
  );
  return id;
}

describe('a flight', () => {
  test('who leaves by hand is paid what the server’s clock says, once', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'crash');
    const roundId = await flight(500, (id) => successOf(frame.bet(id, betAt(''))));
    money.clock.advanceMs(10_000);
    const paid = await successOf(frame.cashOut(roundId));
    const expected = (1_000n * BigInt(multiplierAt(10_000))) / 100n;
    expect(paid.seat).toMatchObject({ status: 'settled', payoutMinor: `${expected}` });
    expect(paid.seat.bets).toMatchObject([{ selection: '1.82', result: 'WIN' }]);
    expect(await successOf(frame.cashOut(roundId))).toEqual(paid);
    await runUntil('settled');
    expect(await money.cashOf(memberId)).toBe(999_000n + expected);
  });

  test('who leaves after the crash, or never, has lost', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'crash');
    const roundId = await flight(150, (id) => successOf(frame.bet(id, betAt(''))));
    money.clock.advanceMs(crashTable.showMs({ point: 150 }) + 400);
    expect(await frame.cashOut(roundId)).toEqual(failure('round_closed'));
    await runUntil('settled');
    expect(await money.cashOf(memberId)).toBe(999_000n);
  });

  test('a chosen multiplier leaves by itself, exactly there, as soon as it is reached', async () => {
    const studio = harness.build();
    const [low, high] = [await harness.enter(studio, 'crash'), await harness.enter(studio, 'crash')];
    await flight(200, async (id) => {
      await successOf(low.frame.bet(id, betAt('1.50')));
      await successOf(high.frame.bet(id, betAt('2.01')));
    });
    money.clock.advanceMs(crashTable.showMs({ point: 160 }));
    await buildRunner()(crashTable);
    expect(await money.cashOf(low.memberId)).toBe(1_000_500n);
    await runUntil('settled');
    expect(await money.cashOf(low.memberId)).toBe(1_000_500n);
    expect(await money.cashOf(high.memberId)).toBe(999_000n);
  });

  test('a multiplier that the point just reaches is in time', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'crash');
    await flight(200, (id) => successOf(frame.bet(id, betAt('2.00'))));
    await runUntil('settled');
    expect(await money.cashOf(memberId)).toBe(1_001_000n);
  });

  test('nothing of the point is seen before the crash', async () => {
    const { frame } = await harness.enter(harness.build(), 'crash');
    await flight(300, (id) => successOf(frame.bet(id, betAt(''))));
    const { state } = await successOf(frame.table());
    expect(state.round).toMatchObject({ status: 'dealt', outcome: null, serverSeed: null, shownAt: null });
    await runUntil('settled');
    expect((await successOf(frame.table())).state.round).toMatchObject({ outcome: { point: 300 } });
  });

  test.each(['before', 'after'] as const)(
    'a cash-out whose answer is lost, %s it was booked, is paid once',
    async (loss) => {
      const { memberId, frame } = await harness.enter(harness.build(), 'crash');
      const roundId = await flight(400, (id) => successOf(frame.bet(id, betAt(''))));
      money.clock.advanceMs(5_000);
      harness.losses.push(loss);
      await expect(frame.cashOut(roundId)).rejects.toThrow();
      await runUntil('settled');
      const expected = (1_000n * BigInt(multiplierAt(5_000))) / 100n;
      expect(await money.cashOf(memberId)).toBe(999_000n + expected);
    },
  );

  test('cash-outs at once, by hand and by itself, are paid once', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'crash');
    const roundId = await flight(400, (id) => successOf(frame.bet(id, betAt('1.20'))));
    money.clock.advanceMs(20_000);
    await Promise.all([
      frame.cashOut(roundId),
      frame.cashOut(roundId),
      buildRunner()(crashTable),
      frame.cashOut(roundId),
    ]);
    await runUntil('settled');
    expect(await money.cashOf(memberId)).toBe(1_000_200n);
  });

  test('one bet a round, on a multiplier that is offered; no leaving before the flight', async () => {
    const { frame } = await harness.enter(harness.build(), 'crash');
    await runUntil('betting');
    const { id } = await lastRound();
    for (const selection of ['1.00', '1.5', '10000.01', '-2.00', 'x']) {
      expect(await frame.bet(id, betAt(selection))).toEqual(failure('bet_not_offered'));
    }
    expect(await frame.bet(id, [...betAt('2.00'), ...betAt('3.00')])).toEqual(failure('table_limit'));
    await successOf(frame.bet(id, betAt('2.00')));
    expect(await frame.bet(id, betAt('3.00'))).toEqual(failure('table_limit'));
    expect(await frame.cashOut(id)).toEqual(failure('round_closed'));
  });
});

describe('two bets in one flight', () => {
  test('each has its own stake and its own way out, both are paid exactly, and both stand after a reload', async () => {
    const studio = harness.build();
    // Nobody of the test before flies along.
    await runUntil('settled');
    const { memberId, frame } = await harness.enter(studio, 'crash');
    const roundId = await flight(400, async (id) => {
      await successOf(frame.bet(id, betAt('1.50', '1000')));
      await successOf(frame.betSecond(id, betAt('', '3000')));
    });
    const inAir = await successOf(frame.table());
    expect(inAir.seat).toMatchObject({ slot: 0, stakeMinor: '1000', status: 'open' });
    expect(inAir.secondSeat).toMatchObject({ slot: 1, stakeMinor: '3000', status: 'open' });
    expect(inAir.state.players).toBe(1);
    expect(inAir.state.neighbours.map(({ stakeMinor, left }) => [stakeMinor, left])).toEqual([
      ['3000', undefined],
      ['1000', undefined],
    ]);
    money.clock.advanceMs(10_000);
    await buildRunner()(crashTable);
    const second = await successOf(frame.cashOut(roundId, 1));
    const hundredths = multiplierAt(10_000);
    const byHand = (3_000n * BigInt(hundredths)) / 100n;
    expect(second.seat).toMatchObject({ slot: 1, status: 'settled', payoutMinor: `${byHand}` });
    expect(await successOf(frame.cashOut(roundId, 1))).toMatchObject({ seat: second.seat });
    const after = await successOf(frame.table());
    expect(after.seat).toMatchObject({ slot: 0, status: 'settled', payoutMinor: '1500' });
    expect(after.state.neighbours.map(({ left }) => left)).toEqual([
      { selection: (hundredths / 100).toFixed(2), payoutMinor: `${byHand}` },
      { selection: '1.50', payoutMinor: '1500' },
    ]);
    await runUntil('settled');
    expect(await money.cashOf(memberId)).toBe(1_000_000n - 4_000n + 1_500n + byHand);
    const { list } = await successOf(frame.seats());
    expect(list.map(({ seat }) => seat.stakeMinor).toSorted()).toEqual(['1000', '3000']);
  });

  test('one is left and the other crashes; one is taken back and the other flies', async () => {
    const studio = harness.build();
    const [one, other] = [await harness.enter(studio, 'crash'), await harness.enter(studio, 'crash')];
    const roundId = await flight(300, async (id) => {
      await successOf(one.frame.bet(id, betAt('')));
      await successOf(one.frame.betSecond(id, betAt('2.00')));
      const first = await successOf(other.frame.bet(id, betAt('2.00')));
      await successOf(other.frame.betSecond(id, betAt('2.50')));
      const { seat } = await successOf(other.frame.undo(first.seat.placements[0]?.placementId ?? ''));
      expect(seat).toMatchObject({ slot: 0, placements: [] });
    });
    expect(await other.frame.cashOut(roundId)).toEqual(failure('round_not_found'));
    await runUntil('settled');
    expect(await money.cashOf(one.memberId)).toBe(1_000_000n);
    expect(await money.cashOf(other.memberId)).toBe(1_001_500n);
  });

  test('never a third one, never the same id in the other place, and none at another table', async () => {
    const studio = harness.build();
    const { frame } = await harness.enter(studio, 'crash');
    await runUntil('betting');
    const { id } = await lastRound();
    const placementId = randomUUID();
    await successOf(frame.betSecond(id, betAt('2.00'), placementId));
    await successOf(frame.betSecond(id, betAt('2.00'), placementId));
    expect(await frame.bet(id, betAt('2.00'), placementId)).toEqual(failure('repeated_with_other_content'));
    expect(await frame.betSecond(id, betAt('3.00'))).toEqual(failure('table_limit'));
    const [first, second] = await Promise.all([frame.bet(id, betAt('2.00')), frame.bet(id, betAt('2.00'))]);
    expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
    await runUntil('settled');
    const drive = driveTable(harness, rouletteTable);
    const roundId = await drive.until('betting');
    const elsewhere = await harness.enter(studio, 'roulette');
    const onRed = [{ key: 'red', selection: '', stakeMinor: '100' }];
    expect(await elsewhere.frame.betSecond(roundId, onRed)).toEqual(failure('bet_not_offered'));
    await drive.until('settled');
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
