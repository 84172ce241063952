// @covers two-step-bets

import { holdLifeMs } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { createSweeper, roundLifeMs } from './sweeper.ts';
import { gameCode, type Player, useMoney } from './testing/money.fixture.ts';

const money = useMoney();
const newSweeper = (size?: number) =>
  createSweeper({ reads: money.money.reads, clock: money.clock }, (code) => money.gateway.walletFor(code), size);
const sweep = () => newSweeper()();

const makeBet = (player: Player, betId: string) =>
  money.wallet.makeBet({ ...player, gameCode, betId, amountMinor: 60n, legs: [{ market: betId }], pricePolicy: 'any' });
const debit = (player: Player, roundId: string) =>
  money.wallet.debit({ ...player, roundId, gameCode, txId: `${roundId}-s`, amountMinor: 10n });

test('a held bet is given back after its time, not before; a late confirmation is refused', async () => {
  const player = await money.newPlayer({ balanceMinor: 100n });
  await makeBet(player, 'late');
  money.clock.advanceMs(holdLifeMs);
  expect(await sweep()).toMatchObject({ released: 0 });
  money.clock.advanceMs(1);
  expect(await sweep()).toMatchObject({ released: 1 });
  expect(await money.wallet.balance(player)).toMatchObject({ cashMinor: 100n, lockedMinor: 0n });
  expect((await money.wallet.commitBet({ ...player, betId: 'late' })).code).toBe('TX_CANCELLED');
  expect(await sweep()).toEqual({ released: 0, closed: 0, escalated: [] });
});

test('a hold that two sweepers and the vendor end in one moment ends once', async () => {
  const player = await money.newPlayer({ balanceMinor: 100n });
  for (let count = 0; count < 10; count += 1) {
    const betId = `contested-${count}`;
    await makeBet(player, betId);
    money.clock.advanceMs(holdLifeMs + 1);
    const [first, second, commit] = await Promise.all([sweep(), sweep(), money.wallet.commitBet({ ...player, betId })]);
    expect(first.released + second.released + (commit.status === 'ok' ? 1 : 0)).toBe(1);
    if (commit.status === 'ok') {
      await money.wallet.settleBet({
        ...player,
        betId,
        generation: 1,
        payoutMinor: 60n,
        result: 'void',
        policy: 'refuse',
      });
    }
    expect(await money.wallet.balance(player)).toMatchObject({ cashMinor: 100n, lockedMinor: 0n });
  }
});

test('after 48 hours a paid round is closed, one without an answer is shown, a confirmed bet is left alone', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  await debit(player, 'paid');
  const win = { txId: 'paid-w', amountMinor: 5n, kind: 'win', refTxIds: ['paid-s'], roundEnd: false } as const;
  await money.wallet.credit({ ...player, ...win, roundId: 'paid', gameCode });
  await debit(player, 'silent');
  await debit(player, 'given-back');
  await money.wallet.cancel({
    ...player,
    roundId: 'given-back',
    gameCode,
    txId: 'c',
    targetTxId: 'given-back-s',
    reason: '',
  });
  await makeBet(player, 'season');
  await money.wallet.commitBet({ ...player, betId: 'season' });
  money.clock.advanceMs(roundLifeMs + 1);
  const swept = await sweep();
  expect(swept).toMatchObject({ released: 0, closed: 2 });
  expect(swept.escalated).toMatchObject([{ roundId: 'silent', stakeMinor: 10n }]);
  expect(await money.wallet.getRound({ roundId: 'paid' })).toMatchObject({ status: 'closed', payoutMinor: 5n });
  expect(await money.wallet.getRound({ roundId: 'season' })).toMatchObject({ status: 'open' });
});

test('rounds that nobody answers do not stand before those behind them: all have their turn', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  for (const name of ['first', 'second', 'third']) {
    await debit(player, `queue-${name}`);
    money.clock.advanceMs(1);
  }
  const paid = { ...player, roundId: 'queue-paid', gameCode };
  await debit(player, 'queue-paid');
  const win = { txId: 'queue-w', amountMinor: 5n, kind: 'win', refTxIds: ['queue-paid-s'], roundEnd: false } as const;
  await money.wallet.credit({ ...paid, ...win });
  money.clock.advanceMs(roundLifeMs + 1);
  const sweepTwo = newSweeper(2);
  const told = new Set<string>();
  for (let count = 0; count < 4; count += 1) {
    for (const { roundId } of (await sweepTwo()).escalated) told.add(roundId);
  }
  expect([...told]).toEqual(expect.arrayContaining(['queue-first', 'queue-second', 'queue-third']));
  expect(await money.wallet.getRound({ roundId: 'queue-paid' })).toMatchObject({ status: 'closed', payoutMinor: 5n });
});
