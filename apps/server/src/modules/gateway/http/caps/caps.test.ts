// @covers wallet-http vendor-caps

import { describe, expect, test } from 'vitest';
import { type Round, useRounds } from '../rounds.fixture.ts';
import { game, useWalletHttp } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, begin, newRound, cap, bet, win, cash } = useRounds(http);

describe('a single win over the cap', () => {
  test('is refused with nothing moved, disables this vendor, and alarms once', async () => {
    await cap({ singleWinMinor: 1_000n });
    const [round, other] = [newRound(), newRound()];
    await bet(round);
    await bet(other);
    const before = http.stateOf();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await win(round, 1_001n)).toMatchObject({
        status: 'refused',
        code: 'LIMIT_REACHED',
        retry: 'never',
        ledgerId: null,
        balance: { cashMinor: 99_800n },
      });
    }
    expect(http.stateOf()).toBe(before);
    expect(http.alarms).toEqual([
      { vendorCode: 'ACME', reason: 'single_win', detail: expect.stringContaining('1001 PLY') },
    ]);
    expect(await bet(newRound())).toMatchObject({ code: 'GAME_UNAVAILABLE', balance: { cashMinor: 99_800n } });
    expect(await win(other, 1_000n)).toMatchObject({ code: 'OK' });
  });

  test('leaves the other vendor as it was', async () => {
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    await win(round, 5_000n);
    const stranger = await http.newActor('RIVAL');
    const play = { ...stranger, ...newRound(), debits: [{ txId: 'd', amountMinor: 1n }], roundEnd: true };
    const credits = [{ txId: 'c', amountMinor: 5_000n, kind: 'win' as const }];
    expect(await now.rival.play({ ...play, credits })).toMatchObject({ code: 'OK' });
  });

  test('cannot be split over a round: what the round has paid counts', async () => {
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    expect(await win(round, 600n, 'one')).toMatchObject({ code: 'OK' });
    expect(await win(round, 400n, 'two')).toMatchObject({ code: 'OK' });
    expect(await win(round, 1n, 'three')).toMatchObject({ code: 'LIMIT_REACHED' });
  });

  test('nor by taking back first what the player has not got and comes to owe', async () => {
    await cap({ singleWinMinor: 1_000n });
    const [round, emptying] = [newRound(), newRound()];
    await bet(round);
    expect(await win(round, 1_000n)).toMatchObject({ code: 'OK' });
    await bet(emptying, (await cash()) ?? 0n);
    const taking = { ...round, playerRef: now.actor.playerRef, refTxIds: [], reason: 'x' } as const;
    expect(
      await now.wallet.adjust({ ...taking, txId: `${round.roundId}-a`, amountMinor: -1_000n, policy: 'allowNegative' }),
    ).toMatchObject({ code: 'OK', balance: { cashMinor: 0n } });
    expect(await win(round, 1_000n, 'again')).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await cash()).toBe(0n);
  });

  test('is what is left of it: what was taken back in full may be paid again', async () => {
    await cap({ singleWinMinor: 1_000n });
    const taking = { playerRef: now.actor.playerRef, refTxIds: [], reason: 'x', amountMinor: -1_000n } as const;
    for (const policy of ['refuse', 'allowNegative'] as const) {
      const round = newRound();
      await bet(round);
      await win(round, 1_000n);
      await now.wallet.adjust({ ...round, ...taking, txId: `${round.roundId}-a`, policy });
      expect(await win(round, 1_000n, 'again')).toMatchObject({ code: 'OK' });
    }
  });

  test('does not refuse what was paid before', async () => {
    const round = newRound();
    await bet(round);
    expect(await win(round, 5_000n)).toMatchObject({ code: 'OK', replay: false });
    await cap({ singleWinMinor: 1_000n });
    expect(await win(round, 5_000n)).toMatchObject({ code: 'OK', replay: true });
    expect(http.alarms).toEqual([]);
  });

  test.each<[string, (round: Round) => Promise<unknown>]>([
    [
      'in one act',
      (round) =>
        now.wallet.play({
          ...now.actor,
          ...round,
          debits: [{ txId: `${round.roundId}-d`, amountMinor: 1n }],
          credits: [
            { txId: `${round.roundId}-1`, amountMinor: 600n, kind: 'win' },
            { txId: `${round.roundId}-2`, amountMinor: 600n, kind: 'win' },
          ],
          roundEnd: true,
        }),
    ],
    [
      'as a gift',
      ({ roundId }) =>
        now.wallet.promo({ playerRef: now.actor.playerRef, txId: roundId, campaign: 'c', amountMinor: 1_001n }),
    ],
    [
      'as a transfer',
      ({ roundId }) => now.wallet.transferOut({ playerRef: now.actor.playerRef, txId: roundId, amountMinor: 1_001n }),
    ],
    [
      'as a correction',
      async (round) => {
        await bet(round);
        await win(round, 600n);
        const correction = { playerRef: now.actor.playerRef, refTxIds: [], policy: 'refuse', reason: 'x' } as const;
        return now.wallet.adjust({ ...round, ...correction, txId: `${round.roundId}-a`, amountMinor: 401n });
      },
    ],
    [
      'as a settlement',
      async ({ roundId: betId }) => {
        const made = { betId, playerRef: now.actor.playerRef };
        const rest = {
          session: now.actor.session,
          gameCode: game,
          amountMinor: 10n,
          legs: [],
          pricePolicy: 'any',
        } as const;
        await now.wallet.makeBet({ ...made, ...rest });
        await now.wallet.commitBet(made);
        return now.wallet.settleBet({ ...made, generation: 1, payoutMinor: 1_001n, result: 'won', policy: 'refuse' });
      },
    ],
  ])('is caught %s', async (_what, act) => {
    await cap({ singleWinMinor: 1_000n });
    expect(await act(newRound())).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(http.alarms).toHaveLength(1);
  });

  test('of a trial player is nobody’s money', async () => {
    await begin({ playerOf: async () => ({ currencyCode: 'PLY', exponent: 2, isTrial: true }) });
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    expect(await win(round, 5_000n)).toMatchObject({ code: 'OK' });
  });

  test('in another currency has a cap of its own', async () => {
    await begin({ playerOf: async () => ({ currencyCode: 'EUR', exponent: 2, isTrial: false }) });
    await cap({ singleWinMinor: 1_000n });
    const round = newRound();
    await bet(round);
    expect(await win(round, 5_000n)).toMatchObject({ code: 'OK' });
  });
});

