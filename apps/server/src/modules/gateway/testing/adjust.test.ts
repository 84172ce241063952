// @covers wallet-other-commands

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();
let player: Player;
let roundId = '';
let sequence = 0;

beforeEach(async () => {
  sequence += 1;
  roundId = `adjusted-${sequence}`;
  player = await money.newPlayer({ balanceMinor: 1_000n });
});

const ref = () => ({ roundId, gameCode, playerRef: player.playerRef });
const play = (stakeMinor: bigint, winMinor: bigint) =>
  money.wallet.play({
    ...player,
    ...ref(),
    debits: [{ txId: `${roundId}-s`, amountMinor: stakeMinor }],
    credits: [{ txId: `${roundId}-w`, amountMinor: winMinor, kind: 'win' }],
    roundEnd: true,
  });
const adjust = (name: string, amountMinor: bigint, policy: 'refuse' | 'allowNegative' = 'refuse') =>
  money.wallet.adjust({
    ...ref(),
    txId: `${roundId}-${name}`,
    amountMinor,
    refTxIds: [],
    policy,
    reason: 'wrong result',
  });
const spendAll = async (amountMinor: bigint) => {
  const name = `${roundId}-spent-${amountMinor}`;
  return money.wallet.debit({ ...player, ...ref(), roundId: name, txId: name, amountMinor });
};
const cash = () => money.cashOf(player.memberId);
const owedMinor = async () => {
  const { rows } = await money.owner.query('select owed_minor::text as owed from rounds where round_id = $1', [
    roundId,
  ]);
  return BigInt(rows[0]?.owed ?? 0);
};
const record = async () => {
  const { rows } = await money.owner.query(
    'select line, stake_minor::text as stake, payout_minor::text as payout from bets where round_id = $1 order by line',
    [roundId],
  );
  return rows.map(({ line, stake, payout }) => [line, stake, payout]);
};

test('a result goes up and down after the end; the record gets a line with each difference', async () => {
  await play(100n, 50n);
  expect(await adjust('up', 200n)).toMatchObject({ code: 'OK', balance: { cashMinor: 1_150n } });
  expect(await adjust('up', 200n)).toMatchObject({ code: 'OK', replay: true });
  expect((await adjust('up', 201n)).code).toBe('TX_CONFLICT');
  expect(await adjust('down', -250n)).toMatchObject({ code: 'OK', balance: { cashMinor: 900n } });
  expect(await record()).toEqual([
    [0, '100', '50'],
    [1, '0', '200'],
    [2, '0', '-250'],
  ]);
  expect(await money.wallet.getRound({ roundId })).toMatchObject({
    stakeMinor: 100n,
    payoutMinor: 0n,
    status: 'closed',
  });
  await money.expectCleanBooks();
});

test('what the player no longer has is refused, or owed; the next gain of the round pays it off first', async () => {
  await play(100n, 500n);
  await spendAll(1_300n);
  expect((await adjust('refused', -300n)).code).toBe('INSUFFICIENT_FUNDS');
  expect(await adjust('owed', -300n, 'allowNegative')).toMatchObject({ code: 'OK', balance: { cashMinor: 0n } });
  expect(await owedMinor()).toBe(200n);
  expect(await adjust('part', 150n)).toMatchObject({ code: 'OK', balance: { cashMinor: 0n } });
  expect(await owedMinor()).toBe(50n);
  expect(await adjust('rest', 150n)).toMatchObject({ code: 'OK', balance: { cashMinor: 100n } });
  expect(await owedMinor()).toBe(0n);
  await money.expectCleanBooks();
});

test('an unknown round is refused as unknown, a stranger’s is a conflict, and a correction of nothing is refused', async () => {
  expect((await adjust('early', 10n)).code).toBe('REF_NOT_FOUND');
  await play(100n, 0n);
  const other = await money.newPlayer();
  const strange = { ...ref(), playerRef: other.playerRef, txId: `${roundId}-strange`, refTxIds: [], reason: '' };
  expect((await money.wallet.adjust({ ...strange, amountMinor: 10n, policy: 'refuse' })).code).toBe('TX_CONFLICT');
  await expect(adjust('nothing', 0n)).rejects.toThrow(RangeError);
  expect(await cash()).toBe(900n);
});

