// @covers gateway-and-ledger-rules

import type { CancelRequest, DebitRequest } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  afterwards,
  closedRound,
  codeOf,
  context,
  debtor,
  kept,
  moves,
  openRound,
  ref,
  roundId,
  trialWallet,
} from './decision-context.fixture.ts';
import { standingOf } from './decision-context.ts';
import { ruleCancel, ruleDebit, ruleEndRound } from './stakes.ts';

const debit = (change: Partial<DebitRequest> = {}): DebitRequest => ({
  ...ref,
  ...debtor,
  txId: 'bet',
  amountMinor: 60n,
  ...change,
});

test('a round that is not there yet stands open, with nothing staked or paid', () => {
  expect(standingOf(null)).toEqual({
    stakeMinor: 0n,
    payoutMinor: 0n,
    owedMinor: 0n,
    status: 'open',
    isCredited: false,
    generation: 0,
    isClosed: false,
  });
});

describe('a debit', () => {
  test('opens a round with its stake', () => {
    const decision = ruleDebit(context(), debit());
    expect(moves(decision)).toEqual(['stake cash > house:BAIZE 60']);
    expect(decision).toMatchObject({
      account: 'cash',
      round: { stakeMinor: 60n, payoutMinor: 0n, status: 'open', isClosed: false, isCredited: false, generation: 0 },
    });
  });

  test('adds to an open round, and opens one again whose stakes were all taken back', () => {
    const taken = { ...openRound, stakeMinor: '0', status: 'cancelled' as const };
    expect(accepted(ruleDebit(context({ facts: { round: openRound } }), debit())).round?.stakeMinor).toBe(120n);
    expect(accepted(ruleDebit(context({ facts: { round: taken } }), debit())).round).toMatchObject({
      stakeMinor: 60n,
      status: 'open',
    });
  });

  test('of trial money comes from the trial account, of a round from the round’s', () => {
    expect(moves(ruleDebit(context({ wallet: trialWallet }), debit()))).toEqual(['stake trial > house:BAIZE 60']);
    const round = { ...openRound, accountKind: 'trial' as const };
    expect(accepted(ruleDebit(context({ facts: { round } }), debit())).account).toBe('trial');
  });

  test('puts its parts into pools', () => {
    const contributions = [{ pool: 'grand', amountMinor: 2n }];
    expect(moves(ruleDebit(context(), debit({ contributions })))).toEqual([
      'stake cash > house:BAIZE 60',
      'jackpotContribution house:BAIZE > jackpot:cash:BAIZE:grand 2',
    ]);
  });

  test.each([
    ['no session', { facts: { session: null } }, 'SESSION_INVALID'],
    ['an ended session', { facts: { session: { siteSessionId: 's', isEnded: true } } }, 'SESSION_INVALID'],
    ['no session at the site', { isSiteSessionAlive: false }, 'SESSION_INVALID'],
    ['a blocked player', { wallet: { isBlocked: true } }, 'PLAYER_BLOCKED'],
    ['a player whose bets are blocked', { wallet: { areBetsBlocked: true } }, 'PLAYER_BLOCKED'],
    ['no such game', { facts: { game: null } }, 'GAME_UNAVAILABLE'],
    [
      'a game that is off',
      { facts: { game: { id: 'g', gameType: 'RNG', isEnabled: false, isDraining: false } } },
      'GAME_UNAVAILABLE',
    ],
    [
      'a brand that is drained',
      { facts: { game: { id: 'g', gameType: 'RNG', isEnabled: true, isDraining: true } } },
      'GAME_UNAVAILABLE',
    ],
    ['another’s round', { facts: { round: { ...openRound, memberId: 'stranger' } } }, 'TX_CONFLICT'],
    ['a round of another game', { facts: { round: { ...openRound, gameCode: 'x' } } }, 'TX_CONFLICT'],
    ['a two-step bet', { facts: { round: { ...openRound, isBet: true } } }, 'TX_CONFLICT'],
    ['a closed round', { facts: { round: closedRound } }, 'ROUND_CLOSED'],
  ] as const)('with %s is refused', (_what, change, code) => {
    expect(codeOf(ruleDebit(context(change), debit()))).toBe(code);
  });

  test('in a round that is open goes on while the brand is drained', () => {
    const game = { id: 'g', gameType: 'RNG', isEnabled: true, isDraining: true } as const;
    expect(codeOf(ruleDebit(context({ facts: { game, round: openRound } }), debit()))).toBe('accepted');
    expect(codeOf(ruleDebit(context({ facts: { game, round: closedRound } }), debit()))).toBe('ROUND_CLOSED');
  });

  test('in the player’s currency is taken, in another refused', () => {
    expect(codeOf(ruleDebit(context(), debit({ currency: 'PLY' })))).toBe('accepted');
    expect(codeOf(ruleDebit(context(), debit({ currency: 'USD' })))).toBe('CURRENCY_MISMATCH');
  });

  test('up to the limit is taken, above it refused with the limit', () => {
    const limited = context({ wallet: { limits: { stake: 60n } } });
    expect(codeOf(ruleDebit(limited, debit()))).toBe('accepted');
    expect(ruleDebit(limited, debit({ amountMinor: 61n }))).toEqual({
      kind: 'refused',
      code: 'LIMIT_REACHED',
      limit: { kind: 'stake', until: null },
    });
  });

  test('gets the same answer again, also to a player who may not play any more; with one thing changed it is refused', () => {
    const before = context();
    const then = afterwards(before, ruleDebit(before, debit()));
    const blocked = { ...then, wallet: { ...then.wallet, isBlocked: true } };
    expect(ruleDebit(blocked, debit())).toEqual({ kind: 'replay', ledgerId: '7-bet' });
    const changes: Partial<DebitRequest>[] = [
      { amountMinor: 59n },
      { gameCode: 'another' },
      { roundId: 'elsewhere' },
      { contributions: [{ pool: 'grand', amountMinor: 1n }] },
    ];
    for (const change of changes) expect(codeOf(ruleDebit(then, debit(change)))).toBe('TX_CONFLICT');
  });
});

