// @covers vendor-caps caps-for-everyone

import type { VendorWallet } from '@baize/vendor-kit';
import { createHttpWallet } from '@baize/vendor-kit/http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeldPayoutAdmin, runVendorHeld } from '../../held/index.ts';
import { gameCode, type Player, useMoney } from '../../testing/money.fixture.ts';
import { openRealWallet, type RealWallet } from '../real-wallet.fixture.ts';

const hourMs = 3_600_000;
const money = useMoney();
let real: RealWallet;
let wallet: VendorWallet;
let player: Player;
let sequence = 0;

beforeAll(async () => {
  real = await openRealWallet(money);
  wallet = createHttpWallet(await real.optionsOf(money.game.vendorCode));
});
beforeEach(async () => {
  await cap(null);
  await real.http.admin.enableVendor({ vendorCode: money.game.vendorCode });
  money.clock.advanceMs(2 * hourMs);
  player = await money.newPlayer({ balanceMinor: 10_000n });
  real.alarms.length = 0;
  money.failures.length = 0;
  money.held.length = 0;
});
afterAll(async () => {
  await real.app.close();
  await money.expectCleanBooks();
});

const cap = async (hourlyLossMinor: bigint | null) => {
  const { vendorCode } = money.game;
  const set = await real.http.admin.setVendorCaps({
    vendorCode,
    currencyCode: 'PLY',
    singleWinMinor: null,
    hourlyLossMinor,
  });
  expect(set.ok).toBe(true);
};
const newRound = () => {
  sequence += 1;
  return { roundId: `cap-${sequence}`, gameCode };
};
type Round = ReturnType<typeof newRound>;
const bet = (round: Round, amountMinor: bigint, by = player) => {
  const { session, playerRef } = by;
  return wallet.debit({ session, playerRef, ...round, txId: `${round.roundId}-bet`, amountMinor });
};
const win = (round: Round, amountMinor: bigint, { playerRef } = player, through = wallet) =>
  through.credit({
    playerRef,
    ...round,
    txId: `${round.roundId}-win`,
    amountMinor,
    kind: 'win',
    refTxIds: [`${round.roundId}-bet`],
    roundEnd: true,
  });

test('a stake that is repeated later counts where it was booked: it weighs against no payout of today', async () => {
  const [old, fresh] = [newRound(), newRound()];
  await bet(old, 5_000n);
  money.clock.advanceMs(2 * hourMs);
  await cap(1_000n);
  expect(await bet(old, 5_000n)).toMatchObject({ code: 'OK', replay: true });
  await bet(fresh, 1n);
  expect(await win(fresh, 1_002n)).toMatchObject({ code: 'OK' });
  expect(real.alarms).toMatchObject([{ reason: 'hourly_loss', detail: expect.stringContaining('1001 PLY') }]);
});

test('nor does a win of long ago, repeated, cost anything today', async () => {
  const old = newRound();
  await bet(old, 1n);
  await win(old, 5_000n);
  money.clock.advanceMs(2 * hourMs);
  await cap(1_000n);
  expect(await win(old, 5_000n)).toMatchObject({ code: 'OK', replay: true });
  expect(real.alarms).toEqual([]);
});

test('a win that could not be counted is INTERNAL and not booked; its repeat is', async () => {
  await cap(1_000n);
  const round = newRound();
  await bet(round, 1n);
  // The stake is counted before.
  expect(await win(newRound(), 1n)).toMatchObject({ code: 'REF_NOT_FOUND' });
  await money.owner.query('alter table vendor_acts rename to vendor_acts_away');
  try {
    expect(await win(round, 1_001n)).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  } finally {
    await money.owner.query('alter table vendor_acts_away rename to vendor_acts');
  }
  expect(money.failures).toHaveLength(1);
  expect(await money.cashOf(player.memberId)).toBe(10_000n - 1n);
  expect(await win(round, 1_001n)).toMatchObject({ code: 'OK', replay: false });
  expect(real.alarms).toEqual([]);
  expect(await money.cashOf(player.memberId)).toBe(10_000n - 1n + 1_001n);
});

