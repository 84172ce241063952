// @covers gateway-and-ledger-rules

import type { CreditRequest } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { ruleCredit } from './credits.ts';
import {
  accepted,
  afterwards,
  closedRound,
  codeOf,
  context,
  gameCode,
  kept,
  moves,
  openRound,
  ref,
} from './decision-context.fixture.ts';

const credit = (change: Partial<CreditRequest> = {}): CreditRequest => ({
  ...ref,
  playerRef: 'player',
  txId: 'win',
  amountMinor: 100n,
  kind: 'win',
  refTxIds: ['bet'],
  roundEnd: false,
  ...change,
});
const played = (bet = kept('bet'), round = openRound) => context({ earlier: [bet], facts: { round } });

describe('a credit', () => {
  test('pays the stake it names and leaves the round open', () => {
    const decision = ruleCredit(played(), credit());
    expect(moves(decision)).toEqual(['win house:BAIZE > cash 100']);
    expect(decision).toMatchObject({
      account: 'cash',
      round: { stakeMinor: 60n, payoutMinor: 100n, isCredited: true, isClosed: false, status: 'open', owedMinor: 0n },
      grant: null,
      pools: [],
    });
  });

  test('adds to what the round paid, and closes it where it says so', () => {
    const round = { ...openRound, payoutMinor: '40', isCredited: true };
    const decision = ruleCredit(played(kept('bet'), round), credit({ roundEnd: true }));
    expect(accepted(decision).round).toMatchObject({ payoutMinor: 140n, isClosed: true, status: 'closed' });
  });

  test('of 0 notes that the stake lost; below 0 the calling program is wrong', () => {
    expect(moves(ruleCredit(played(), credit({ amountMinor: 0n })))).toEqual([]);
    expect(() => ruleCredit(played(), credit({ amountMinor: -1n }))).toThrow(RangeError);
    expect(() => ruleCredit(played(), credit({ amountMinor: -1n }))).toThrow('0 or more');
  });

  test.each([
    ['is not known', [], 'REF_NOT_FOUND'],
    ['is another member’s', [kept('bet', { memberId: 'stranger' })], 'TX_CONFLICT'],
    ['is another round’s', [kept('bet', { subject: 'elsewhere' })], 'TX_CONFLICT'],
    ['is another vendor’s', [kept('bet', { source: 'vendor:OTHER' })], 'REF_NOT_FOUND'],
    ['is no stake', [kept('bet', { postings: [{ movement: 'win', amountMinor: 60n }] })], 'TX_CONFLICT'],
    ['is a note', [kept('bet', { outcome: 'noted', postings: [] })], 'TX_CONFLICT'],
    ['was barred before it came', [kept('bet', { outcome: 'tombstone', postings: [] })], 'TX_CANCELLED'],
    [
      'was barred for another member',
      [kept('bet', { memberId: 'stranger', outcome: 'tombstone', postings: [] })],
      'TX_CONFLICT',
    ],
    [
      'was another member’s and is taken back',
      [kept('bet', { memberId: 'stranger', resolvedBy: 'cancel' })],
      'TX_CONFLICT',
    ],
    ['was taken back', [kept('bet', { resolvedBy: 'cancel' })], 'TX_CANCELLED'],
  ])('whose stake %s is refused', (_what, earlier, code) => {
    expect(codeOf(ruleCredit(context({ earlier, facts: { round: openRound } }), credit()))).toBe(code);
  });

  test('of two stakes needs both to be known and the player’s, and one to stand', () => {
    const both = credit({ refTxIds: ['bet', 'bet-2'] });
    const of = (second: ReturnType<typeof kept>[]) =>
      codeOf(ruleCredit(context({ earlier: [kept('bet'), ...second], facts: { round: openRound } }), both));
    expect(of([kept('bet-2')])).toBe('accepted');
    expect(of([])).toBe('REF_NOT_FOUND');
    expect(of([kept('bet-2', { memberId: 'stranger' })])).toBe('TX_CONFLICT');
    expect(of([kept('bet-2', { subject: 'elsewhere' })])).toBe('TX_CONFLICT');
    expect(of([kept('bet-2', { resolvedBy: 'cancel' })])).toBe('accepted');
  });

  test('without stakes asks the round alone', () => {
    const of = (round: typeof openRound | null) =>
      codeOf(ruleCredit(context({ facts: { round } }), credit({ refTxIds: [] })));
    expect(of(openRound)).toBe('accepted');
    expect(of(null)).toBe('REF_NOT_FOUND');
    expect(of({ ...openRound, memberId: 'stranger' })).toBe('TX_CONFLICT');
    expect(of({ ...openRound, gameCode: 'another' })).toBe('TX_CONFLICT');
    expect(of({ ...openRound, isBet: true })).toBe('TX_CONFLICT');
    expect(of({ ...openRound, status: 'cancelled' })).toBe('TX_CANCELLED');
    expect(of(closedRound)).toBe('ROUND_CLOSED');
  });

  test('of a jackpot comes after the end of the round as well, and does not open it again', () => {
    const decision = ruleCredit(played(kept('bet'), closedRound), credit({ kind: 'jackpot' }));
    expect(accepted(decision).round).toMatchObject({ isClosed: true, status: 'closed' });
  });

  test('from a pool claims what the pool must hold', () => {
    const request = credit({ kind: 'jackpot', pool: 'grand', seed: { from: 'reserve', amountMinor: 5n } });
    expect(ruleCredit(played(), request)).toMatchObject({ pools: [{ pool: 'grand', minMinor: 5n }] });
  });

  test('is answered again with what became of it; with one thing changed it is refused', () => {
    const before = played();
    const then = afterwards(before, ruleCredit(before, credit()));
    expect(ruleCredit(then, credit())).toEqual({ kind: 'replay', ledgerId: '7-win' });
    const changes: Partial<CreditRequest>[] = [
      { amountMinor: 101n },
      { gameCode: 'another' },
      { roundId: 'elsewhere' },
      { kind: 'jackpot' },
      { roundEnd: true },
      { refTxIds: [] },
      { refTxIds: ['bet', 'bet-2'] },
      { grantId: 'g' },
    ];
    for (const change of changes) expect(codeOf(ruleCredit(then, credit(change)))).toBe('TX_CONFLICT');
  });
});