describe('a cancel', () => {
  const cancel = (change: Partial<CancelRequest> = {}): CancelRequest => ({
    ...ref,
    txId: 'cancel',
    targetTxId: 'bet',
    playerRef: 'player',
    reason: '',
    ...change,
  });
  const staked = (change: Parameters<typeof kept>[1] = {}, round: typeof openRound | null = openRound) =>
    context({ earlier: [kept('bet', change)], facts: { round } });

  test('gives the stake back; a round without stakes is cancelled', () => {
    const decision = ruleCancel(staked(), cancel());
    expect(moves(decision)).toEqual(['stakeRefund house:BAIZE > cash 60']);
    expect(accepted(decision)).toMatchObject({
      acts: [{ resolves: 'bet' }],
      round: { stakeMinor: 0n, status: 'cancelled', isClosed: false },
    });
    const twice = ruleCancel(staked({}, { ...openRound, stakeMinor: '61' }), cancel());
    expect(accepted(twice).round).toMatchObject({ stakeMinor: 1n, status: 'open' });
  });

  test('gives the parts back out of the pools', () => {
    const postings = [
      { movement: 'stake' as const, amountMinor: 60n },
      { movement: 'jackpotContribution' as const, amountMinor: 2n, poolLabel: 'cash:BAIZE:grand' },
    ];
    expect(moves(ruleCancel(staked({ postings }), cancel()))).toEqual([
      'stakeRefund house:BAIZE > cash 60',
      'jackpotReturn jackpot:cash:BAIZE:grand > house:BAIZE 2',
    ]);
  });

  test('of a stake that never came bars it', () => {
    const { acts, round, account } = accepted(ruleCancel(context(), cancel()));
    expect(acts).toMatchObject([
      { name: 'refundStake', reference: 'cancel', postings: [] },
      { name: 'tombstone', reference: 'bet', isTombstone: true, postings: [] },
    ]);
    expect([round, account]).toEqual([null, 'cash']);
  });

  test.each([
    ['that is barred', { outcome: 'tombstone' as const, postings: [] }],
    ['that was given back', { resolvedBy: 'earlier' }],
  ])('of a stake %s is noted and moves nothing', (_what, change) => {
    const { acts, round } = accepted(ruleCancel(staked(change), cancel()));
    expect(acts).toMatchObject([{ name: 'refundStake', postings: [] }]);
    expect([acts.length, round]).toEqual([1, null]);
  });

  test.each([
    ['of itself', staked(), { targetTxId: 'cancel' }, 'TX_CONFLICT'],
    ['of another’s stake', staked({ memberId: 'stranger' }), {}, 'TX_CONFLICT'],
    ['of what was barred for another', staked({ memberId: 'stranger', outcome: 'tombstone' }), {}, 'TX_CONFLICT'],
    ['of a note', staked({ postings: [] }), {}, 'TX_CONFLICT'],
    ['of a win', staked({ postings: [{ movement: 'win', amountMinor: 60n }] }), {}, 'TX_CONFLICT'],
    ['of a stake of another round', staked({ subject: 'elsewhere' }), {}, 'TX_CONFLICT'],
    ['without a round', staked({}, null), {}, 'TX_CONFLICT'],
    ['in another’s round', staked({}, { ...openRound, memberId: 'stranger' }), {}, 'TX_CONFLICT'],
    ['for another game', staked(), { gameCode: 'another' }, 'TX_CONFLICT'],
    ['in a closed round', staked({}, { ...closedRound, isCredited: false }), {}, 'ROUND_CLOSED'],
    ['in a paid round', staked({}, { ...openRound, isCredited: true }), {}, 'ROUND_CLOSED'],
  ] as const)('%s is refused', (_what, before, change, code) => {
    expect(codeOf(ruleCancel(before, cancel(change)))).toBe(code);
  });

  test('gets the same answer again, whatever it did; of another stake it is refused', () => {
    const before = staked();
    const then = afterwards(before, ruleCancel(before, cancel()));
    expect(ruleCancel(then, cancel())).toEqual({ kind: 'replay', ledgerId: '7-cancel' });
    expect(codeOf(ruleCancel(then, cancel({ targetTxId: 'bet-2' })))).toBe('TX_CONFLICT');
    expect(codeOf(ruleCancel(then, cancel({ roundId: 'elsewhere' })))).toBe('TX_CONFLICT');
  });
});

describe('the end of a round', () => {
  const end = (round: typeof openRound | null, request = ref) => ruleEndRound(context({ facts: { round } }), request);

  test('closes it; one without stakes ends as cancelled', () => {
    expect(accepted(end(openRound))).toMatchObject({
      acts: [],
      account: 'cash',
      round: { status: 'closed', isClosed: true, stakeMinor: 60n },
    });
    expect(accepted(end({ ...openRound, status: 'cancelled' })).round).toMatchObject({
      status: 'cancelled',
      isClosed: true,
    });
    expect(accepted(end({ ...openRound, accountKind: 'trial' })).account).toBe('trial');
  });

  test('again gets the same answer, of an unknown or another’s round refused', () => {
    expect(end(closedRound)).toEqual({ kind: 'replay', ledgerId: null });
    expect(codeOf(end(null))).toBe('REF_NOT_FOUND');
    expect(codeOf(end({ ...openRound, memberId: 'stranger' }))).toBe('TX_CONFLICT');
    expect(codeOf(end(openRound, { roundId, gameCode: 'another' }))).toBe('TX_CONFLICT');
    expect(codeOf(end({ ...closedRound, memberId: 'stranger' }))).toBe('TX_CONFLICT');
  });
});
