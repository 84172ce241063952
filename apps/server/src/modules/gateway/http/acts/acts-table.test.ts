// @covers money-has-a-source

import { readFileSync } from 'node:fs';
import type { VendorWallet } from '@baize/vendor-kit';
import { type WalletCommand, walletCommands } from '@baize/vendor-kit/http';
import { expect, test } from 'vitest';
import { useRounds } from '../rounds.fixture.ts';
import { game, useWalletHttp } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
const { now, newRound, bet, win } = useRounds(http);
const doc = readFileSync(new URL('../../../../../../../docs/concepts/vendor-http.md', import.meta.url), 'utf8');
const rows = doc
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, command = '', gives = '', behind = '', disabled = '']) => ({
    command: command.replaceAll('`', '') as WalletCommand,
    gives,
    behind,
    disabled,
  }));

test('the table of acts has every command once, and says what stands behind whatever gives', () => {
  expect(rows.map(({ command }) => command).toSorted()).toEqual([...walletCommands].toSorted());
  for (const { command, gives, behind } of rows) {
    if (!gives.startsWith('nothing')) expect([command, behind === '']).toEqual([command, false]);
  }
});

/** Something new of each command of money, outside everything that is open. */
function newActs(wallet: VendorWallet): Partial<Record<WalletCommand, () => Promise<{ code: string }>>> {
  const { actor } = now;
  const { playerRef, session } = actor;
  const { roundId: txId } = newRound();
  const round = { roundId: txId, gameCode: game, playerRef };
  const amountMinor = 5n;
  const bet = { betId: txId, playerRef };
  const grant = { grantId: txId, playerRef, campaign: 'c', count: 1, valueMinor: 5n };
  return {
    play: () => wallet.play({ ...round, session, debits: [{ txId, amountMinor }], credits: [], roundEnd: true }),
    debit: () => wallet.debit({ ...round, session, txId, amountMinor }),
    promo: () => wallet.promo({ playerRef, txId, campaign: 'c', amountMinor }),
    fundPool: () => wallet.fundPool({ playerRef, txId, pool: 'grand', amountMinor }),
    grantFreeRounds: () => wallet.grantFreeRounds({ ...grant, gameCodes: [game], expiresAt: '2100-01-01T00:00:00Z' }),
    makeBet: () => wallet.makeBet({ ...bet, session, gameCode: game, amountMinor, legs: [], pricePolicy: 'any' }),
    resettleBet: () => wallet.resettleBet({ ...bet, generation: 2, payoutMinor: 5n, result: 'won', policy: 'refuse' }),
    transferIn: () => wallet.transferIn({ playerRef, session, txId, amountMinor }),
    transferOut: () => wallet.transferOut({ playerRef, txId, amountMinor }),
  };
}

test('while a vendor is disabled each command is answered as the table says', async () => {
  const closed = newRound();
  await bet(closed);
  await win(closed, 0n, 'win', { roundEnd: true });
  const { wallet, opened, actor } = now;
  await opened.admin.disableVendor({ vendorCode: 'ACME', reason: 'staff', detail: '' });
  const before = http.stateOf();
  const acts = newActs(wallet);
  for (const { command, disabled } of rows) {
    const [code] = /^(GAME_UNAVAILABLE|INTERNAL)/.exec(disabled) ?? [];
    const act = acts[command];
    if (command !== 'authenticate') expect([command, act !== undefined]).toEqual([command, code !== undefined]);
    if (act) expect([command, (await act()).code]).toEqual([command, code]);
  }
  const correction = { ...closed, playerRef: actor.playerRef, refTxIds: [], policy: 'refuse', reason: 'x' } as const;
  expect(await wallet.adjust({ ...correction, txId: 'up', amountMinor: 5n })).toMatchObject({ code: 'INTERNAL' });
  expect(await win(closed, 5n, 'jackpot', { kind: 'jackpot' })).toMatchObject({ code: 'INTERNAL' });
  expect(http.stateOf()).toBe(before);
});
