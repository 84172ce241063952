// @covers gateway-and-ledger-rules

import { largestAmountMinor } from '@baize/money';
import { expect, test } from 'vitest';
import { assertMovementFits } from '../movements.ts';
import { correction, holdWithdrawal, trialReset } from '../operator-acts.ts';
import { discardBet, holdBet, refundStake, stake, tombstone, win } from '../vendor-acts.ts';
import { BalanceBeyondBoundError, planBooking } from './plan.ts';
import { wallet } from './wallet/wallet.fixture.ts';
import { balanceOf } from './wallet/wallet.ts';

const round = { vendorCode: 'BAIZE', memberId: 'member', roundId: 'r', account: 'cash' } as const;
const staked = (amountMinor: bigint) => stake({ ...round, txId: 'stake', amountMinor });
const won = (amountMinor: bigint) => win({ ...round, txId: 'win', amountMinor });
const dayMs = 86_400_000;
const noon = new Date(20_000 * dayMs + dayMs / 2);
const planOf = (acts: Parameters<typeof planBooking>[1], now = noon) => {
  const planned = planBooking(wallet, acts, 'cash', now);
  return planned.ok ? planned.plan : planned.fault;
};
const booked = (acts: Parameters<typeof planBooking>[1], now = noon) => {
  const plan = planOf(acts, now);
  if ('kind' in plan) throw new Error(plan.kind);
  return plan;
};

test('a stake and a win chain the balance and the version, and carry the turn that was seen', () => {
  const plan = booked([staked(60n), won(25n)]);
  const counters = { day: 20_000, bets: 4, stakedMinor: 90n, paidMinor: 35n, depositedMinor: 5n };
  expect(plan.accounts).toEqual([{ ...wallet.accounts[0], isNewDay: false, balanceMinor: 65n, version: 9n, counters }]);
  expect(
    plan.lines.map((line) => [
      line.movement,
      line.debitBalanceMinor,
      line.debitVersion,
      line.creditBalanceMinor,
      line.creditVersion,
    ]),
  ).toEqual([
    ['stake', 40n, 8n, null, null],
    ['win', null, null, 65n, 9n],
  ]);
  expect(balanceOf(plan.walletAfter)).toEqual({ cashMinor: 65n, bonusMinor: 0n, lockedMinor: 0n, version: 9n });
  expect(plan.walletAfter.accounts[0]?.turn).toBe(10n);
  expect(wallet.accounts[0]?.balanceMinor).toBe(100n);
  expect(wallet.accounts[0]?.counters.bets).toBe(3);
});

test('a stake is not paid from the win that follows it', () => {
  expect(planOf([staked(101n), won(1_000n)])).toEqual({ kind: 'insufficient' });
  expect(planOf([staked(100n)])).toMatchObject({ lines: [{ amountMinor: 100n }] });
});

test('a balance may be the largest amount that there is, and no unit more; taking from one is allowed', () => {
  const [cash] = wallet.accounts;
  if (!cash) throw new Error('the fixture has a cash account');
  const rich = (balanceMinor: bigint) => ({ ...wallet, accounts: [{ ...cash, balanceMinor }] });
  const below = rich(largestAmountMinor - 5n);
  const planned = planBooking(below, [won(5n)], 'cash', noon);
  expect(planned).toMatchObject({ ok: true, plan: { accounts: [{ balanceMinor: largestAmountMinor }] } });
  expect(() => planBooking(below, [won(6n)], 'cash', noon)).toThrow('a balance holds at most 999999999999999');
  // Also on the way: what is taken again in the next act stood there.
  expect(() => planBooking(below, [won(6n), staked(60n)], 'cash', noon)).toThrow(BalanceBeyondBoundError);
  // Balances of before the bound may go down.
  expect(planBooking(rich(largestAmountMinor + 100n), [staked(60n)], 'cash', noon).ok).toBe(true);
});

test('a plan names the operator accounts that it moves, each once, and nothing of the past is left', () => {
  const plan = booked([staked(60n), won(25n)]);
  const known = { brandId: 'brand', kind: 'house', label: 'BAIZE', currencyCode: 'PLY' };
  expect(plan.operatorAccounts).toMatchObject([known]);
  const [account] = plan.operatorAccounts;
  expect(plan.lines.map((line) => [line.debitAccountId, line.creditAccountId])).toEqual([
    ['account', account?.id],
    [account?.id, 'account'],
  ]);
  const other = planBooking({ ...wallet, brandId: 'other' }, [staked(60n)], 'cash', noon);
  expect(other.ok && other.plan.operatorAccounts[0]?.id).not.toBe(account?.id);
  expect(plan.walletAfter.earlier).toEqual([]);
});