describe('a net loss over the hourly cap', () => {
  const lose = async (amountMinor: bigint, stakeMinor = 100n) => {
    const round = newRound();
    await bet(round, stakeMinor);
    return win(round, amountMinor, 'win', { roundEnd: true });
  };

  test('pays the win that reaches it, and disables this vendor with an alarm', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    const open = newRound();
    await bet(open);
    expect(await lose(1_100n)).toMatchObject({ code: 'OK' });
    expect(http.alarms).toEqual([]);
    expect(await lose(300n)).toMatchObject({ code: 'OK' });
    expect(http.alarms).toMatchObject([{ vendorCode: 'ACME', reason: 'hourly_loss' }]);
    expect(await bet(newRound())).toMatchObject({ code: 'GAME_UNAVAILABLE' });
    expect(await win(open, 50n)).toMatchObject({ code: 'OK' });
  });

  test('stakes weigh against payouts, what is taken back does not', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    expect(await lose(2_000n, 1_000n)).toMatchObject({ code: 'OK' });
    const round = newRound();
    await bet(round, 500n);
    const cancel = { ...round, playerRef: now.actor.playerRef, targetTxId: `${round.roundId}-bet`, reason: 'x' };
    await now.wallet.cancel({ ...cancel, txId: `${round.roundId}-c1` });
    await now.wallet.cancel({ ...cancel, txId: `${round.roundId}-c2` });
    expect(http.alarms).toEqual([]);
    expect(await lose(101n, 100n)).toMatchObject({ code: 'OK' });
    expect(http.alarms).toHaveLength(1);
  });

  test('a stake out of several that is taken back weighs no more, and the others still do', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    const { roundId, ...rest } = newRound();
    const debits = [1_000n, 5_000n].map((amountMinor) => ({ txId: `${roundId}-${amountMinor}`, amountMinor }));
    await now.wallet.play({ ...now.actor, ...rest, roundId, debits, credits: [], roundEnd: false });
    const cancel = { ...rest, roundId, playerRef: now.actor.playerRef, targetTxId: `${roundId}-5000`, reason: 'x' };
    expect(await now.wallet.cancel({ ...cancel, txId: `${roundId}-c` })).toMatchObject({ code: 'OK' });
    await lose(2_100n);
    expect(http.alarms).toEqual([]);
    await lose(101n);
    expect(http.alarms).toMatchObject([{ detail: expect.stringContaining('1001 PLY') }]);
  });

  test('what a player comes to owe is no income', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    const round = newRound();
    await bet(round, (await cash()) ?? 0n);
    http.clock.advanceMs(2 * 3_600_000);
    const taking = { ...round, playerRef: now.actor.playerRef, refTxIds: [], reason: 'x' } as const;
    await now.wallet.adjust({ ...taking, txId: `${round.roundId}-a`, amountMinor: -5_000n, policy: 'allowNegative' });
    expect(await win(round, 1_001n)).toMatchObject({ code: 'OK' });
    expect(http.alarms).toMatchObject([{ reason: 'hourly_loss' }]);
  });

  test('a repeat does not count twice', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    const round = newRound();
    await bet(round);
    for (let count = 0; count < 5; count++) await win(round, 600n);
    expect(http.alarms).toEqual([]);
  });

  test('is counted over 60 minutes', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    await lose(1_000n);
    http.clock.advanceMs(30 * 60_000);
    await lose(100n);
    http.clock.advanceMs(31 * 60_000);
    await lose(1_000n);
    expect(http.alarms).toEqual([]);
    http.clock.advanceMs(10 * 60_000);
    await lose(300n);
    expect(http.alarms).toHaveLength(1);
  });

  test('outlives a restart, and is one count for all processes', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    await lose(1_000n);
    await now.opened.app.close();
    await http.owner.query('update vendor_keys set retired_at = now()');
    await begin();
    await lose(300n);
    expect(http.alarms).toHaveLength(1);
    const other = await http.open();
    await http.owner.query('update vendor_keys set retired_at = now()');
    const there = http.clientOf(other, await http.newKey(other));
    expect(await bet(newRound(), 100n, there)).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  });

  test('holds for bets in two steps: committed stakes, whole payouts, corrections by their difference', async () => {
    await cap({ hourlyLossMinor: 1_000n });
    const { roundId: betId } = newRound();
    const { playerRef, session } = now.actor;
    await now.wallet.makeBet({
      betId,
      playerRef,
      session,
      gameCode: game,
      amountMinor: 500n,
      legs: [],
      pricePolicy: 'any',
    });
    const settle = { betId, playerRef, result: 'won', policy: 'refuse' } as const;
    await now.wallet.commitBet({ betId, playerRef });
    await now.wallet.settleBet({ ...settle, generation: 1, payoutMinor: 1_400n });
    await now.wallet.resettleBet({ ...settle, generation: 2, payoutMinor: 1_500n });
    expect(http.alarms).toEqual([]);
    await now.wallet.resettleBet({ ...settle, generation: 3, payoutMinor: 1_501n });
    expect(http.alarms).toHaveLength(1);
  });
});
