import { expect, test } from 'vitest';
import { correction, stake, trialReset, win } from './acts.ts';
import { assertMovementFits } from './movements.ts';
import { planBooking } from './plan.ts';
import type { Wallet } from './wallet.ts';

const wallet: Wallet = {
  memberId: 'member',
  playAccount: 'cash',
  isBlocked: false,
  earlier: [],
  accounts: [
    { id: 'account', brandId: 'b', kind: 'cash', currencyCode: 'PLY', balanceMinor: 100n, version: 7n, turn: 9n },
  ],
};
const round = { vendorCode: 'BAIZE', memberId: 'member', roundId: 'r', account: 'cash' } as const;
const staked = (amountMinor: bigint) => stake({ ...round, txId: 'stake', amountMinor });
const won = (amountMinor: bigint) => win({ ...round, txId: 'win', amountMinor });
const ids = () => {
  let next = 0;
  return () => {
    next += 1;
    return `id-${next}`;
  };
};

test('a stake and a win chain the balance and the version, and carry the turn that was seen', () => {
  const plan = planBooking(wallet, [staked(60n), won(25n)], 'cash', ids());
  expect(plan?.accounts).toEqual([{ ...wallet.accounts[0], balanceMinor: 65n, version: 9n }]);
  expect(
    plan?.transfers.map((transfer) => [
      transfer.movement,
      transfer.debit_balance_after_minor,
      transfer.debit_version,
      transfer.credit_balance_after_minor,
      transfer.credit_version,
    ]),
  ).toEqual([
    ['stake', 40n, 8n, null, null],
    ['win', null, null, 65n, 9n],
  ]);
  expect(plan?.balanceAfter).toEqual({ cashMinor: 65n, bonusMinor: 0n, lockedMinor: 0n, version: 9n });
  expect(wallet.accounts[0]?.balanceMinor).toBe(100n);
});

test('a stake is not paid from the win that follows it', () => {
  expect(planBooking(wallet, [staked(101n), won(1_000n)], 'cash', ids())).toBeNull();
  expect(planBooking(wallet, [staked(100n)], 'cash', ids())).not.toBeNull();
});

test('a win of 0 is noted without a transfer', () => {
  const plan = planBooking(wallet, [won(0n)], 'cash', ids());
  expect(plan?.operations.map((operation) => operation.outcome)).toEqual(['noted']);
  expect(plan?.transfers).toEqual([]);
  expect(plan?.accounts[0]?.version).toBe(7n);
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
  expect(() => planBooking(wallet, [], 'trial', ids())).toThrow(TypeError);
  const reset = trialReset({ reference: 't', memberId: 'member', toMinor: 5n, differenceMinor: 5n });
  expect(() => planBooking(wallet, [reset], 'cash', ids())).toThrow(TypeError);
});
