// @covers gateway-and-ledger-rules

import { describe, expect, test } from 'vitest';
import type { Act } from './booking/act.ts';
import {
  adjust,
  cashPaidBy,
  commitBet,
  discardBet,
  fundPool,
  holdBet,
  note,
  promo,
  refundStake,
  stake,
  tombstone,
  transferIn,
  transferOut,
  win,
  withPayoutHeld,
} from './vendor-acts.ts';

const fields = { vendorCode: 'BAIZE', txId: 'tx', memberId: 'member', roundId: 'round', account: 'cash' } as const;
const common = { source: 'vendor:BAIZE', reference: 'tx', memberId: 'member' };
const moves = ({ postings }: Act) =>
  postings.map(({ movement, from, to, amountMinor }) => {
    const name = (side: typeof from) => ('member' in side ? side.member : `${side.operator}:${side.label}`);
    return `${movement} ${name(from)} > ${name(to)} ${amountMinor}`;
  });

describe('a stake', () => {
  const grand = (amountMinor: bigint) => ({ pool: 'grand', amountMinor });
  const minor = (amountMinor: bigint) => ({ pool: 'minor', amountMinor });
  const staked = (contributions?: { pool: string; amountMinor: bigint }[]) =>
    stake({ ...fields, amountMinor: 60n, content: ['x'], ...(contributions ? { contributions } : {}) });

  test('goes to the operator of its vendor', () => {
    expect(staked()).toMatchObject({ ...common, name: 'stake', subject: 'round' });
    expect(moves(staked())).toEqual(['stake cash > house:BAIZE 60']);
    expect(moves(stake({ ...fields, account: 'trial', amountMinor: 1n }))).toEqual(['stake trial > house:BAIZE 1']);
  });

  test('may go into pools whole, one unit more may not', () => {
    expect(moves(staked([grand(59n), minor(1n)]))).toEqual([
      'stake cash > house:BAIZE 60',
      'jackpotContribution house:BAIZE > jackpot:cash:BAIZE:grand 59',
      'jackpotContribution house:BAIZE > jackpot:cash:BAIZE:minor 1',
    ]);
    expect(moves(staked([grand(60n)]))).toHaveLength(2);
    expect(() => staked([grand(60n), minor(1n)])).toThrow('more than the stake');
    expect(() => staked([grand(61n)])).toThrow(RangeError);
  });

  test('has one part for a pool, above 0', () => {
    expect(() => staked([grand(1n), grand(1n)])).toThrow('one part for a pool');
    expect(() => staked([grand(0n)])).toThrow(RangeError);
  });

  test('is another one with other parts, and the same without any', () => {
    const prints = [staked(), staked([grand(1n)]), staked([grand(2n)]), staked([minor(1n)])];
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(4);
    expect(staked([]).fingerprint).toBe(staked().fingerprint);
  });

  test('is another one with other content beside the same parts', () => {
    const other = stake({ ...fields, amountMinor: 60n, content: ['y'], contributions: [grand(1n)] });
    expect(other.fingerprint).not.toBe(staked([grand(1n)]).fingerprint);
    const two = (...pools: string[]) =>
      stake({ ...fields, amountMinor: 60n, contributions: pools.map((pool) => ({ pool, amountMinor: 1n })) });
    expect(two('a', 'b').fingerprint).not.toBe(two('b', 'a').fingerprint);
  });
});

