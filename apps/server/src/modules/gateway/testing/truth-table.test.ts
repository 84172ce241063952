// @covers wallet-truth-table

import { describe, expect, test } from 'vitest';
import { gameCode, useMoney } from './money.fixture.ts';
import { useRound } from './round.fixture.ts';

const money = useMoney();
const { bet, block, cancel, cash, credit, debit, endSiteSession, id, nextRound, now, ref } = useRound(money);

describe('after a debit', () => {
  test('the same again is a replay with the current balance', async () => {
    const first = await debit();
    expect(first).toMatchObject({ status: 'ok', code: 'OK', retry: 'never', replay: false, txId: id('bet') });
    expect(first.balance).toEqual({ cashMinor: 940n, bonusMinor: 0n, lockedMinor: 0n, version: 2n });
    await debit(id('other'), 40n);
    const again = await debit();
    expect(again).toMatchObject({ status: 'ok', replay: true, ledgerId: first.ledgerId, balance: { cashMinor: 900n } });
  });

  test('the same id with another amount, round or player is a conflict', async () => {
    await debit();
    expect(await debit(id('bet'), 61n)).toMatchObject({ status: 'refused', code: 'TX_CONFLICT', retry: 'never' });
    const stake = { gameCode, session: now.player.session, txId: id('bet'), amountMinor: 60n };
    const otherRound = await money.wallet.debit({ ...stake, playerRef: now.player.playerRef, roundId: 'another' });
    expect(otherRound.code).toBe('TX_CONFLICT');
    const stranger = await money.newPlayer({ balanceMinor: 100n });
    const theirs = await money.wallet.debit({ ...stake, ...stranger, roundId: now.roundId });
    expect(theirs.code).toBe('TX_CONFLICT');
    expect([await cash(), await money.cashOf(stranger.memberId)]).toEqual([940n, 100n]);
  });

  test('a cancel gives the stake back, once', async () => {
    await debit();
    expect(await cancel()).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 1_000n } });
    expect(await bet()).toEqual([{ stakeMinor: 0n, payoutMinor: 0n, status: 'cancelled' }]);
    expect(await cancel()).toMatchObject({ code: 'OK', replay: true });
    expect(await cancel(id('cancel-2'))).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 1_000n } });
    expect(await debit()).toMatchObject({ code: 'TX_CANCELLED', retry: 'never' });
    expect(await cash()).toBe(1_000n);
  });

  test('a cancel of one of two stakes leaves the other', async () => {
    await debit();
    await debit(id('bet-2'), 40n);
    await cancel();
    expect(await bet()).toEqual([{ stakeMinor: 40n, payoutMinor: 0n, status: 'open' }]);
    expect(await credit({ refTxIds: [id('bet-2')] })).toMatchObject({ code: 'OK', balance: { cashMinor: 1_060n } });
  });

  test('a stake of a round that was paid or closed is not taken back', async () => {
    await debit();
    await credit({ amountMinor: 0n });
    expect((await cancel()).code).toBe('ROUND_CLOSED');
    await money.wallet.endRound(ref());
    expect((await cancel()).code).toBe('ROUND_CLOSED');
    expect(await cash()).toBe(940n);
  });

  test('a cancel names a stake of its own round', async () => {
    await debit();
    await credit();
    expect((await cancel(id('c1'), id('win'))).code).toBe('TX_CONFLICT');
    expect((await cancel(id('bet'), id('bet'))).code).toBe('TX_CONFLICT');
    const elsewhere = { ...ref(), roundId: 'elsewhere', txId: id('c2'), targetTxId: id('bet'), reason: '' };
    expect((await money.wallet.cancel(elsewhere)).code).toBe('TX_CONFLICT');
  });
});

test('a cancel before its debit leaves a tombstone that refuses the late debit', async () => {
  expect(await cancel()).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 1_000n } });
  expect(await cancel()).toMatchObject({ code: 'OK', replay: true });
  expect(await cancel(id('cancel-2'))).toMatchObject({ code: 'OK', replay: false });
  expect((await debit()).code).toBe('TX_CANCELLED');
  expect((await credit()).code).toBe('TX_CANCELLED');
  expect(await cash()).toBe(1_000n);
});

