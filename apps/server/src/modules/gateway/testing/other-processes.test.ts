// @covers several-processes

import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from './money.fixture.ts';

const money = useMoney();

const play = (wallet: VendorWallet, { session, playerRef }: Player, stakeMinor = 10n, txId: string = randomUUID()) =>
  wallet.play({
    session,
    playerRef,
    gameCode,
    roundId: `round-${txId}`,
    debits: [{ txId, amountMinor: stakeMinor }],
    credits: [],
    roundEnd: true,
  });

/** Players whom two processes know. */
async function knownPlayers(count: number) {
  const [here, other] = [0, 1].map(() =>
    money.newProcess({ remembersSessions: true }).gateway.walletFor(money.game.vendorCode),
  ) as [VendorWallet, VendorWallet];
  const players: Player[] = [];
  for (let made = 0; made < count; made += 1) players.push(await money.newPlayer({ balanceMinor: 1_000n }));
  for (const wallet of [here, other]) {
    for (const player of players) expect((await play(wallet, player)).code).toBe('OK');
  }
  return { players, here, other };
}

test('bets of many players whom another process has overtaken are decided from wallets that are read together', async () => {
  const { players, here, other } = await knownPlayers(20);
  for (const player of players) expect((await play(other, player)).code).toBe('OK');
  const codes: string[] = [];
  const reads = await money.readsOf(async () => {
    const answers = await Promise.all(players.map((player) => play(here, player)));
    for (const answer of answers) codes.push(`${answer.code} ${answer.balance?.cashMinor}`);
  });
  expect(codes).toEqual(players.map(() => 'OK 960'));
  expect(reads).toBe(1);
  await money.expectCleanBooks();
});

test('two processes that bet for the same players at once lose no bet and double none', async () => {
  const { players, here, other } = await knownPlayers(8);
  const answers = await Promise.all(
    players.flatMap((player) => [here, other, here, other].map((wallet) => play(wallet, player))),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'OK'));
  for (const { memberId } of players) expect(await money.cashOf(memberId)).toBe(940n);
  await money.expectCleanBooks();
});

test('what is decided from a wallet read anew knows that its member was blocked and what limits he has now', async () => {
  const { players, here } = await knownPlayers(3);
  const [blocked, limited, switchedOff] = players as [Player, Player, Player];
  await money.owner.query('update members set blocked_at = now() where id = $1', [blocked.memberId]);
  await money.ledger.setLimit({
    brandId: money.brand.id,
    memberId: limited.memberId,
    kind: 'stake',
    amountMinor: 9n,
  });
  expect((await play(here, blocked)).code).toBe('PLAYER_BLOCKED');
  expect((await play(here, limited)).code).toBe('LIMIT_REACHED');
  expect((await play(here, limited, 9n)).code).toBe('OK');
  await money.owner.query('update brand_games set enabled = false where game_id = $1', [money.game.id]);
  expect((await play(here, switchedOff)).code).toBe('GAME_UNAVAILABLE');
  await money.owner.query('update brand_games set enabled = true where game_id = $1', [money.game.id]);
  await money.expectCleanBooks();
});

test('an id that the other process has booked is answered as it was there, and one for another content refused', async () => {
  const { players, here, other } = await knownPlayers(1);
  const [player] = players as [Player];
  const txId = randomUUID();
  const booked = await play(other, player, 10n, txId);
  expect(booked.code).toBe('OK');
  expect(await play(here, player, 10n, txId)).toEqual({ ...booked, replay: true });
  expect((await play(here, player, 11n, txId)).code).toBe('TX_CONFLICT');
  await money.expectCleanBooks();
});
