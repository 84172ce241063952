// @covers gateway-and-ledger-rules

import { describe, expect, test } from 'vitest';
import { type Act, act, kindOf, posting } from './booking/act.ts';
import {
  correction,
  decidePayout,
  deposit,
  holdWithdrawal,
  payWithdrawal,
  releaseWithdrawal,
  trialGrant,
  trialReset,
} from './operator-acts.ts';

const cash = { member: 'cash' } as const;
const provider = { operator: 'provider', label: 'sandbox' } as const;
const moves = ({ postings }: Act) =>
  postings.map(({ movement, from, to, amountMinor }) => {
    const name = (side: typeof from) => ('member' in side ? side.member : `${side.operator}:${side.label}`);
    return `${movement} ${name(from)} > ${name(to)} ${amountMinor}`;
  });

describe('an act', () => {
  const fields = { source: 's', reference: 'r', memberId: 'm', subject: 'u' };
  const moved = (change: Partial<typeof fields> = {}, amountMinor = 1n, content?: string[]) =>
    act('deposit', { ...fields, ...change, ...(content ? { content } : {}) }, [
      posting('deposit', provider, cash, amountMinor),
    ]);

  test('has a fingerprint of 16 bytes over all that it is, but for where it stands', () => {
    const { fingerprint } = moved();
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(moved({ source: 'other', reference: 'other' }).fingerprint).toBe(fingerprint);
    expect(moved({}, 1n, []).fingerprint).toBe(fingerprint);
    const others = [moved({ memberId: 'n' }), moved({ subject: 'v' }), moved({}, 2n), moved({}, 1n, ['x'])];
    const named = act('other', fields, moved().postings);
    const empty = act('deposit', fields, []);
    expect(new Set([...others, named, empty, moved()].map((one) => one.fingerprint)).size).toBe(7);
  });

  test('tells movements apart by the accounts at their ends', () => {
    const of = (...ends: Parameters<typeof posting>) => act('x', fields, [posting(...ends)]).fingerprint;
    const operator = (label: string) => ({ operator: 'house', label }) as const;
    const pool = { operator: 'jackpot', label: 'p' } as const;
    const prints = [
      of('adjustment', cash, operator('a'), 1n),
      of('adjustment', { member: 'trial' }, operator('a'), 1n),
      of('betHold', cash, { member: 'locked' }, 1n),
      of('betHold', { member: 'trial' }, { member: 'locked' }, 1n),
      of('jackpotSeed', operator('a'), pool, 1n),
      of('jackpotSeed', pool, { ...pool, label: 'q' }, 1n),
    ];
    expect(new Set(prints).size).toBe(prints.length);
    // Whose vendor or pool it is stands in the source and the content.
    expect(of('adjustment', cash, operator('b'), 1n)).toBe(prints[0]);
  });

  test('moves what is above 0, along ways that exist', () => {
    expect(posting('deposit', provider, cash, 1n)).toEqual({
      movement: 'deposit',
      from: provider,
      to: cash,
      amountMinor: 1n,
    });
    expect(() => posting('deposit', provider, cash, 0n)).toThrow('an amount of 0 minor units');
    expect(() => posting('deposit', cash, provider, 1n)).toThrow('does not lead from cash to provider');
    expect([kindOf(cash), kindOf(provider)]).toEqual(['cash', 'provider']);
  });
});

