// @covers open-round-cache

import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './testing/money.fixture.ts';

const money = useMoney();

/** A player whom this process knows: his first bet reads, the next need not. */
async function knownPlayer(): Promise<Player> {
  const player = await money.newPlayer({ balanceMinor: 10_000n });
  const bet = { txId: randomUUID(), amountMinor: 1n };
  const { session, playerRef } = player;
  await money.wallet.play({
    session,
    playerRef,
    gameCode,
    roundId: randomUUID(),
    debits: [bet],
    credits: [],
    roundEnd: true,
  });
  return player;
}

/** Calls of one round at one process's wallet. */
function roundOf(player: Player, wallet: VendorWallet, roundId: string = randomUUID()) {
  const { session, playerRef } = player;
  const round = { playerRef, roundId, gameCode };
  return {
    roundId,
    debit: (txId: string, amountMinor: bigint) => wallet.debit({ ...round, session, txId, amountMinor }),
    credit: (txId: string, amountMinor: bigint, refTxIds: string[], roundEnd = true) =>
      wallet.credit({ ...round, txId, amountMinor, kind: 'win', refTxIds, roundEnd }),
    cancel: (txId: string, targetTxId: string) => wallet.cancel({ ...round, txId, targetTxId, reason: 'test' }),
  };
}

test('a round that is staked, raised, paid in part and ended here is not read once', async () => {
  const player = await knownPlayer();
  const [one, two, part, rest] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const round = roundOf(player, money.wallet);
  const codes: string[] = [];
  const reads = await money.readsOf(async () => {
    codes.push((await round.debit(one, 100n)).code, (await round.debit(two, 50n)).code);
    codes.push((await round.credit(part, 30n, [one], false)).code, (await round.credit(rest, 500n, [one, two])).code);
  });
  expect([codes, reads]).toEqual([['OK', 'OK', 'OK', 'OK'], 0]);
  const { rows } = await money.owner.query(
    'select stake_minor::int, payout_minor::int, status, closed_at is not null as "isClosed" from rounds where round_id = $1',
    [round.roundId],
  );
  expect(rows).toEqual([{ stake_minor: 150, payout_minor: 530, status: 'closed', isClosed: true }]);
  const bets = await money.owner.query('select stake_minor::int, payout_minor::int from bets where round_id = $1', [
    round.roundId,
  ]);
  expect(bets.rows).toEqual([{ stake_minor: 150, payout_minor: 530 }]);
  expect(await money.cashOf(player.memberId)).toBe(10_379n);
  await money.expectCleanBooks();
});

test('what names a stake that is not remembered, repeats itself or comes after the end is decided by what is read', async () => {
  const player = await knownPlayer();
  const [bet, win] = [randomUUID(), randomUUID()];
  const round = roundOf(player, money.wallet);
  await round.debit(bet, 100n);
  expect((await round.credit(randomUUID(), 5n, [randomUUID()])).code).toBe('REF_NOT_FOUND');
  expect((await round.credit(bet, 5n, [bet])).code).toBe('TX_CONFLICT');
  const paid = await round.credit(win, 5n, [bet]);
  expect(await round.credit(win, 5n, [bet])).toEqual({ ...paid, replay: true });
  expect((await round.credit(randomUUID(), 5n, [bet])).code).toBe('ROUND_CLOSED');
  await money.expectCleanBooks();
});

test.each(['at once', 'after this process has read the wallet again'])(
  'a stake that another process takes back is not paid here, %s',
  async (when) => {
    const player = await knownPlayer();
    const bet = randomUUID();
    const here = roundOf(player, money.wallet);
    await here.debit(bet, 100n);
    const elsewhere = roundOf(player, money.newProcess().gateway.walletFor(money.game.vendorCode), here.roundId);
    expect((await elsewhere.cancel(randomUUID(), bet)).code).toBe('OK');
    if (when !== 'at once') {
      const other = roundOf(player, money.wallet);
      expect((await other.debit(randomUUID(), 10n)).code).toBe('OK');
    }
    expect((await here.credit(randomUUID(), 500n, [bet])).code).toBe('TX_CANCELLED');
    await money.expectCleanBooks();
  },
);

test('of more rounds at once than are remembered each is paid what it is due', async () => {
  const player = await knownPlayer();
  const rounds = Array.from({ length: 7 }, () => ({ bet: randomUUID(), ...roundOf(player, money.wallet) }));
  for (const { bet, debit } of rounds) expect((await debit(bet, 10n)).code).toBe('OK');
  const reads = await money.readsOf(async () => {
    for (const { bet, credit } of rounds.toReversed()) expect((await credit(randomUUID(), 20n, [bet])).code).toBe('OK');
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(7);
  expect(await money.cashOf(player.memberId)).toBe(10_069n);
  await money.expectCleanBooks();
});

test('of a round that is raised again and again only the newest stakes are remembered, and the oldest is paid all the same', async () => {
  const player = await knownPlayer();
  const round = roundOf(player, money.wallet);
  const bets = Array.from({ length: 33 }, () => randomUUID());
  for (const bet of bets) expect((await round.debit(bet, 1n)).code).toBe('OK');
  const [oldest = '', second = ''] = bets;
  const naming = (bet: string) => async () =>
    expect((await round.credit(randomUUID(), 1n, [bet], false)).code).toBe('OK');
  expect(await money.readsOf(naming(second))).toBe(0);
  expect(await money.readsOf(naming(oldest))).toBe(1);
  await money.expectCleanBooks();
});
