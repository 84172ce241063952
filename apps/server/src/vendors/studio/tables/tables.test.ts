// @covers bad-table-bets bet-limits

import { randomUUID } from 'node:crypto';
import { drawOfRound, hashServerSeed } from '@baize/fairness';
import { settleBets } from '@baize/games/table-engine';
import { describe, expect, test } from 'vitest';
import { mixEntropy } from '../../entropy.ts';
import { successOf } from '../testing/frame.ts';
import { type StudioFrame, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createWalletActs } from './betting/wallet-acts.ts';
import type { TableGame } from './game.ts';
import { findTable, tableGames } from './games/index.ts';
import { silentHub } from './hub.ts';
import { createLease, leaseMs } from './lease.ts';
import { createRunner } from './runner.ts';
import type { StoredBet } from './schema.ts';

const harness = useStudioMoney();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const bet = (key: string, stakeMinor = '500', selection = ''): StoredBet => ({ key, selection, stakeMinor });

function gameOf(gameCode: string): TableGame {
  const game = findTable(gameCode);
  if (!game) throw new Error(`no table ${gameCode}`);
  return game;
}

/** The table's runner as after a restart. */
const buildRunner = () => {
  const deps = harness.dependencies();
  return createRunner(deps, createWalletActs(deps), silentHub);
};

async function statusOf(gameCode: string): Promise<string | undefined> {
  const { rows } = await money.owner.query(
    'select status from studio.table_rounds where game_code = $1 order by number desc limit 1',
    [gameCode],
  );
  return rows[0]?.status;
}

/** Runs the table on, the clock with it, until its round has this status. */
async function runUntil(game: TableGame, status: string): Promise<void> {
  const run = buildRunner();
  for (let step = 0; step < 200; step += 1) {
    const waitMs = await run(game);
    if ((await statusOf(game.gameCode)) === status) return;
    money.clock.advanceMs(waitMs);
  }
  throw new Error(`the table never came to ${status}`);
}

/** A fresh round that is open for bets. */
async function openRound(game: TableGame): Promise<string> {
  if ((await statusOf(game.gameCode)) !== 'settled') {
    await runUntil(game, 'betting');
    await runUntil(game, 'settled');
  }
  await runUntil(game, 'betting');
  const { rows } = await money.owner.query(
    "select id from studio.table_rounds where game_code = $1 and status = 'betting'",
    [game.gameCode],
  );
  return rows[0].id;
}

const stateOf = (frame: StudioFrame) => successOf(frame.table());

describe.each(tableGames.filter(({ flight }) => !flight).map((game) => [game.gameCode, game] as const))(
  'a round of %s',
  (gameCode, game) => {
    test('pays every bet as the rules say, once, and can be recomputed from its seeds', {
      timeout: 120_000,
    }, async () => {
      const { memberId, frame } = await harness.enter(harness.build(), gameCode);
      const roundId = await openRound(game);
      const before = await stateOf(frame);
      expect(before.state.round).toMatchObject({ roundId, status: 'betting', outcome: null, serverSeed: null });
      const bets = game.betTypes.slice(0, 25).map(({ key, selections }) => bet(key, '700', selections[0]));
      const placed = await successOf(frame.bet(roundId, bets));
      const stakeMinor = 700n * BigInt(bets.length);
      expect(placed).toMatchObject({
        balanceMinor: `${1_000_000n - stakeMinor}`,
        seat: { stakeMinor: `${stakeMinor}` },
      });
      await runUntil(game, 'dealt');
      expect(await frame.bet(roundId, bets)).toEqual(failure('betting_closed'));
      expect(await money.cashOf(memberId)).toBe(1_000_000n - stakeMinor);
      await runUntil(game, 'settled');

      const [last] = (await successOf(frame.seats())).list;
      if (!last) throw new Error('no seat');
      const { round, seat } = last;
      const outcome = round.outcome ?? {};
      const expected = settleBets(
        game.betTypes,
        game.seenOf(outcome),
        bets.map((one) => ({ ...one, stakeMinor: 700n })),
      );
      expect(seat).toMatchObject({ status: 'settled', payoutMinor: `${expected.payoutMinor}` });
      expect(await money.cashOf(memberId)).toBe(1_000_000n - stakeMinor + expected.payoutMinor);

      expect(hashServerSeed(round.serverSeed ?? '')).toBe(before.state.round?.serverSeedHash);
      const [placement] = seat.placements;
      const clientSeed = mixEntropy(round.serverSeedHash, [{ id: placement?.placementId ?? '', entropy: 'mine' }]);
      expect(round.clientSeed).toBe(clientSeed);
      const draw = drawOfRound({ serverSeed: round.serverSeed ?? '', clientSeed, nonce: round.number });
      expect(game.deal(round.start ?? {}, draw).outcome).toEqual(outcome);
    });
  },
);