describe('the cashier’s acts', () => {
  const moved = { reference: 'r', memberId: 'm', withdrawalId: 'w', amountMinor: 9n };
  const ended = { ...moved, holdReference: 'h' };

  test.each([
    ['holdWithdrawal', () => holdWithdrawal(moved), 'withdrawalHold cash > locked 9', undefined],
    [
      'payWithdrawal',
      () => payWithdrawal({ ...ended, providerCode: 'bank' }),
      'withdrawalPayout locked > provider:bank 9',
      'h',
    ],
    ['releaseWithdrawal', () => releaseWithdrawal(ended), 'withdrawalRelease locked > cash 9', 'h'],
  ])('%s', (name, make, move, resolves) => {
    const made = make();
    expect(made).toMatchObject({ name, source: 'cashier', reference: 'r', memberId: 'm', subject: 'w' });
    expect([moves(made), made.resolves]).toEqual([[move], resolves]);
  });

  test('a deposit names its id, which is no part of what it is', () => {
    const of = (change: object) =>
      deposit({ providerCode: 'sandbox', reference: 'r', memberId: 'm', depositId: 'd', amountMinor: 9n, ...change });
    expect(of({})).toMatchObject({ name: 'deposit', source: 'cashier', reference: 'r', memberId: 'm', subject: 'd' });
    expect(moves(of({}))).toEqual(['deposit provider:sandbox > cash 9']);
    expect(of({ depositId: 'e' }).fingerprint).toBe(of({}).fingerprint);
    expect(of({ amountMinor: 10n }).fingerprint).not.toBe(of({}).fingerprint);
    expect(of({ memberId: 'n' }).fingerprint).not.toBe(of({}).fingerprint);
  });
});

test('a payout that waited is the member’s, or goes back to the operator', () => {
  const decided = (isPaid: boolean) =>
    decidePayout({ reference: 'r', memberId: 'm', subject: 'round', amountMinor: 9n, isPaid });
  expect(decided(true)).toMatchObject({
    name: 'payHeld',
    source: 'held',
    reference: 'r',
    memberId: 'm',
    subject: 'round',
  });
  expect(decided(false)).toMatchObject({ name: 'refuseHeld', source: 'held', reference: 'r', subject: 'round' });
  expect([decided(true), decided(false)].map(moves)).toEqual([
    ['payoutRelease locked > cash 9'],
    ['payoutRelease locked > cash 9', 'correction cash > house:correction 9'],
  ]);
});

describe('trial money', () => {
  const fields = { reference: 'r', memberId: 'm' };
  const reset = (toMinor: bigint, differenceMinor: bigint) => trialReset({ ...fields, toMinor, differenceMinor });

  test('is granted and brought back to where it began', () => {
    expect(trialGrant({ ...fields, amountMinor: 9n })).toMatchObject({
      name: 'trialGrant',
      source: 'trial',
      subject: '',
    });
    expect(moves(trialGrant({ ...fields, amountMinor: 9n }))).toEqual(['trialGrant promotion:trial > trial 9']);
    expect(reset(5n, 2n)).toMatchObject({
      name: 'trialReset',
      source: 'trial',
      reference: 'r',
      memberId: 'm',
      subject: '',
    });
    expect([reset(5n, 2n), reset(5n, -2n), reset(5n, 0n)].map(moves)).toEqual([
      ['trialReset promotion:trial > trial 2'],
      ['trialReset trial > promotion:trial 2'],
      [],
    ]);
  });

  test('is reset by where to, not by what it lacked', () => {
    expect(reset(5n, 2n).fingerprint).toBe(reset(5n, -2n).fingerprint);
    expect(reset(6n, 2n).fingerprint).not.toBe(reset(5n, 2n).fingerprint);
  });
});

test('a correction gives or takes, and keeps why', () => {
  const of = (amountMinor: bigint, reason = 'why') =>
    correction({ reference: 'r', memberId: 'm', amountMinor, reason });
  expect(of(3n)).toMatchObject({
    name: 'correction',
    source: 'correction',
    reference: 'r',
    memberId: 'm',
    subject: 'why',
  });
  expect([of(3n), of(-3n)].map(moves)).toEqual([
    ['correction house:correction > cash 3'],
    ['correction cash > house:correction 3'],
  ]);
  expect(() => of(0n)).toThrow(RangeError);
  expect(new Set([of(3n), of(-3n), of(3n, 'other')].map((one) => one.fingerprint)).size).toBe(3);
});