describe('a win', () => {
  const won = (amountMinor: bigint, from?: Parameters<typeof win>[0]['from']) =>
    win({ ...fields, amountMinor, ...(from ? { from } : {}) });
  const pool = { kind: 'pool', pool: 'grand', seed: null } as const;

  test('comes from the operator, the promotion or the pool', () => {
    expect(won(5n)).toMatchObject({ ...common, name: 'win', subject: 'round' });
    expect(moves(won(5n))).toEqual(['win house:BAIZE > cash 5']);
    expect(moves(won(5n, { kind: 'freeRounds', campaign: 'spring' }))).toEqual([
      'freeRoundWin promotion:spring > cash 5',
    ]);
    expect(won(5n, pool)).toMatchObject({ ...common, name: 'win', subject: 'round' });
    expect(moves(won(5n, pool))).toEqual(['jackpotWin jackpot:cash:BAIZE:grand > cash 5']);
  });

  test('of 0 is kept without money, whatever would have paid', () => {
    for (const from of [undefined, pool] as const) {
      expect(won(0n, from)).toMatchObject({ ...common, name: 'win', postings: [] });
    }
    expect(() => won(-1n)).toThrow(RangeError);
    expect(() => won(-1n, pool)).toThrow(RangeError);
  });

  test('from a pool seeds it anew out of another, never out of itself', () => {
    const seeded = (from: string) => won(5n, { ...pool, seed: { from, amountMinor: 2n } });
    expect(moves(seeded('reserve'))).toEqual([
      'jackpotWin jackpot:cash:BAIZE:grand > cash 5',
      'jackpotSeed jackpot:cash:BAIZE:reserve > jackpot:cash:BAIZE:grand 2',
    ]);
    expect(() => seeded('grand')).toThrow('cannot seed itself');
    expect(won(0n, { ...pool, seed: { from: 'reserve', amountMinor: 2n } }).postings).toHaveLength(1);
  });

  test('is another one from another pool or seed, also when nothing moves', () => {
    const none = [
      won(0n),
      won(0n, pool),
      won(0n, { ...pool, pool: 'minor' }),
      won(0n, { ...pool, seed: { from: 'reserve', amountMinor: 2n } }),
      won(0n, { ...pool, seed: { from: 'other', amountMinor: 2n } }),
      win({ ...fields, amountMinor: 0n, content: ['x'], from: pool }),
      win({ ...fields, amountMinor: 0n, content: ['x'] }),
    ];
    expect(new Set(none.map(({ fingerprint }) => fingerprint)).size).toBe(none.length);
  });
});

describe('a cancel', () => {
  const cancel = (refundMinor: bigint | null, contributions?: { poolLabel: string; amountMinor: bigint }[]) =>
    refundStake({ ...fields, targetTxId: 'bet', refundMinor, ...(contributions ? { contributions } : {}) });

  test('gives the stake back and its parts out of the pools', () => {
    const refund = cancel(60n, [{ poolLabel: 'cash:BAIZE:grand', amountMinor: 2n }]);
    expect(refund).toMatchObject({ ...common, name: 'refundStake', subject: 'round', resolves: 'bet' });
    expect(moves(refund)).toEqual([
      'stakeRefund house:BAIZE > cash 60',
      'jackpotReturn jackpot:cash:BAIZE:grand > house:BAIZE 2',
    ]);
    expect(moves(cancel(60n))).toEqual(['stakeRefund house:BAIZE > cash 60']);
  });

  test('with nothing to take back is noted as the same act', () => {
    expect(cancel(null)).toMatchObject({ name: 'refundStake', postings: [] });
    expect(cancel(null).resolves).toBeUndefined();
    expect(cancel(null).fingerprint).toBe(cancel(60n).fingerprint);
    const other = refundStake({ ...fields, targetTxId: 'bet-2', refundMinor: null });
    expect(other.fingerprint).not.toBe(cancel(null).fingerprint);
  });
});

describe('a two-step bet', () => {
  const bet = { ...fields, amountMinor: 60n, content: ['x'] };
  const held = { ...bet, holdTxId: 'hold' };

  test.each([
    ['holdBet', () => holdBet(bet), 'betHold cash > locked 60', undefined],
    ['commitBet', () => commitBet(held), 'betCommit locked > house:BAIZE 60', 'hold'],
    ['discardBet', () => discardBet(held), 'betRelease locked > cash 60', 'hold'],
  ])('%s', (name, make, move, resolves) => {
    const act = make();
    expect(act).toMatchObject({ ...common, name, subject: 'round' });
    expect([moves(act), act.resolves]).toEqual([[move], resolves]);
  });
});

