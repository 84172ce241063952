// @covers gateway-and-ledger-rules

import type { PlayRequest } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  afterwards,
  asKept,
  closedRound,
  codeOf,
  context,
  debtor,
  gameCode,
  kept,
  moves,
  openRound,
  ref,
} from './decision-context.fixture.ts';
import { claimsOf, rulePlay, sourceOf } from './stakes.ts';

const play = (change: Partial<PlayRequest> = {}): PlayRequest => ({
  ...ref,
  ...debtor,
  debits: [{ txId: 'bet', amountMinor: 60n }],
  credits: [{ txId: 'win', amountMinor: 25n, kind: 'win' }],
  roundEnd: true,
  ...change,
});
const grant = {
  memberId: 'member',
  campaign: 'spring',
  gameCodes: [gameCode],
  left: 1,
  expiresAt: '2026-03-02T00:00:00Z',
  isCancelled: false,
};
const freeWin = { txId: 'free', amountMinor: 7n, kind: 'freeround', grantId: 'g' } as const;

describe('a play', () => {
  test('books stakes and wins in their order and ends the round', () => {
    const request = play({ debits: [...play().debits, { txId: 'bet-2', amountMinor: 5n }] });
    const decision = rulePlay(context(), request);
    expect(moves(decision)).toEqual([
      'stake cash > house:BAIZE 60',
      'stake cash > house:BAIZE 5',
      'win house:BAIZE > cash 25',
    ]);
    expect(decision).toMatchObject({
      account: 'cash',
      round: { stakeMinor: 65n, payoutMinor: 25n, status: 'closed', isClosed: true, isCredited: true },
      grant: null,
      pools: [],
    });
  });

  test('goes on with a round, which stays open and unpaid where it says so', () => {
    const before = context({ facts: { round: { ...openRound, payoutMinor: '3', owedMinor: '2', generation: 4 } } });
    expect(accepted(rulePlay(before, play({ credits: [], roundEnd: false }))).round).toEqual({
      stakeMinor: 120n,
      payoutMinor: 3n,
      owedMinor: 2n,
      generation: 4,
      status: 'open',
      isClosed: false,
      isCredited: false,
    });
    const credited = context({ facts: { round: { ...openRound, isCredited: true } } });
    expect(accepted(rulePlay(credited, play({ credits: [], roundEnd: false }))).round?.isCredited).toBe(true);
  });

  test('of nothing says nothing, of an id twice contradicts itself', () => {
    expect(() => rulePlay(context(), play({ debits: [], credits: [] }))).toThrow('says nothing');
    const twice = play({ credits: [{ txId: 'bet', amountMinor: 1n, kind: 'win' }] });
    expect(codeOf(rulePlay(context(), twice))).toBe('TX_CONFLICT');
  });

  test('of wins alone needs a round that is not taken back', () => {
    const wins = play({ debits: [] });
    expect(codeOf(rulePlay(context(), wins))).toBe('REF_NOT_FOUND');
    expect(codeOf(rulePlay(context({ facts: { round: openRound } }), wins))).toBe('accepted');
    const cancelled = { ...openRound, status: 'cancelled' as const };
    expect(codeOf(rulePlay(context({ facts: { round: cancelled } }), wins))).toBe('TX_CANCELLED');
    expect(codeOf(rulePlay(context({ facts: { round: cancelled } }), play()))).toBe('accepted');
  });

  test('of free rounds needs their grant and no round', () => {
    const free = play({ debits: [], credits: [freeWin] });
    const decision = rulePlay(context({ facts: { grant } }), free);
    expect(moves(decision)).toEqual(['freeRoundWin promotion:spring > cash 7']);
    expect(decision).toMatchObject({ grant: { grantId: 'g', change: 'use' } });
    expect(codeOf(rulePlay(context(), free))).toBe('REF_NOT_FOUND');
    const cancelled = { ...openRound, status: 'cancelled' as const };
    expect(codeOf(rulePlay(context({ facts: { grant, round: cancelled } }), free))).toBe('accepted');
  });

  test('asks for what a debit asks for', () => {
    expect(codeOf(rulePlay(context({ wallet: { isBlocked: true } }), play()))).toBe('PLAYER_BLOCKED');
    expect(codeOf(rulePlay(context({ facts: { round: closedRound } }), play()))).toBe('ROUND_CLOSED');
    expect(codeOf(rulePlay(context(), play({ currency: 'USD' })))).toBe('CURRENCY_MISMATCH');
  });

  test('holds its stakes together against the limit, and no win', () => {
    const limited = context({ wallet: { limits: { stake: 64n } }, facts: { round: openRound } });
    const two = play({ debits: [...play().debits, { txId: 'bet-2', amountMinor: 5n }] });
    expect(codeOf(rulePlay(limited, two))).toBe('LIMIT_REACHED');
    expect(codeOf(rulePlay(limited, play()))).toBe('accepted');
    const lost = context({ wallet: { limits: { dayLoss: -1n } }, facts: { round: openRound } });
    expect(codeOf(rulePlay(lost, play({ debits: [] })))).toBe('accepted');
  });

  test('pays jackpots from pools, which claim what they are seeded with', () => {
    const seed = { from: 'reserve', amountMinor: 4n };
    const credits = [{ txId: 'pot', amountMinor: 90n, kind: 'jackpot' as const, pool: 'grand', seed }];
    const decision = rulePlay(context(), play({ credits }));
    expect(moves(decision)).toEqual([
      'stake cash > house:BAIZE 60',
      'jackpotWin jackpot:cash:BAIZE:grand > cash 90',
      'jackpotSeed jackpot:cash:BAIZE:reserve > jackpot:cash:BAIZE:grand 4',
    ]);
    expect(accepted(decision).pools).toEqual([{ pool: 'grand', minMinor: 4n }]);
  });
});

