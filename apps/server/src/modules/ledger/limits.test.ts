// @covers money-limits

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallet as cashWallet } from './booking/wallet/wallet.fixture.ts';
import type { DayCounters, Wallet } from './booking/wallet/wallet.ts';
import { limitOfDeposit, limitOfStake, trialBookings } from './limits.ts';

const now = new Date('2026-03-01T12:00:00Z');
const today = Math.floor(now.getTime() / 86_400_000);
const midnight = new Date('2026-03-02T00:00:00Z');

const wallet = (limits: Wallet['limits'], day: Partial<DayCounters> = {}): Wallet => ({
  ...cashWallet,
  limits,
  accounts: cashWallet.accounts.map((account) => ({
    ...account,
    balanceMinor: 1_000n,
    counters: { day: today, bets: 1, stakedMinor: 0n, paidMinor: 0n, depositedMinor: 0n, ...day },
  })),
});

test('a stake up to the limit is allowed, one unit more is not; a limit of 0 allows none', () => {
  expect(limitOfStake(wallet({ stake: 100n }), 100n, now)).toBeNull();
  expect(limitOfStake(wallet({ stake: 100n }), 101n, now)).toEqual({ kind: 'stake', until: null });
  expect(limitOfStake(wallet({ stake: 0n }), 1n, now)).toEqual({ kind: 'stake', until: null });
  expect(limitOfStake(wallet({}), 10n ** 18n, now)).toBeNull();
});

test('what was staked today counts, until midnight of UTC', () => {
  const staked = wallet({ dayStake: 100n }, { stakedMinor: 90n });
  expect(limitOfStake(staked, 10n, now)).toBeNull();
  expect(limitOfStake(staked, 11n, now)).toEqual({ kind: 'dayStake', until: midnight });
  expect(limitOfStake(staked, 100n, midnight)).toBeNull();
  expect(limitOfStake(staked, 101n, midnight)?.kind).toBe('dayStake');
});

test('a loss is what was staked and not paid back: a win makes room again', () => {
  expect(limitOfStake(wallet({ dayLoss: 100n }, { stakedMinor: 90n }), 11n, now)?.kind).toBe('dayLoss');
  expect(limitOfStake(wallet({ dayLoss: 100n }, { stakedMinor: 90n, paidMinor: 50n }), 60n, now)).toBeNull();
  expect(limitOfStake(wallet({ dayLoss: 100n }, { stakedMinor: 90n, paidMinor: 50n }), 61n, now)?.kind).toBe('dayLoss');
});

test('a clock that goes back does not give yesterday’s room again', () => {
  const tomorrow = wallet({ dayStake: 100n }, { day: today + 1, stakedMinor: 100n });
  expect(limitOfStake(tomorrow, 1n, now)?.kind).toBe('dayStake');
});

test('a wallet without its play account has nothing to limit', () => {
  const bare = { ...wallet({ dayStake: 0n, dayLoss: 0n, dayDeposit: 0n }), accounts: [] };
  expect([limitOfStake(bare, 1n, now), limitOfDeposit(bare, 1n, now)]).toEqual([null, null]);
});

test('deposits have a limit of their own', () => {
  const limited = wallet({ dayDeposit: 100n, stake: 1n }, { depositedMinor: 60n });
  expect(limitOfDeposit(limited, 40n, now)).toBeNull();
  expect(limitOfDeposit(limited, 41n, now)).toEqual({ kind: 'dayDeposit', until: midnight });
  expect(limitOfDeposit(limited, 100n, midnight)).toBeNull();
});

test('whatever is staked in whatever parts, a day never exceeds its limit', () => {
  const amounts = fc.array(fc.bigInt(1n, 60n), { maxLength: 40 });
  fc.assert(
    fc.property(fc.bigInt(0n, 500n), amounts, (limit, stakes) => {
      let stakedMinor = 0n;
      for (const amountMinor of stakes) {
        const reached = limitOfStake(wallet({ dayStake: limit }, { stakedMinor }), amountMinor, now);
        expect(reached === null).toBe(stakedMinor + amountMinor <= limit);
        if (!reached) stakedMinor += amountMinor;
      }
      expect(stakedMinor <= limit).toBe(true);
    }),
  );
});

test('a trial account has so many bookings in its life, whatever was taken back; an account with money has no such end', () => {
  const played = (playAccount: 'trial' | 'cash', version: bigint): Wallet => ({
    ...cashWallet,
    playAccount,
    accounts: cashWallet.accounts.map((account) => ({ ...account, kind: playAccount, version })),
  });
  expect(limitOfStake(played('trial', trialBookings - 1n), 1n, now)).toBeNull();
  expect(limitOfStake(played('trial', trialBookings), 1n, now)).toEqual({ kind: 'stake', until: null });
  expect(limitOfStake(played('cash', trialBookings), 1n, now)).toBeNull();
});