test('a round corrected below 0 before its end still ends', async () => {
  await money.wallet.debit({ ...player, ...ref(), txId: `${roundId}-s`, amountMinor: 100n });
  const corrected = await adjust('down', -50n);
  const ended = await money.wallet.endRound(ref());
  expect([corrected.code, ended.code].includes('INTERNAL'), String(money.failures.at(-1))).toBe(false);
  expect((await money.wallet.getRound({ roundId }))?.status).toBe('closed');
  expect(await cash()).toBe(corrected.code === 'OK' ? 850n : 900n);
  await money.expectCleanBooks();
});

test('twenty parallel copies of one correction count once; twenty different ones all count', async () => {
  await play(100n, 0n);
  const same = await Promise.all(Array.from({ length: 20 }, () => adjust('same', 10n)));
  expect(same.filter(({ replay }) => !replay)).toHaveLength(1);
  const different = await Promise.all(
    Array.from({ length: 20 }, (_, name) => adjust(`other-${name}`, name % 2 === 0 ? 10n : -5n)),
  );
  expect(different.every(({ code }) => code === 'OK')).toBe(true);
  expect(await cash()).toBe(900n + 10n + 50n);
  await money.expectCleanBooks();
});

test('whatever is corrected in whatever order: nobody is below 0, and cash and debt together are the sum', async () => {
  const amounts = fc.array(
    fc.integer({ min: -400, max: 400 }).filter((amount) => amount !== 0),
    { minLength: 1, maxLength: 8 },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(amounts, async (corrections) => {
      run += 1;
      roundId = `random-${sequence}-${run}`;
      player = await money.newPlayer({ balanceMinor: 300n });
      await play(100n, 100n);
      for (const [index, amount] of corrections.entries()) {
        const answer = await adjust(String(index), BigInt(amount), 'allowNegative');
        expect(answer.code).toBe('OK');
        expect(answer.balance?.cashMinor).toBeGreaterThanOrEqual(0n);
      }
      const sum = corrections.reduce((total, amount) => total + BigInt(amount), 300n);
      expect((await cash()) - (await owedMinor())).toBe(sum);
    }),
    { numRuns: 25 },
  );
  await money.expectCleanBooks();
});

test('a round that was corrected counts as paid: its stake is not taken back', async () => {
  await money.wallet.debit({ ...player, ...ref(), txId: `${roundId}-s`, amountMinor: 100n });
  await adjust('up', 200n);
  const cancel = { ...ref(), txId: `${roundId}-c`, targetTxId: `${roundId}-s`, reason: 'time-out' };
  expect((await money.wallet.cancel(cancel)).code).toBe('ROUND_CLOSED');
  expect(await cash()).toBe(1_100n);
});

test('a correction names acts of its own round: another player’s, or another round’s, is a conflict and moves nothing', async () => {
  await play(100n, 50n);
  const stranger = await money.newPlayer({ balanceMinor: 100n });
  const elsewhere = { ...player, roundId: `${roundId}-elsewhere`, gameCode, txId: `${roundId}-e`, amountMinor: 10n };
  expect((await money.wallet.debit(elsewhere)).code).toBe('OK');
  const foreign = { ...stranger, roundId: `${roundId}-foreign`, gameCode, txId: `${roundId}-f`, amountMinor: 10n };
  expect((await money.wallet.debit(foreign)).code).toBe('OK');
  const naming = async (name: string, refTxIds: string[]) => {
    const request = {
      txId: `${roundId}-${name}`,
      amountMinor: 7n,
      refTxIds,
      policy: 'refuse',
      reason: 'test',
    } as const;
    return (await money.wallet.adjust({ ...ref(), ...request })).code;
  };
  expect(await naming('other-round', [elsewhere.txId])).toBe('TX_CONFLICT');
  expect(await naming('other-player', [`${roundId}-s`, foreign.txId])).toBe('TX_CONFLICT');
  expect(await naming('unknown', [`${roundId}-never`])).toBe('REF_NOT_FOUND');
  expect(await cash()).toBe(940n);
  expect(await naming('own', [`${roundId}-s`, `${roundId}-w`])).toBe('OK');
  expect(await cash()).toBe(947n);
});