describe('a play again', () => {
  const full = play({
    debits: [{ txId: 'bet', amountMinor: 60n, contributions: [{ pool: 'grand', amountMinor: 2n }] }],
    credits: [
      { txId: 'win', amountMinor: 25n, kind: 'win' },
      { txId: 'pot', amountMinor: 9n, kind: 'jackpot', pool: 'grand', seed: { from: 'reserve', amountMinor: 4n } },
      freeWin,
    ],
  });
  const before = context({ facts: { grant } });
  const then = () => afterwards(before, rulePlay(before, full));
  const [bet] = full.debits;
  const [win, pot, free] = full.credits;
  if (!bet || !win || !pot || !free) throw new Error('the play has one stake and three wins');

  test('gets the same answer, with the id of its first act', () => {
    expect(rulePlay(then(), full)).toEqual({ kind: 'replay', ledgerId: '7-bet' });
  });

  const changes: [string, Partial<PlayRequest>][] = [
    ['of another game', { gameCode: 'another' }],
    ['of another round', { roundId: 'elsewhere' }],
    ['that stays open', { roundEnd: false }],
    ['with another stake', { debits: [{ ...bet, amountMinor: 61n }] }],
    ['with another part in the pool', { debits: [{ ...bet, contributions: [{ pool: 'grand', amountMinor: 3n }] }] }],
    ['with another pool', { debits: [{ ...bet, contributions: [{ pool: 'minor', amountMinor: 2n }] }] }],
    ['without its part in the pool', { debits: [{ txId: 'bet', amountMinor: 60n }] }],
    ['with another win', { credits: [{ ...win, amountMinor: 26n }, pot, free] }],
    ['with a win of another kind', { credits: [{ ...win, kind: 'jackpot' }, pot, free] }],
    ['with another grant', { credits: [win, pot, { ...free, grantId: 'h' }] }],
    ['from another pool', { credits: [win, { ...pot, pool: 'minor' }, free] }],
    ['seeded from elsewhere', { credits: [win, { ...pot, seed: { from: 'other', amountMinor: 4n } }, free] }],
    ['seeded with another amount', { credits: [win, { ...pot, seed: { from: 'reserve', amountMinor: 5n } }, free] }],
    ['without a win', { credits: [win, pot] }],
    ['with its wins in another order', { credits: [pot, win, free] }],
    ['with one win more', { credits: [win, pot, free, { txId: 'more', amountMinor: 1n, kind: 'win' }] }],
    ['with one stake more', { debits: [bet, { txId: 'more', amountMinor: 1n }] }],
  ];
  test.each(changes)('%s is refused', (_what, change) => {
    expect(codeOf(rulePlay(then(), { ...full, ...change }))).toBe('TX_CONFLICT');
  });

  test('of which only a part was booked, or only a part as it is, contradicts that', () => {
    const [first, ...others] = then().wallet.earlier;
    if (!first) throw new Error('the play was booked');
    const of = (earlier: readonly (typeof first)[]) => codeOf(rulePlay(context({ earlier, facts: { grant } }), full));
    expect(of([first, ...others])).toBe('replay');
    expect(of([first])).toBe('TX_CONFLICT');
    expect(of(others)).toBe('TX_CONFLICT');
    expect(of([first, ...others.map((act) => ({ ...act, fingerprint: 'other' }))])).toBe('TX_CONFLICT');
    expect(of([{ ...first, fingerprint: 'other' }, ...others])).toBe('TX_CONFLICT');
  });

  test('one of whose acts was taken back or barred is cancelled', () => {
    const earlier = (change: Parameters<typeof kept>[1]) =>
      context({
        earlier: [
          ...then().wallet.earlier.slice(1),
          { ...asKept(accepted(rulePlay(before, full)).acts[0] as never), ...change },
        ],
        facts: { grant },
      });
    expect(codeOf(rulePlay(earlier({ resolvedBy: 'cancel' }), full))).toBe('TX_CANCELLED');
    expect(codeOf(rulePlay(earlier({ outcome: 'tombstone' }), full))).toBe('TX_CANCELLED');
  });

  test('one of whose ids was used elsewhere contradicts that', () => {
    expect(codeOf(rulePlay(context({ earlier: [kept('bet')], facts: { grant } }), full))).toBe('TX_CONFLICT');
  });
});