const roulette = gameOf('roulette');

describe('bets', () => {
  test('of the same placement are taken once; with other content, or by another, they are refused', async () => {
    const studio = harness.build();
    const { memberId, frame } = await harness.enter(studio, 'roulette');
    const { frame: stranger } = await harness.enter(studio, 'roulette');
    const roundId = await openRound(roulette);
    const id = randomUUID();
    const first = await successOf(frame.bet(roundId, [bet('red')], id));
    expect(await successOf(frame.bet(roundId, [bet('red')], id.toUpperCase()))).toEqual(first);
    expect(await frame.bet(roundId, [bet('red', '501')], id)).toEqual(failure('repeated_with_other_content'));
    expect(await stranger.bet(roundId, [bet('red')], id)).toEqual(failure('repeated_with_other_content'));
    expect(await stranger.undo(id)).toEqual(failure('round_not_found'));
    expect(await money.cashOf(memberId)).toBe(999_500n);
  });

  test.each<[string, StoredBet[], string]>([
    ['a bet that is not on the cloth', [bet('green')], 'bet_not_offered'],
    ['numbers that do not lie together', [bet('split', '500', '1-9')], 'bet_not_offered'],
    ['less than the table takes', [bet('red', '99')], 'table_limit'],
    ['nothing', [bet('red', '0')], 'table_limit'],
    ['one good and one bad', [bet('red'), bet('green')], 'bet_not_offered'],
    ['more on one bet than the table takes', [bet('red', '300000'), bet('red', '200001')], 'table_limit'],
  ])('%s: refused whole, no money moves', async (_, bets, message) => {
    const { memberId, frame } = await harness.enter(harness.build(), 'roulette', 10_000_000n);
    const roundId = await openRound(roulette);
    expect(await frame.bet(roundId, bets)).toMatchObject(failure(message));
    expect(await money.cashOf(memberId)).toBe(10_000_000n);
  });

  test('limits count what lies on the table already, and all bets of a player together', async () => {
    const { frame } = await harness.enter(harness.build(), 'roulette', 10_000_000n);
    const roundId = await openRound(roulette);
    await successOf(frame.bet(roundId, [bet('red', '500000')]));
    const told = { key: 'red', selection: '', minMinor: '100', maxMinor: '500000' };
    expect(await frame.bet(roundId, [bet('red', '100')])).toEqual({ ...failure('table_limit'), detail: { bet: told } });
    await successOf(frame.bet(roundId, [bet('odd', '500000'), bet('low', '500000'), bet('dozen', '500000', '1')]));
    expect(await frame.bet(roundId, [bet('dozen', '100', '2')])).toEqual(failure('table_limit'));
  });

  test('that cannot be paid are refused for ever, and hold up nothing', async () => {
    const { memberId, frame } = await harness.enter(harness.buildUnaware(), 'roulette', 400n);
    const roundId = await openRound(roulette);
    const id = randomUUID();
    expect(await frame.bet(roundId, [bet('red')], id)).toEqual(failure('insufficient_funds'));
    expect(await frame.bet(roundId, [bet('red')], id)).toEqual(failure('round_closed'));
    await successOf(frame.bet(roundId, [bet('red', '400')]));
    await runUntil(roulette, 'settled');
    expect([0n, 800n]).toContain(await money.cashOf(memberId));
  });

  test('on a round that is over, another table’s, or none are refused', async () => {
    const { frame } = await harness.enter(harness.build(), 'roulette');
    const past = await openRound(roulette);
    await runUntil(roulette, 'settled');
    const foreign = await openRound(gameOf('sic_bo'));
    for (const roundId of [past, foreign, randomUUID()]) {
      expect(await frame.bet(roundId, [bet('red')])).toEqual(failure('betting_closed'));
    }
  });

  test('of ten placements at once all are in, and the stake is their sum', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
    const roundId = await openRound(roulette);
    await Promise.all(Array.from({ length: 10 }, () => successOf(frame.bet(roundId, [bet('red', '100')]))));
    expect(await money.cashOf(memberId)).toBe(999_000n);
    const { seat, state } = await stateOf(frame);
    expect(seat).toMatchObject({ stakeMinor: '1000' });
    expect(state.totals).toContainEqual({ key: 'red', selection: '', stakeMinor: '1000', players: 1 });
  });
});