test('lines tell what became of their act, and what it ends', () => {
  const refund = { ...round, txId: 'back', targetTxId: 'stake' };
  const lines = [
    ...booked([refundStake({ ...refund, refundMinor: 60n })]).lines,
    ...booked([refundStake({ ...refund, refundMinor: null }), tombstone({ ...round, txId: 'late' })]).lines,
    ...booked([staked(60n)]).lines,
  ];
  expect(lines.map(({ outcome, resolves, reference }) => [reference, outcome, resolves])).toEqual([
    ['back', 'booked', 'stake'],
    ['back', 'noted', null],
    ['late', 'tombstone', null],
    ['stake', 'booked', null],
  ]);
  const noted = { ...refundStake({ ...refund, refundMinor: null }), resolves: 'hold' };
  expect(booked([noted]).lines).toMatchObject([{ outcome: 'noted', resolves: 'hold' }]);
});

test('what is locked counts on the day of the play account alone, and other accounts stay as they are', () => {
  const [cash] = wallet.accounts;
  if (!cash) throw new Error('the fixture has a cash account');
  const none = { bets: 0, stakedMinor: 0n, paidMinor: 0n, depositedMinor: 0n, day: 20_000 };
  const locked = { ...cash, id: 'locked', kind: 'locked' as const, balanceMinor: 40n, counters: none };
  const points = { ...cash, id: 'points', kind: 'points' as const, balanceMinor: 3n };
  const full = { ...wallet, accounts: [points, locked, cash] };
  const planOfFull = (acts: Parameters<typeof planBooking>[1]) => {
    const planned = planBooking(full, acts, 'cash', noon);
    if (!planned.ok) throw new Error(planned.fault.kind);
    return planned.plan.walletAfter.accounts;
  };
  expect(planOfFull([holdBet({ ...round, txId: 'hold', amountMinor: 60n })])).toMatchObject([
    points,
    { id: 'locked', balanceMinor: 100n, version: 8n, turn: 10n, counters: none },
    { id: 'account', balanceMinor: 40n, version: 8n, turn: 10n, counters: { bets: 4, stakedMinor: 90n } },
  ]);
  expect(planOfFull([discardBet({ ...round, txId: 'back', amountMinor: 40n, holdTxId: 'hold' })])).toMatchObject([
    points,
    { id: 'locked', balanceMinor: 0n, counters: none },
    { id: 'account', balanceMinor: 140n, counters: { bets: 2, stakedMinor: -10n } },
  ]);
});

test('a win of 0 is noted without money', () => {
  const plan = booked([won(0n)]);
  expect(plan.lines).toMatchObject([{ outcome: 'noted', movement: null, amountMinor: null }]);
  expect(plan.accounts[0]?.version).toBe(7n);
});

test('the first act of a new day keeps the old day and begins at 0; a clock that goes back does not', () => {
  const tomorrow = booked([staked(60n)], new Date(noon.getTime() + dayMs));
  expect(tomorrow.days).toEqual([{ accountId: 'account', counters: wallet.accounts[0]?.counters }]);
  expect(tomorrow.accounts[0]?.counters).toMatchObject({ day: 20_001, bets: 1, stakedMinor: 60n, paidMinor: 0n });
  const yesterday = booked([staked(60n)], new Date(noon.getTime() - dayMs));
  expect(yesterday.days).toEqual([]);
  expect(yesterday.accounts[0]?.counters).toMatchObject({ day: 20_000, bets: 4 });
});

test('an account that the member never needed is named, his play account is never opened by an act', () => {
  const held = holdWithdrawal({ reference: 'w', memberId: 'member', withdrawalId: 'w', amountMinor: 5n });
  expect(planOf([held])).toEqual({ kind: 'missingAccount', account: 'locked' });
  const reset = trialReset({ reference: 't', memberId: 'member', toMinor: 5n, differenceMinor: 5n });
  expect(() => planOf([reset])).toThrow(TypeError);
  expect(() => planBooking(wallet, [], 'trial', noon)).toThrow('member member has no trial account');
  expect(() => planBooking({ ...wallet, accounts: [] }, [], 'cash', noon)).toThrow('member member has no cash account');
});

test('the fingerprint tells other content from the same', () => {
  const print = (amountMinor: bigint, content: string[]) =>
    stake({ ...round, txId: 'a', amountMinor, content }).fingerprint;
  expect(print(5n, ['x'])).toBe(print(5n, ['x']));
  expect(new Set([print(5n, ['x']), print(6n, ['x']), print(5n, ['y']), won(5n).fingerprint]).size).toBe(4);
});

test('what no rule allows cannot be built', () => {
  expect(() => staked(0n)).toThrow(RangeError);
  expect(() => won(-1n)).toThrow(RangeError);
  expect(() => correction({ reference: 'c', memberId: 'member', amountMinor: 0n, reason: '' })).toThrow(RangeError);
  expect(() => assertMovementFits('deposit', 'house', 'cash')).toThrow(TypeError);
});