describe('a credit', () => {
  test('after its debit is paid, once', async () => {
    await debit();
    expect(await credit()).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 1_040n } });
    expect(await credit()).toMatchObject({ code: 'OK', replay: true, balance: { cashMinor: 1_040n } });
    expect((await credit({ amountMinor: 101n })).code).toBe('TX_CONFLICT');
    expect((await credit({ roundEnd: true })).code).toBe('TX_CONFLICT');
  });

  test('before its debit is asked to come again', async () => {
    expect(await credit()).toMatchObject({ code: 'REF_NOT_FOUND', retry: 'after' });
    await debit();
    expect((await credit({ refTxIds: [id('bet'), id('unseen')] })).code).toBe('REF_NOT_FOUND');
    expect((await credit()).code).toBe('OK');
  });

  test('after the cancel of its debit is refused', async () => {
    await debit();
    await cancel();
    expect((await credit()).code).toBe('TX_CANCELLED');
    expect((await credit({ refTxIds: [] })).code).toBe('TX_CANCELLED');
  });

  test('after the end of the round is refused, unless it is a jackpot', async () => {
    await debit();
    await credit({ roundEnd: true });
    expect((await credit({ txId: id('win-2') })).code).toBe('ROUND_CLOSED');
    expect((await debit(id('bet-2'))).code).toBe('ROUND_CLOSED');
    expect((await credit({ txId: id('jackpot'), kind: 'jackpot', amountMinor: 7n })).code).toBe('OK');
    expect(await bet()).toEqual([{ stakeMinor: 60n, payoutMinor: 107n, status: 'settled' }]);
  });

  test('is paid to a blocked player without any session', async () => {
    await debit();
    await block();
    await endSiteSession();
    await money.wallet.endSession({ session: now.player.session });
    expect(await credit()).toMatchObject({ code: 'OK', balance: { cashMinor: 1_040n } });
    expect((await cancel(id('late'), id('never-seen'))).code).toBe('OK');
  });

  test('names stakes of its own player and round', async () => {
    await debit();
    const other = { ...ref(), roundId: 'other-round', refTxIds: [id('bet')] };
    const win = { txId: id('win'), amountMinor: 5n, kind: 'win' as const, roundEnd: true };
    expect((await money.wallet.credit({ ...other, ...win })).code).toBe('TX_CONFLICT');
    const stranger = await money.newPlayer();
    const theirs = { ...ref(), playerRef: stranger.playerRef, refTxIds: [id('bet')], ...win };
    expect((await money.wallet.credit(theirs)).code).toBe('TX_CONFLICT');
    expect(await money.cashOf(stranger.memberId)).toBe(0n);
  });

  test('of 0 is kept: the round is lost', async () => {
    await debit();
    expect(await credit({ amountMinor: 0n, roundEnd: true })).toMatchObject({
      code: 'OK',
      balance: { cashMinor: 940n },
    });
    expect(await credit({ amountMinor: 0n, roundEnd: true })).toMatchObject({ code: 'OK', replay: true });
    expect(await bet()).toEqual([{ stakeMinor: 60n, payoutMinor: 0n, status: 'settled' }]);
  });
});

describe('play', () => {
  const play = (payoutMinor = 25n, amountMinor = 60n) =>
    money.wallet.play({
      ...ref(),
      session: now.player.session,
      debits: [{ txId: id('bet'), amountMinor }],
      credits: [{ txId: id('win'), amountMinor: payoutMinor, kind: 'win' }],
      roundEnd: true,
      detail: { lines: 20 },
    });

  test('is stake, win, bet and the end of the round in one', async () => {
    expect(await play()).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 965n, version: 3n } });
    expect(await bet()).toEqual([{ stakeMinor: 60n, payoutMinor: 25n, status: 'settled' }]);
    expect(await play()).toMatchObject({ code: 'OK', replay: true, balance: { cashMinor: 965n } });
    expect((await play(26n)).code).toBe('TX_CONFLICT');
    expect((await play(25n, 61n)).code).toBe('TX_CONFLICT');
    expect((await cancel()).code).toBe('ROUND_CLOSED');
    expect((await debit(id('more'))).code).toBe('ROUND_CLOSED');
  });

  test('leaves nothing when it is refused', async () => {
    expect((await play(5_000n, 1_001n)).code).toBe('INSUFFICIENT_FUNDS');
    expect(await bet()).toEqual([]);
    expect(await money.wallet.getTx({ txId: id('bet') })).toBeNull();
    expect((await play(0n)).code).toBe('OK');
  });

  test('does not follow a debit or a cancel of its ids', async () => {
    await debit();
    expect((await play()).code).toBe('TX_CONFLICT');
    nextRound();
    await cancel();
    expect((await play()).code).toBe('TX_CANCELLED');
    expect(await cash()).toBe(940n);
  });

  test('of a trial player moves his trial money alone', async () => {
    now.player = await money.newPlayer({ balanceMinor: 500n, type: 4 });
    expect(await play()).toMatchObject({ code: 'OK', balance: { cashMinor: 465n } });
    const { rows } = await money.owner.query('select kind, balance_minor from accounts where member_id = $1', [
      now.player.memberId,
    ]);
    expect(rows).toEqual([{ kind: 'trial', balance_minor: '465' }]);
  });
});

describe('endRound', () => {
  test('closes once, settles the bet, is harmless to repeat', async () => {
    expect((await money.wallet.endRound(ref())).code).toBe('REF_NOT_FOUND');
    await debit();
    expect(await money.wallet.endRound(ref())).toMatchObject({ code: 'OK', replay: false });
    expect(await money.wallet.endRound(ref())).toMatchObject({ code: 'OK', replay: true });
    expect(await bet()).toEqual([{ stakeMinor: 60n, payoutMinor: 0n, status: 'settled' }]);
    const stranger = await money.newPlayer();
    expect((await money.wallet.endRound({ ...ref(), playerRef: stranger.playerRef })).code).toBe('TX_CONFLICT');
  });
});

test('the books are clean after all of this', async () => {
  await money.expectCleanBooks();
  expect(money.failures).toEqual([]);
});