describe('a free round', () => {
  const grant = {
    memberId: 'member',
    campaign: 'spring',
    gameCodes: [gameCode],
    left: 1,
    expiresAt: '2026-03-02T00:00:00Z',
    isCancelled: false,
  };
  const free = credit({ kind: 'freeround', grantId: 'g', refTxIds: [] });

  test('needs no round, pays from the promotion and uses its grant', () => {
    const decision = ruleCredit(context({ facts: { grant } }), free);
    expect(moves(decision)).toEqual(['freeRoundWin promotion:spring > cash 100']);
    expect(decision).toMatchObject({ grant: { grantId: 'g', change: 'use' } });
  });

  test('of a game that is not there, or without a grant, is refused', () => {
    expect(codeOf(ruleCredit(context({ facts: { grant, game: null } }), free))).toBe('REF_NOT_FOUND');
    expect(codeOf(ruleCredit(context(), free))).toBe('REF_NOT_FOUND');
  });

  test('comes after the end of the round as well', () => {
    expect(codeOf(ruleCredit(context({ facts: { grant, round: closedRound } }), free))).toBe('accepted');
  });

  test('gets the same answer again, and with another grant refused', () => {
    const before = context({ facts: { grant } });
    const then = afterwards(before, ruleCredit(before, free));
    expect(codeOf(ruleCredit(then, free))).toBe('replay');
    expect(codeOf(ruleCredit(then, { ...free, grantId: 'other' }))).toBe('TX_CONFLICT');
  });
});