describe('a changed result', () => {
  const changed = (name: Parameters<typeof adjust>[0], differenceMinor: bigint, owedMinor = 0n, repaidMinor = 0n) =>
    adjust(name, { ...fields, content: ['x'], differenceMinor, owedMinor, repaidMinor });

  test.each([
    ['adjust', 'adjustment'],
    ['settleBet', 'win'],
    ['cashOut', 'win'],
  ] as const)('of %s gives as %s and takes as adjustment', (name, movement) => {
    expect(changed(name, 7n)).toMatchObject({ ...common, name, subject: 'round' });
    expect(moves(changed(name, 7n))).toEqual([`${movement} house:BAIZE > cash 7`]);
    expect(moves(changed(name, -7n))).toEqual(['adjustment cash > house:BAIZE 7']);
    expect(moves(changed(name, 0n))).toEqual([]);
  });

  test('pays debts off, and makes them', () => {
    expect(moves(changed('adjust', 7n, 0n, 3n))).toEqual([
      'adjustment house:BAIZE > cash 4',
      'adjustmentRepaid house:BAIZE > receivable:member 3',
    ]);
    expect(moves(changed('adjust', 7n, 0n, 7n))).toEqual(['adjustmentRepaid house:BAIZE > receivable:member 7']);
    expect(moves(changed('adjust', -7n, 3n))).toEqual([
      'adjustment cash > house:BAIZE 4',
      'adjustmentOwed receivable:member > house:BAIZE 3',
    ]);
    expect(moves(changed('adjust', -7n, 7n))).toEqual(['adjustmentOwed receivable:member > house:BAIZE 7']);
  });

  test('is recognised by its content, not by the difference', () => {
    expect(changed('adjust', 7n).fingerprint).toBe(changed('adjust', -9n, 1n).fingerprint);
    expect(changed('settleBet', 7n).fingerprint).not.toBe(changed('cashOut', 7n).fingerprint);
  });
});

describe('money without a bet', () => {
  const moved = { ...fields, amountMinor: 9n };

  test.each([
    ['promo', () => promo({ ...moved, campaign: 'spring' }), 'promo promotion:spring > cash 9'],
    ['fundPool', () => fundPool({ ...moved, pool: 'grand' }), 'jackpotSeed house:BAIZE > jackpot:cash:BAIZE:grand 9'],
    ['transferIn', () => transferIn(moved), 'transferIn cash > float:BAIZE 9'],
    ['transferOut', () => transferOut(moved), 'transferOut float:BAIZE > cash 9'],
  ])('%s', (name, make, move) => {
    const act = make();
    expect(act).toMatchObject({ ...common, name });
    expect(moves(act)).toEqual([move]);
  });

  test('of another campaign or pool is another act, of 0 none', () => {
    const of = (campaign: string) => promo({ ...moved, campaign }).fingerprint;
    expect(of('a')).not.toBe(of('b'));
    const into = (pool: string) => fundPool({ ...moved, pool }).fingerprint;
    expect(into('a')).not.toBe(into('b'));
    expect(() => transferIn({ ...moved, amountMinor: 0n })).toThrow(RangeError);
  });
});

describe('what waits for a person', () => {
  test('is locked beside what is paid, in the same act', () => {
    const paid = win({ ...fields, amountMinor: 9n });
    const held = withPayoutHeld(paid, 4n);
    expect(moves(held)).toEqual(['win house:BAIZE > cash 9', 'payoutHold cash > locked 4']);
    expect(held).toMatchObject({ name: 'win', fingerprint: paid.fingerprint });
    expect(moves(paid)).toHaveLength(1);
  });

  test('is no part of what a transfer out is', () => {
    const plain = transferOut({ ...fields, amountMinor: 9n });
    const covered = transferOut({ ...fields, amountMinor: 9n, coverMinor: 4n });
    expect(moves(covered)).toEqual(['floatCover house:BAIZE > float:BAIZE 4', 'transferOut float:BAIZE > cash 9']);
    expect(covered.fingerprint).toBe(plain.fingerprint);
    expect(transferOut({ ...fields, amountMinor: 9n, coverMinor: 0n })).toEqual(plain);
  });

  test('counts what comes to cash alone', () => {
    expect(cashPaidBy(win({ ...fields, amountMinor: 9n }))).toBe(9n);
    expect(cashPaidBy(win({ ...fields, account: 'trial', amountMinor: 9n }))).toBe(0n);
    expect(cashPaidBy(stake({ ...fields, amountMinor: 9n }))).toBe(0n);
    expect(cashPaidBy(transferOut({ ...fields, amountMinor: 9n, coverMinor: 4n }))).toBe(9n);
    expect(cashPaidBy(tombstone(fields))).toBe(0n);
  });
});

test('what moves nothing is kept under its name; a tombstone says that it is one', () => {
  const { account: _account, ...noted } = fields;
  expect(note('grantFreeRounds', { ...noted, content: ['g'] })).toMatchObject({
    ...common,
    name: 'grantFreeRounds',
    postings: [],
  });
  expect(note('a', { ...noted, content: ['g'] }).fingerprint).not.toBe(
    note('a', { ...noted, content: ['h'] }).fingerprint,
  );
  expect(tombstone(fields)).toMatchObject({
    ...common,
    name: 'tombstone',
    subject: 'round',
    postings: [],
    isTombstone: true,
  });
});