describe('what pays a win', () => {
  const of = (win: Parameters<typeof sourceOf>[1], facts = {}) => sourceOf(context({ facts }), win);
  const amountMinor = 1n;

  test('the operator, the promotion of the grant, or the pool', () => {
    expect(of({ txId: 'w', amountMinor, kind: 'win' })).toEqual({ kind: 'house' });
    expect(of({ txId: 'w', amountMinor, kind: 'jackpot' })).toEqual({ kind: 'house' });
    expect(of(freeWin, { grant })).toEqual({ kind: 'freeRounds', campaign: 'spring' });
    expect(of(freeWin)).toEqual({ kind: 'freeRounds', campaign: '' });
    expect(of({ txId: 'w', amountMinor, kind: 'jackpot', pool: 'p' })).toEqual({ kind: 'pool', pool: 'p', seed: null });
  });

  test('a pool pays jackpots alone, and only a pool is seeded', () => {
    const seed = { from: 'reserve', amountMinor };
    expect(() => of({ txId: 'w', amountMinor, kind: 'win', pool: 'p' })).toThrow('a pool pays jackpots');
    expect(() => of({ txId: 'w', amountMinor, kind: 'jackpot', seed })).toThrow(RangeError);
  });

  test('each pool claims once, all its seeds together', () => {
    const pot = (pool: string, seeded?: bigint) => ({
      txId: pool,
      amountMinor,
      kind: 'jackpot' as const,
      pool,
      ...(seeded === undefined ? {} : { seed: { from: 'r', amountMinor: seeded } }),
    });
    expect(claimsOf([pot('a', 3n), pot('b'), pot('a', 4n), { txId: 'w', amountMinor, kind: 'win' }])).toEqual([
      { pool: 'a', minMinor: 7n },
      { pool: 'b', minMinor: 0n },
    ]);
  });
});