test('three hundred wins at once of rounds that were open before: the hour loses no more than its cap, the rest waits', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, () => money.newPlayer({ balanceMinor: 100n })));
  const rounds = players.flatMap((by) => Array.from({ length: 10 }, () => ({ by, round: newRound() })));
  await Promise.all(rounds.map(({ by, round }) => bet(round, 1n, by)));
  money.clock.advanceMs(2 * hourMs);
  await cap(10_000n);
  const others = await openRealWallet(money);
  const other = createHttpWallet(await others.optionsOf(money.game.vendorCode));
  try {
    const answers = await Promise.all(
      rounds.map(({ by, round }, index) => win(round, 500n, by, index % 2 === 0 ? wallet : other)),
    );
    expect(answers.filter(({ code }) => code !== 'OK')).toEqual([]);
    const balances = await Promise.all(players.map(({ memberId }) => money.ledger.balanceOf(memberId)));
    const sum = (kind: 'cashMinor' | 'lockedMinor') =>
      balances.reduce((all, balance) => all + (balance?.[kind] ?? 0n), 0n);
    expect(sum('cashMinor')).toBe(30n * 90n + 10_000n);
    expect(sum('lockedMinor')).toBe(300n * 500n - 10_000n);
    expect(money.held).toHaveLength(280);
    expect(real.alarms.length + others.alarms.length).toBe(1);
    await money.expectCleanBooks();
  } finally {
    await others.app.close();
  }
});

test('a win that waits is answered as booked, once; its round ends; released it is the player’s', async () => {
  await cap(1_000n);
  const round = newRound();
  await bet(round, 1n);
  const told = await win(round, 1_002n);
  expect(told).toMatchObject({ code: 'OK', replay: false, balance: { cashMinor: 9_999n, lockedMinor: 1_002n } });
  expect(await win(round, 1_002n)).toMatchObject({ code: 'OK', replay: true, ledgerId: told.ledgerId });
  expect(await wallet.getRound({ roundId: round.roundId })).toMatchObject({ status: 'closed', payoutMinor: 1_002n });
  const { entries } = await wallet.feed({ after: null, limit: 1_000 });
  const ofRound = entries.filter(({ roundId }) => roundId === round.roundId);
  expect(ofRound.map(({ movement, amountMinor }) => [movement, amountMinor])).toEqual([
    ['stake', -1n],
    ['win', 1_002n],
  ]);
  expect(money.held).toMatchObject([{ txId: `${round.roundId}-win`, amountMinor: 1_002n, reason: 'hourly_loss' }]);
  await money.expectCleanBooks();
  const said: string[] = [];
  const admin = createHeldPayoutAdmin(money);
  const command = (...args: string[]) =>
    runVendorHeld(args, { ...admin, decide: (decision) => admin.decide({ ...decision, actor: 'ann' }) }, (line) =>
      said.push(line),
    );
  const id = money.held[0]?.id ?? '';
  expect(await command('--vendor', money.game.vendorCode)).toBe(0);
  expect(said.join('\n')).toMatch(new RegExp(`${id} .* ${round.roundId}.* 10.02 PLY  hourly_loss`));
  expect(await command('--pay', id, '--reason', 'it was a fair win')).toBe(0);
  expect(await command('--pay', id, '--reason', 'it was a fair win')).toBe(0);
  expect(await command('--refuse', id, '--reason', 'on second thought')).toBe(1);
  expect(await command('--pay', id)).toBe(2);
  expect(await command('--pay', 'nonsense', '--reason', 'x')).toBe(1);
  expect(await money.ledger.balanceOf(player.memberId)).toMatchObject({ cashMinor: 11_001n, lockedMinor: 0n });
  await money.expectCleanBooks();
});

test('a play that names one id twice is a conflict, and spoils no other payout of the moment', async () => {
  await cap(1_000n);
  const [round, other] = [newRound(), newRound()];
  await bet(other, 1n);
  const twice = { txId: round.roundId, amountMinor: 5n };
  const { playerRef, session } = player;
  const play = { ...round, playerRef, session, debits: [twice], credits: [{ ...twice, kind: 'win' as const }] };
  const [conflict, paid] = await Promise.all([wallet.play({ ...play, roundEnd: true }), win(other, 100n)]);
  expect([conflict.code, paid.code]).toEqual(['TX_CONFLICT', 'OK']);
});

