// @covers gateway-and-ledger-rules

import type { CashOutRequest, MakeBetRequest, SettleBetRequest } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import type { RoundFact } from '../facts.ts';
import {
  accepted,
  afterwards,
  closedAt,
  codeOf,
  context,
  debtor,
  gameCode,
  kept,
  moves,
  openRound,
} from './decision-context.fixture.ts';
import { betStepIds, ruleCashOut, ruleCommitBet, ruleDiscardBet, ruleMakeBet, ruleSettleBet } from './two-step-bets.ts';

const betId = 'bet';
const make = (change: Partial<MakeBetRequest> = {}): MakeBetRequest => ({
  ...debtor,
  betId,
  gameCode,
  amountMinor: 60n,
  legs: ['home'],
  pricePolicy: 'exact',
  ...change,
});
const held: RoundFact = { ...openRound, isBet: true, status: 'held' };
const committed: RoundFact = { ...held, status: 'open' };
const settled: RoundFact = {
  ...committed,
  status: 'closed',
  isCredited: true,
  generation: 1,
  payoutMinor: '100',
  closedAt,
};
const hold = (change: Parameters<typeof kept>[1] = {}) =>
  kept(betId, { name: 'holdBet', subject: betId, postings: [{ movement: 'betHold', amountMinor: 60n }], ...change });
const barred = hold({ name: 'tombstone', outcome: 'tombstone', postings: [] });
const rejectionOfUnknown = { ...barred, memberId: 'stranger' };
const wasHeld = (round: RoundFact | null, act = hold(), more: ReturnType<typeof kept>[] = []) =>
  context({ earlier: [act, ...more], facts: { round } });

test('the ids of a bet’s steps', () => {
  expect(betStepIds('b')).toEqual(['b', 'b§commit', 'b§discard']);
  expect(betStepIds('b', 0)).toEqual(['b', 'b§commit', 'b§discard', 'b§settle-0']);
});

describe('a bet', () => {
  test('locks its stake', () => {
    const decision = ruleMakeBet(context(), make());
    expect(moves(decision)).toEqual(['betHold cash > locked 60']);
    expect(accepted(decision)).toMatchObject({
      account: 'cash',
      acts: [{ reference: betId, subject: betId }],
      round: { stakeMinor: 60n, payoutMinor: 0n, status: 'held', isClosed: false, isCredited: false },
    });
  });

  test('is refused to who may not play, above a limit, and where a round has its id', () => {
    expect(codeOf(ruleMakeBet(context({ wallet: { isBlocked: true } }), make()))).toBe('PLAYER_BLOCKED');
    expect(codeOf(ruleMakeBet(context(), make({ currency: 'USD' })))).toBe('CURRENCY_MISMATCH');
    expect(codeOf(ruleMakeBet(context({ wallet: { limits: { stake: 59n } } }), make()))).toBe('LIMIT_REACHED');
    expect(codeOf(ruleMakeBet(context({ wallet: { limits: { stake: 60n } } }), make()))).toBe('accepted');
    expect(codeOf(ruleMakeBet(context({ facts: { round: openRound } }), make()))).toBe('TX_CONFLICT');
  });

  test('gets the same answer again; with one thing changed it is refused', () => {
    const before = context();
    const then = afterwards(before, ruleMakeBet(before, make()));
    expect(codeOf(ruleMakeBet(then, make()))).toBe('replay');
    const changes: Partial<MakeBetRequest>[] = [
      { amountMinor: 61n },
      { gameCode: 'another' },
      { legs: ['away'] },
      { legs: [] },
      { pricePolicy: 'any' },
    ];
    for (const change of changes) expect(codeOf(ruleMakeBet(then, make(change)))).toBe('TX_CONFLICT');
  });
});

const ref = { betId, playerRef: 'player' };

describe('the commit of a bet', () => {
  test('gives the locked stake to the operator', () => {
    const decision = ruleCommitBet(wasHeld(held), ref);
    expect(moves(decision)).toEqual(['betCommit locked > house:BAIZE 60']);
    expect(accepted(decision)).toMatchObject({
      account: 'cash',
      acts: [{ reference: 'bet§commit', subject: betId, resolves: betId }],
      round: { status: 'open', stakeMinor: 60n },
    });
  });

  test('again gets the same answer', () => {
    const before = wasHeld(held);
    const then = afterwards(before, ruleCommitBet(before, ref));
    expect(ruleCommitBet(then, ref)).toEqual({ kind: 'replay', ledgerId: '7-bet§commit' });
  });

  const discarded = hold({ resolvedBy: 'bet§discard' });
  const discard = kept('bet§discard', { name: 'discardBet' });
  test.each([
    ['that was barred', wasHeld(null, barred), 'TX_CANCELLED'],
    ['that was barred for another', wasHeld(null, rejectionOfUnknown), 'TX_CONFLICT'],
    ['that was given back', wasHeld(held, discarded, [discard]), 'TX_CANCELLED'],
    ['that is not known', context(), 'REF_NOT_FOUND'],
    ['whose id is a round’s', wasHeld(openRound), 'TX_CONFLICT'],
    ['whose round was never held', context({ facts: { round: held } }), 'TX_CONFLICT'],
    ['of another member', wasHeld({ ...held, memberId: 'stranger' }), 'TX_CONFLICT'],
    ['whose id was an act’s', wasHeld(null), 'TX_CONFLICT'],
  ])('%s is refused', (_what, before, code) => {
    expect(codeOf(ruleCommitBet(before, ref))).toBe(code);
  });
});

