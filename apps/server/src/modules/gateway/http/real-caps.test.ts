import type { VendorWallet } from '@baize/vendor-kit';
import { createHttpWallet } from '@baize/vendor-kit/http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from '../money.fixture.ts';
import { openRealWallet, type RealWallet } from './real-wallet.fixture.ts';

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
  await real.http.desk.enableVendor({ vendorCode: money.game.vendorCode });
  money.clock.advanceMs(2 * hourMs);
  player = await money.newPlayer({ balanceMinor: 10_000n });
  real.alarms.length = 0;
  money.failures.length = 0;
});
afterAll(async () => {
  await real.app.close();
  await money.expectCleanBooks();
});

const cap = async (hourlyLossMinor: bigint | null) => {
  const { vendorCode } = money.game;
  const set = await real.http.desk.setVendorCaps({
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
const bet = (round: Round, amountMinor: bigint) => {
  const { session, playerRef } = player;
  return wallet.debit({ session, playerRef, ...round, txId: `${round.roundId}-bet`, amountMinor });
};
const win = (round: Round, amountMinor: bigint) =>
  wallet.credit({
    playerRef: player.playerRef,
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

test('a win that was booked and could not be counted is INTERNAL, and counts when it is repeated', async () => {
  await cap(1_000n);
  const round = newRound();
  await bet(round, 1n);
  await money.owner.query('alter table vendor_acts rename to vendor_acts_away');
  try {
    expect(await win(round, 1_002n)).toMatchObject({ code: 'INTERNAL', retry: 'same' });
  } finally {
    await money.owner.query('alter table vendor_acts_away rename to vendor_acts');
  }
  expect(money.failures).toHaveLength(1);
  expect(await win(round, 1_002n)).toMatchObject({ code: 'OK', replay: true });
  expect(real.alarms).toMatchObject([{ reason: 'hourly_loss' }]);
  expect(await money.cashOf(player.memberId)).toBe(10_000n - 1n + 1_002n);
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