test('a win that the wallet refuses is not counted', async () => {
  await cap(1_000n);
  const round = newRound();
  for (let count = 0; count < 5; count += 1) {
    expect(await win({ ...round, roundId: `${round.roundId}-${count}` }, 900n)).toMatchObject({
      code: 'REF_NOT_FOUND',
    });
  }
  await bet(round, 1n);
  expect(await win(round, 900n)).toMatchObject({ code: 'OK', balance: { lockedMinor: 0n } });
});

test('a vendor for which nobody set a cap has those of the currency, the usual ones or the operator’s', async () => {
  const { vendorCode } = money.game;
  const { admin } = real.http;
  await admin.useDefaultCaps({ vendorCode, currencyCode: 'PLY' });
  expect(await admin.vendorAccess({ vendorCode })).toMatchObject({
    value: { caps: [{ isOwn: false, singleWinMinor: 5_000_000n, hourlyLossMinor: 25_000_000n }], isDisabled: false },
  });
  const round = newRound();
  await bet(round, 1n);
  expect(await win(round, 5_000_001n)).toMatchObject({ code: 'LIMIT_REACHED' });
  await admin.enableVendor({ vendorCode });
  await admin.setDefaultCaps({ currencyCode: 'PLY', singleWinMinor: 5_000_001n, hourlyLossMinor: 25_000_000n });
  // Known at once in this process only through the vendor itself.
  await admin.useDefaultCaps({ vendorCode, currencyCode: 'PLY' });
  expect(await win(round, 5_000_001n)).toMatchObject({ code: 'OK' });
});

test('open stakes that are taken back make no room for wins: beyond the hour they stay until somebody has looked', async () => {
  await cap(10_000n);
  const open: ReturnType<typeof newRound>[] = [];
  for (const paidMinor of [20_000n, 20_000n]) {
    const [held, won] = [newRound(), newRound()];
    expect(await bet(held, (await money.cashOf(player.memberId)) - 1n)).toMatchObject({ code: 'OK' });
    open.push(held);
    expect(await bet(won, 1n)).toMatchObject({ code: 'OK' });
    expect(await win(won, paidMinor)).toMatchObject({ code: 'OK' });
  }
  const [first, second] = open;
  if (!first || !second) throw new Error('two rounds are open');
  const takeBack = ({ roundId }: typeof first) =>
    wallet.cancel({
      ...{ roundId, gameCode, playerRef: player.playerRef, txId: `${roundId}-back` },
      ...{ targetTxId: `${roundId}-bet`, reason: 'ended' },
    });
  const before = await money.cashOf(player.memberId);
  const tries = await Promise.all([first, second, first, first, second].map(takeBack));
  for (const answer of tries) expect(answer).toMatchObject({ code: 'INTERNAL' });
  expect(real.alarms).toMatchObject([{ reason: 'hourly_loss' }]);
  expect(await money.cashOf(player.memberId)).toBe(before);
  money.clock.advanceMs(2 * hourMs);
  await real.http.admin.enableVendor({ vendorCode: money.game.vendorCode });
  expect(await takeBack(first)).toMatchObject({ code: 'OK' });
  expect(await takeBack(first)).toMatchObject({ code: 'OK', replay: true });
  expect(await money.cashOf(player.memberId)).toBe(before + 9_999n);
});

test('what a lower result of a bet leaves owed is no income', async () => {
  const [open, spent, { roundId: betId }] = [newRound(), newRound(), newRound()];
  const { playerRef, session } = player;
  await wallet.makeBet({ betId, playerRef, session, gameCode, amountMinor: 1n, legs: [], pricePolicy: 'any' });
  await wallet.commitBet({ betId, playerRef });
  await bet(open, 9_999n);
  money.clock.advanceMs(2 * hourMs);
  await cap(1_000n);
  const settlement = { betId, playerRef, policy: 'allowNegative' } as const;
  await wallet.settleBet({ ...settlement, generation: 1, payoutMinor: 1_000n, result: 'won' });
  await bet(spent, 1_000n);
  expect(await wallet.resettleBet({ ...settlement, generation: 2, payoutMinor: 0n, result: 'lost' })).toMatchObject({
    code: 'OK',
    balance: { cashMinor: 0n },
  });
  expect(real.alarms).toEqual([]);
  expect(await win(open, 1_001n)).toMatchObject({ code: 'OK' });
  expect(real.alarms).toMatchObject([{ reason: 'hourly_loss', detail: expect.stringContaining('1001 PLY') }]);
});
