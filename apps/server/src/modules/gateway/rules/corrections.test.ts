// @covers gateway-and-ledger-rules

import type { AdjustRequest } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { changeOfResult, ruleAdjust } from './credits.ts';
import {
  accepted,
  afterwards,
  closedRound,
  codeOf,
  context,
  kept,
  moves,
  openRound,
  ref,
  trialWallet,
} from './decision-context.fixture.ts';
import { standingOf } from './decision-context.ts';

describe('how a difference is paid', () => {
  const owing = (owedMinor: bigint) => ({ ...standingOf(openRound), owedMinor });
  const none = { owedMinor: 0n, repaidMinor: 0n };

  test.each([
    [-99n, { differenceMinor: -99n, ...none }],
    [-100n, { differenceMinor: -100n, ...none }],
    [-101n, null],
    [0n, { differenceMinor: 0n, ...none }],
    [1n, { differenceMinor: 1n, ...none }],
  ])('%d of a player with 100 who may not owe', (differenceMinor, change) => {
    expect(changeOfResult(owing(0n), differenceMinor, 100n, 'refuse')).toEqual(change);
  });

  test.each([
    [-100n, 0n],
    [-101n, 1n],
    [-350n, 250n],
  ])('%d of a player with 100 who may owe', (differenceMinor, owedMinor) => {
    const change = changeOfResult(owing(0n), differenceMinor, 100n, 'allowNegative');
    expect(change).toEqual({ differenceMinor, owedMinor, repaidMinor: 0n });
  });

  test.each([
    [49n, 49n],
    [50n, 50n],
    [51n, 50n],
  ])('%d for a round that owes 50 pays off what is owed first', (differenceMinor, repaidMinor) => {
    expect(changeOfResult(owing(50n), differenceMinor, 0n, 'refuse')).toMatchObject({ owedMinor: 0n, repaidMinor });
  });
});

describe('a correction', () => {
  const correction = (change: Partial<AdjustRequest> = {}): AdjustRequest => ({
    ...ref,
    playerRef: 'player',
    txId: 'fix',
    amountMinor: -100n,
    refTxIds: ['bet'],
    policy: 'refuse',
    reason: 'wrong result',
    ...change,
  });
  const paid = { ...closedRound, payoutMinor: '300' };
  const settled = (balanceMinor: bigint, change = {}) =>
    context({ balanceMinor, earlier: [kept('bet')], facts: { round: { ...paid, ...change } } });

  test('that takes exactly all the player has is booked, one unit more is refused or owed', () => {
    expect(moves(ruleAdjust(settled(100n), correction()))).toEqual(['adjustment cash > house:BAIZE 100']);
    expect(codeOf(ruleAdjust(settled(99n), correction()))).toBe('INSUFFICIENT_FUNDS');
    const owed = ruleAdjust(settled(99n), correction({ policy: 'allowNegative' }));
    expect(moves(owed)).toEqual([
      'adjustment cash > house:BAIZE 99',
      'adjustmentOwed receivable:member > house:BAIZE 1',
    ]);
    expect(accepted(owed).round).toMatchObject({
      payoutMinor: 200n,
      owedMinor: 1n,
      isCredited: true,
      status: 'closed',
    });
  });

  test('that gives pays off what the round owes, and counts an open round as paid', () => {
    const owing = settled(0n, { owedMinor: '30', status: 'open', closedAt: null, isCredited: false });
    const decision = ruleAdjust(owing, correction({ amountMinor: 100n }));
    expect(moves(decision)).toEqual([
      'adjustment house:BAIZE > cash 70',
      'adjustmentRepaid house:BAIZE > receivable:member 30',
    ]);
    expect(accepted(decision).round).toMatchObject({
      owedMinor: 0n,
      payoutMinor: 400n,
      isCredited: true,
      isClosed: false,
    });
  });

  test('of 0 says nothing', () => {
    expect(() => ruleAdjust(settled(100n), correction({ amountMinor: 0n }))).toThrow('an adjustment of 0');
  });

  test.each([
    [
      'another member’s stake',
      { earlier: [kept('bet', { memberId: 'stranger' })], facts: { round: paid } },
      'TX_CONFLICT',
    ],
    [
      'a stake of another round',
      { earlier: [kept('bet', { subject: 'elsewhere' })], facts: { round: paid } },
      'TX_CONFLICT',
    ],
    ['an unknown stake', { facts: { round: paid } }, 'REF_NOT_FOUND'],
    ['an unknown round', { earlier: [kept('bet')] }, 'REF_NOT_FOUND'],
    ['another member’s round', { earlier: [kept('bet')], facts: { round: { ...paid, memberId: 'x' } } }, 'TX_CONFLICT'],
    [
      'a round of another game',
      { earlier: [kept('bet')], facts: { round: { ...paid, gameCode: 'x' } } },
      'TX_CONFLICT',
    ],
  ])('of %s is refused', (_what, change, code) => {
    expect(codeOf(ruleAdjust(context(change), correction()))).toBe(code);
  });

  test('of two acts needs both to be of this player and round', () => {
    const two = correction({ refTxIds: ['bet', 'bet-2'] });
    const of = (second: Parameters<typeof kept>[1]) =>
      codeOf(ruleAdjust(context({ earlier: [kept('bet'), kept('bet-2', second)], facts: { round: paid } }), two));
    expect(of({})).toBe('accepted');
    expect(of({ memberId: 'stranger' })).toBe('TX_CONFLICT');
    expect(of({ subject: 'elsewhere' })).toBe('TX_CONFLICT');
  });

  test('takes from the account that the round was played from', () => {
    const decision = ruleAdjust(
      context({ wallet: trialWallet, earlier: [], facts: { round: { ...paid, accountKind: 'trial' } } }),
      correction({ refTxIds: [] }),
    );
    expect(moves(decision)).toEqual(['adjustment trial > house:BAIZE 100']);
  });

  test('gets the same answer again, also when the balance moved; with one thing changed it is refused', () => {
    const before = settled(100n);
    const then = afterwards(before, ruleAdjust(before, correction()));
    expect(ruleAdjust(then, correction())).toEqual({ kind: 'replay', ledgerId: '7-fix' });
    const changes: Partial<AdjustRequest>[] = [
      { amountMinor: -99n },
      { gameCode: 'another' },
      { roundId: 'elsewhere' },
      { policy: 'allowNegative' },
      { refTxIds: [] },
    ];
    for (const change of changes) expect(codeOf(ruleAdjust(then, correction(change)))).toBe('TX_CONFLICT');
  });
});
