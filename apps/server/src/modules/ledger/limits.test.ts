// @covers money-limits

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallet as cashWallet } from './booking/wallet/wallet.fixture.ts';
import type { DayCounters, Wallet } from './booking/wallet/wallet.ts';
import { leftToDeposit, limitOfDeposit, limitOfStake, trialBookings } from './limits.ts';

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

test('a week and a month add up the days before, until they begin anew; what is older does not count', () => {
  // 2026-03-01 is a Sunday: the week began on day - 6, the month today.
  const before = (days: number, stakedMinor: bigint, depositedMinor = 0n): DayCounters => ({
    ...{ day: today - days, bets: 1, stakedMinor, paidMinor: 10n, depositedMinor },
  });
  const past = { pastDays: [before(7, 500n, 500n), before(6, 40n, 30n), before(1, 30n, 20n)] };
  const weekly = {
    ...wallet({ weekStake: 100n, weekDeposit: 60n }, { stakedMinor: 10n, depositedMinor: 5n }),
    ...past,
  };
  const monday = new Date('2026-03-02T00:00:00Z');
  expect(limitOfStake(weekly, 20n, now)).toBeNull();
  expect(limitOfStake(weekly, 21n, now)).toEqual({ kind: 'weekStake', until: monday });
  expect(limitOfStake(weekly, 100n, monday)).toBeNull();
  expect(limitOfDeposit(weekly, 6n, now)).toEqual({ kind: 'weekDeposit', until: monday });
  expect([leftToDeposit(weekly, now), leftToDeposit(weekly, monday)]).toEqual([5n, 60n]);
  const losing = { ...wallet({ weekLoss: 50n }, { stakedMinor: 10n }), ...past };
  expect(limitOfStake(losing, -10n, now)).toBeNull();
  expect(limitOfStake(losing, 1n, now)?.kind).toBe('weekLoss');
  const monthly = { ...wallet({ monthStake: 100n }, { stakedMinor: 10n }), ...past };
  expect(limitOfStake(monthly, 90n, now)).toBeNull();
  expect(limitOfStake(monthly, 91n, now)).toEqual({ kind: 'monthStake', until: new Date('2026-04-01T00:00:00Z') });
  // The account's own last day belongs to the week as long as nothing was booked since.
  expect(limitOfStake(monthly, 91n, monday)?.kind).toBe('monthStake');
});

test('a bar of play stands before every stake and deposit until its end, or for ever', () => {
  const barred = (until: Date | null): Wallet => ({ ...wallet({}), bar: { kind: 'coolOff', until } });
  expect(limitOfStake(barred(midnight), 1n, now)).toEqual({ kind: 'coolOff', until: midnight });
  expect(limitOfDeposit(barred(midnight), 1n, now)).toEqual({ kind: 'coolOff', until: midnight });
  expect([limitOfStake(barred(midnight), 1n, midnight), limitOfDeposit(barred(midnight), 1n, midnight)]).toEqual([
    null,
    null,
  ]);
  expect(limitOfStake(barred(null), 1n, new Date('2999-01-01'))?.kind).toBe('coolOff');
  expect(leftToDeposit(barred(null), now)).toBe(0n);
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