describe('taking bets back', () => {
  test('gives the stake back, once; whoever took all back may bet again', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
    const roundId = await openRound(roulette);
    const id = randomUUID();
    await successOf(frame.bet(roundId, [bet('red')], id));
    const undone = await successOf(frame.undo(id));
    expect(undone).toMatchObject({ balanceMinor: '1000000', seat: { stakeMinor: '0', placements: [] } });
    expect(await successOf(frame.undo(id))).toEqual(undone);
    expect(await frame.bet(roundId, [bet('red')], id)).toEqual(failure('round_closed'));
    await successOf(frame.bet(roundId, [bet('black')]));
    expect(await money.cashOf(memberId)).toBe(999_500n);
    await runUntil(roulette, 'settled');
    expect([999_500n, 1_000_500n]).toContain(await money.cashOf(memberId));
  });

  test('is not possible once betting is closed', async () => {
    const { frame } = await harness.enter(harness.build(), 'roulette');
    const roundId = await openRound(roulette);
    const id = randomUUID();
    await successOf(frame.bet(roundId, [bet('red')], id));
    await runUntil(roulette, 'closed');
    expect(await frame.undo(id)).toEqual(failure('betting_closed'));
  });
});

describe('what is lost on the way', () => {
  test.each(['before', 'after'] as const)(
    'a stake’s answer, %s it was booked: it is given back when betting closes',
    async (loss) => {
      const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
      const roundId = await openRound(roulette);
      harness.losses.push(loss);
      await expect(frame.bet(roundId, [bet('red')])).rejects.toThrow();
      await runUntil(roulette, 'settled');
      expect(await money.cashOf(memberId)).toBe(1_000_000n);
    },
  );

  test.each(['before', 'after'] as const)(
    'a stake’s answer, %s it was booked: the same placement again is in once',
    async (loss) => {
      const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
      const roundId = await openRound(roulette);
      const id = randomUUID();
      harness.losses.push(loss);
      await expect(frame.bet(roundId, [bet('red')], id)).rejects.toThrow();
      await successOf(frame.bet(roundId, [bet('red')], id));
      expect(await money.cashOf(memberId)).toBe(999_500n);
      await runUntil(roulette, 'settled');
    },
  );

  test.each(['before', 'after'] as const)('a payout’s answer, %s it was booked: paid once', async (loss) => {
    const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
    const roundId = await openRound(roulette);
    await successOf(frame.bet(roundId, [bet('red'), bet('black')]));
    await runUntil(roulette, 'dealt');
    harness.losses.push(loss);
    await expect(runUntil(roulette, 'settled')).rejects.toThrow();
    await runUntil(roulette, 'settled');
    expect([999_000n, 1_000_000n]).toContain(await money.cashOf(memberId));
  });

  test('two processes that run one table deal one round, and pay it once', async () => {
    const { memberId, frame } = await harness.enter(harness.build(), 'roulette');
    const roundId = await openRound(roulette);
    await successOf(frame.bet(roundId, [bet('red'), bet('black')]));
    const runners = [buildRunner(), buildRunner()];
    for (let step = 0; step < 12 && (await statusOf('roulette')) !== 'settled'; step += 1) {
      const waits = await Promise.all(runners.map((run) => run(roulette)));
      if ((await statusOf('roulette')) !== 'settled') money.clock.advanceMs(Math.max(0, ...waits));
    }
    expect([999_000n, 1_000_000n]).toContain(await money.cashOf(memberId));
    const { rows } = await money.owner.query('select number from studio.table_rounds where game_code = $1', [
      'roulette',
    ]);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });
});

test('a table is run by one process at a time, and taken over when its lease is over', async () => {
  const [one, other] = [createLease(harness.dependencies()), createLease(harness.dependencies())];
  expect([await one.hold('t'), await other.hold('t'), await one.hold('t')]).toEqual([true, false, true]);
  money.clock.advanceMs(leaseMs + 1);
  expect([await other.hold('t'), await one.hold('t')]).toEqual([true, false]);
  await other.release();
  expect(await one.hold('t')).toBe(true);
});

test('a shoe is dealt to its cut card, then one round more, then a fresh one is burnt', {
  timeout: 120_000,
}, async () => {
  const game = gameOf('baccarat');
  let start = game.firstStart;
  const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'shoe', nonce: 1 });
  const fresh: number[] = [];
  for (let round = 0; round < 250; round += 1) {
    const dealt = game.deal(start, draw);
    if (dealt.outcome.burnt !== null) fresh.push(round);
    start = dealt.next;
  }
  const lengths = fresh.slice(1).map((round, index) => round - (fresh[index] ?? 0));
  expect(fresh[0]).toBe(0);
  expect(lengths.length).toBeGreaterThanOrEqual(2);
  for (const length of lengths) expect(length).toBeGreaterThan(26);
  for (const length of lengths) expect(length).toBeLessThan(45);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