describe('the discard of a bet', () => {
  test('gives the locked stake back', () => {
    const decision = ruleDiscardBet(wasHeld(held), ref);
    expect(moves(decision)).toEqual(['betRelease locked > cash 60']);
    expect(accepted(decision)).toMatchObject({
      account: 'cash',
      acts: [{ reference: 'bet§discard', resolves: betId }],
      round: { stakeMinor: 0n, status: 'cancelled', isClosed: true },
    });
  });

  test('of a bet that never came bars it; again it is noted', () => {
    const first = accepted(ruleDiscardBet(context(), ref));
    expect(first.acts).toMatchObject([
      { name: 'discardBet', reference: 'bet§discard', postings: [] },
      { name: 'tombstone', reference: betId, isTombstone: true },
    ]);
    const noted = accepted(ruleDiscardBet(wasHeld(null, barred), ref));
    expect(noted.acts).toMatchObject([{ name: 'discardBet', postings: [] }]);
    expect([noted.acts.length, noted.round, first.round, noted.account, first.account]).toEqual([
      1,
      null,
      null,
      'cash',
      'cash',
    ]);
  });

  test('again is answered to the same member alone', () => {
    const discarded = (memberId: string) =>
      ruleDiscardBet(wasHeld(held, hold(), [kept('bet§discard', { memberId })]), ref);
    expect(discarded('member')).toEqual({ kind: 'replay', ledgerId: '7-bet§discard' });
    expect(codeOf(discarded('stranger'))).toBe('TX_CONFLICT');
  });

  test.each([
    ['whose id is a round’s', context({ facts: { round: openRound } })],
    ['of another member', wasHeld({ ...held, memberId: 'stranger' }, hold({ memberId: 'stranger' }))],
    ['held by another member', wasHeld(held, hold({ memberId: 'stranger' }))],
    ['in another’s round', wasHeld({ ...held, memberId: 'stranger' })],
    ['that was barred for another', wasHeld(null, rejectionOfUnknown)],
    ['that is committed', wasHeld(committed)],
    ['without a round', wasHeld(null)],
    ['whose round is no bet', wasHeld({ ...held, isBet: false })],
  ])('%s is refused', (_what, before) => {
    expect(codeOf(ruleDiscardBet(before, ref))).toBe('TX_CONFLICT');
  });
});

describe('what bars a result and a sale alike', () => {
  const settle: SettleBetRequest = { ...ref, generation: 1, payoutMinor: 0n, result: 'lost', policy: 'refuse' };
  const cases = [
    ['a barred bet', wasHeld(null, barred), 'TX_CANCELLED'],
    ['a bet barred for another', wasHeld(null, rejectionOfUnknown), 'TX_CONFLICT'],
    ['an unknown bet', context(), 'REF_NOT_FOUND'],
    ['an id of another act', wasHeld(null), 'TX_CONFLICT'],
    ['an id of a round', context({ facts: { round: openRound } }), 'TX_CONFLICT'],
    ['another member’s bet', wasHeld({ ...committed, memberId: 'stranger' }), 'TX_CONFLICT'],
    ['a bet that was given back', wasHeld({ ...held, status: 'cancelled' }), 'TX_CANCELLED'],
    ['a bet that is not committed', wasHeld(held), 'REF_NOT_FOUND'],
  ] as const;
  test.each(cases)('%s', (_what, before, code) => {
    expect(codeOf(ruleSettleBet(before, settle, true))).toBe(code);
    expect(codeOf(ruleCashOut(before, { ...ref, txId: 'sale', payoutMinor: 1n }))).toBe(code);
  });
});

