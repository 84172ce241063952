// @covers gateway-and-ledger-rules ledger-invariants

import { describe, expect, test } from 'vitest';
import { wallet } from './wallet.fixture.ts';
import {
  accountOf,
  balanceOf,
  type EarlierAct,
  earlierAct,
  findAccount,
  findReplay,
  isTakenBack,
  type Wallet,
} from './wallet.ts';

const [cash] = wallet.accounts;
if (!cash) throw new Error('the fixture has a cash account');
const kept = (change: Partial<EarlierAct> = {}): EarlierAct => ({
  id: '7-0',
  name: 'stake',
  source: 'vendor:A',
  reference: 'tx',
  memberId: 'member',
  fingerprint: 'print',
  subject: 'round',
  outcome: 'booked',
  resolvedBy: null,
  postings: [],
  ...change,
});
const remembering = (...earlier: EarlierAct[]): Wallet => ({ ...wallet, earlier });
const act = { source: 'vendor:A', reference: 'tx', fingerprint: 'print' };

describe('what an act is to what was kept', () => {
  test.each([
    ['nothing', [], { status: 'new' }],
    ['another vendor’s', [kept({ source: 'vendor:B' })], { status: 'new' }],
    ['another id', [kept({ reference: 'other' })], { status: 'new' }],
    ['the same', [kept()], { status: 'same', ledgerId: '7-0' }],
    ['another content', [kept({ fingerprint: 'other' })], { status: 'other' }],
    ['a tombstone', [kept({ outcome: 'tombstone', fingerprint: 'other' })], { status: 'tombstone' }],
    ['another member’s tombstone', [kept({ outcome: 'tombstone', memberId: 'stranger' })], { status: 'other' }],
    ['one taken back', [kept({ resolvedBy: 'cancel' })], { status: 'cancelled' }],
    ['another content, taken back', [kept({ resolvedBy: 'cancel', fingerprint: 'other' })], { status: 'other' }],
  ] as const)('%s', (_what, earlier, status) => {
    expect(findReplay(remembering(...earlier), act)).toEqual(status);
  });

  test.each([
    ['refundStake', true],
    ['stakeRefund', true],
    ['discardBet', true],
    ['commitBet', false],
    ['payWithdrawal', false],
  ])('resolved by %s it is taken back: %s', (name, isBack) => {
    const resolved = kept({ resolvedBy: 'end' });
    expect(isTakenBack(resolved, remembering(resolved, kept({ reference: 'end', name })))).toBe(isBack);
    // The end of another source of the same id is not the one.
    const foreign = kept({ reference: 'end', name: 'commitBet', source: 'vendor:B' });
    expect(isTakenBack(resolved, remembering(resolved, foreign))).toBe(true);
  });

  test('is found by source and id', () => {
    const both = remembering(kept({ source: 'vendor:B' }), kept());
    expect(earlierAct(both, 'vendor:A', 'tx')?.source).toBe('vendor:A');
    expect(isTakenBack(kept(), wallet)).toBe(false);
  });
});

describe('accounts', () => {
  const other = { ...cash, id: 'usd', currencyCode: 'USD', balanceMinor: 5n };
  const locked = { ...cash, id: 'locked', kind: 'locked' as const, balanceMinor: 3n, version: 2n };
  const bonus = { ...cash, id: 'bonus', kind: 'bonus' as const, balanceMinor: 4n, version: 1n };
  const full: Wallet = { ...wallet, accounts: [other, locked, bonus, cash] };

  test('are found by kind in the member’s currency', () => {
    expect(findAccount(full, 'cash')?.id).toBe('account');
    expect(accountOf(full, 'locked').id).toBe('locked');
    expect(() => accountOf(full, 'trial')).toThrow('member member has no trial account');
  });

  test('make the balance, with the play account as cash and 0 for what is not there', () => {
    expect(balanceOf(full)).toEqual({ cashMinor: 100n, bonusMinor: 4n, lockedMinor: 3n, version: 17n });
    expect(balanceOf({ ...full, accounts: [] })).toEqual({
      cashMinor: 0n,
      bonusMinor: 0n,
      lockedMinor: 0n,
      version: 0n,
    });
    const trial = { ...cash, kind: 'trial' as const, balanceMinor: 9n };
    expect(balanceOf({ ...wallet, playAccount: 'trial', accounts: [cash, trial] }).cashMinor).toBe(9n);
  });
});