describe('a result', () => {
  const settle = (change: Partial<SettleBetRequest> = {}): SettleBetRequest => ({
    ...ref,
    generation: 1,
    payoutMinor: 100n,
    result: 'won',
    policy: 'refuse',
    ...change,
  });

  test('pays and closes the bet', () => {
    const decision = ruleSettleBet(wasHeld(committed), settle(), true);
    expect(moves(decision)).toEqual(['win house:BAIZE > cash 100']);
    expect(accepted(decision)).toMatchObject({
      account: 'cash',
      acts: [{ name: 'settleBet', reference: 'bet§settle-1', subject: betId }],
      round: { payoutMinor: 100n, generation: 1, status: 'closed', isClosed: true, isCredited: true },
    });
  });

  test('that comes later nets out against the one before', () => {
    const up = ruleSettleBet(wasHeld(settled), settle({ generation: 2, payoutMinor: 130n }), false);
    expect(moves(up)).toEqual(['win house:BAIZE > cash 30']);
    expect(accepted(up).round).toMatchObject({ payoutMinor: 130n, generation: 2 });
    const down = ruleSettleBet(wasHeld(settled), settle({ generation: 3, payoutMinor: 0n }), false);
    expect(moves(down)).toEqual(['adjustment cash > house:BAIZE 100']);
  });

  test('that takes all the player has is booked, one unit more is refused or owed', () => {
    const later = settle({ generation: 2, payoutMinor: 0n });
    const rich = (balanceMinor: bigint) => ({
      ...context({ balanceMinor, earlier: [hold()], facts: { round: settled } }),
    });
    expect(codeOf(ruleSettleBet(rich(100n), later, false))).toBe('accepted');
    expect(codeOf(ruleSettleBet(rich(99n), later, false))).toBe('INSUFFICIENT_FUNDS');
    const owed = ruleSettleBet(rich(99n), { ...later, policy: 'allowNegative' }, false);
    expect(accepted(owed).round?.owedMinor).toBe(1n);
  });

  test.each([
    ['the first of generation 2', committed, { generation: 2 }, true, 'TX_CONFLICT'],
    ['a later one of generation 0', settled, { generation: 0 }, false, 'TX_CONFLICT'],
    ['generation 0 of a bet that was sold', { ...settled, generation: 0 }, { generation: 0 }, false, 'TX_CONFLICT'],
    ['an older generation', { ...settled, generation: 3 }, { generation: 2 }, false, 'TX_CONFLICT'],
    ['a later one before the first', committed, { generation: 1 }, false, 'REF_NOT_FOUND'],
    ['one of a bet that was sold', { ...settled, generation: 0 }, {}, true, 'ROUND_CLOSED'],
    ['a later one of a bet that was sold', { ...settled, generation: 0 }, { generation: 2 }, false, 'ROUND_CLOSED'],
  ] as const)('%s is refused', (_what, round, change, isFirst, code) => {
    expect(codeOf(ruleSettleBet(wasHeld(round), settle(change), isFirst))).toBe(code);
  });

  test('below 0 is the calling program’s mistake, 0 is not', () => {
    expect(() => ruleSettleBet(wasHeld(committed), settle({ payoutMinor: -1n }), true)).toThrow('0 or more');
    expect(moves(ruleSettleBet(wasHeld(committed), settle({ payoutMinor: 0n }), true))).toEqual([]);
  });

  test('gets the same answer again; with one thing changed it is refused', () => {
    const before = wasHeld(committed);
    const booked = afterwards(before, ruleSettleBet(before, settle(), true));
    const then = { ...booked, facts: { ...booked.facts, round: settled } };
    for (const isFirst of [true, false]) expect(codeOf(ruleSettleBet(then, settle(), isFirst))).toBe('replay');
    const changes: Partial<SettleBetRequest>[] = [
      { payoutMinor: 99n },
      { result: 'void' },
      { policy: 'allowNegative' },
    ];
    for (const change of changes) expect(codeOf(ruleSettleBet(then, settle(change), true))).toBe('TX_CONFLICT');
  });
});

describe('a sale', () => {
  const sale = (change: Partial<CashOutRequest> = {}): CashOutRequest => ({
    ...ref,
    txId: 'sale',
    payoutMinor: 40n,
    ...change,
  });

  test('pays and closes the bet without a result', () => {
    const decision = ruleCashOut(wasHeld(committed), sale());
    expect(moves(decision)).toEqual(['win house:BAIZE > cash 40']);
    expect(accepted(decision)).toMatchObject({
      account: 'cash',
      acts: [{ name: 'cashOut', reference: 'sale', subject: betId }],
      round: { payoutMinor: 40n, generation: 0, status: 'closed', isClosed: true, isCredited: true },
    });
    expect(moves(ruleCashOut(wasHeld(committed), sale({ payoutMinor: 0n })))).toEqual([]);
  });

  test('of a bet that has ended is refused, below 0 a mistake', () => {
    expect(codeOf(ruleCashOut(wasHeld(settled), sale()))).toBe('ROUND_CLOSED');
    expect(() => ruleCashOut(wasHeld(committed), sale({ payoutMinor: -1n }))).toThrow('0 or more');
  });

  test('gets the same answer again, also when the bet is closed by then; with one thing changed it is refused', () => {
    const before = wasHeld(committed);
    const booked = afterwards(before, ruleCashOut(before, sale()));
    const then = { ...booked, facts: { ...booked.facts, round: { ...settled, generation: 0 } } };
    expect(codeOf(ruleCashOut(then, sale()))).toBe('replay');
    expect(codeOf(ruleCashOut(then, sale({ payoutMinor: 41n })))).toBe('TX_CONFLICT');
    expect(codeOf(ruleCashOut(then, sale({ betId: 'bet-2' })))).toBe('TX_CONFLICT');
  });
});
