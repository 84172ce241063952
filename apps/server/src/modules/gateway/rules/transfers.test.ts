// @covers gateway-and-ledger-rules

import { describe, expect, test } from 'vitest';
import { accepted, afterwards, codeOf, kept, moves, ownWallet, situation, trialWallet } from './situation.fixture.ts';
import { ruleFundPool, rulePromo, ruleQueryTransfer, ruleTransferIn, ruleTransferOut } from './transfers.ts';

const transfer = { txId: 'move', playerRef: 'player', amountMinor: 40n };
const promo = { ...transfer, campaign: 'spring' };
const fund = { ...transfer, pool: 'grand' };

describe('each act of money without a bet', () => {
  const rules = [
    ['a promotion', rulePromo, promo, 'promo promotion:spring > cash 40', { campaign: 'autumn' }],
    [
      'a pool’s funding',
      ruleFundPool,
      fund,
      'jackpotSeed house:BAIZE > jackpot:cash:BAIZE:grand 40',
      { pool: 'minor' },
    ],
    ['a transfer in', ruleTransferIn, transfer, 'transferIn cash > float:BAIZE 40', {}],
    ['a transfer out', ruleTransferOut, transfer, 'transferOut float:BAIZE > cash 40', {}],
  ] as const;

  test.each(rules)('%s moves its amount and no round', (_name, rule, request, move) => {
    const ruling = rule(situation(), request as never);
    expect(moves(ruling)).toEqual([move]);
    expect(accepted(ruling)).toMatchObject({ account: 'cash', round: null, acts: [{ subject: '' }] });
  });

  test.each(rules)('%s is told again, with one thing changed it is refused', (_name, rule, request, _move, other) => {
    const before = situation();
    const then = afterwards(before, rule(before, request as never));
    expect(rule(then, request as never)).toEqual({ kind: 'replay', ledgerId: '7-move' });
    for (const change of [{ amountMinor: 41n }, ...(Object.keys(other).length > 0 ? [other] : [])]) {
      expect(codeOf(rule(then, { ...request, ...change } as never))).toBe('TX_CONFLICT');
    }
  });

  test.each(rules)('%s under an id that is barred is cancelled', (_name, rule, request) => {
    const barred = situation({ earlier: [kept('move', { outcome: 'tombstone', postings: [] })] });
    expect(codeOf(rule(barred, request as never))).toBe('TX_CANCELLED');
  });
});

test('trial money is not for it; a pool of trial money is', () => {
  const trial = situation({ wallet: trialWallet });
  expect(codeOf(rulePromo(trial, promo))).toBe('GAME_UNAVAILABLE');
  expect(codeOf(ruleTransferIn(trial, transfer))).toBe('GAME_UNAVAILABLE');
  expect(codeOf(ruleTransferOut(trial, transfer))).toBe('GAME_UNAVAILABLE');
  expect(accepted(ruleFundPool(trial, fund)).account).toBe('trial');
});

test.each([
  ['no session', { facts: { session: null } }, 'SESSION_INVALID'],
  ['an ended session', { facts: { session: { siteSessionId: 's', isEnded: true } } }, 'SESSION_INVALID'],
  ['no session at the site', { isSiteSessionAlive: false }, 'SESSION_INVALID'],
  ['a blocked player', { wallet: { isBlocked: true } }, 'PLAYER_BLOCKED'],
] as const)('with %s cash does not leave, and comes back all the same', (_what, change, code) => {
  const here = situation(change);
  expect(codeOf(ruleTransferIn(here, transfer))).toBe(code);
  expect(codeOf(ruleTransferOut(here, transfer))).toBe('accepted');
  expect(codeOf(rulePromo(here, promo))).toBe('accepted');
});

describe('a transfer and the vendor', () => {
  const rulesOf = (vendor: object | undefined) => {
    const here = situation({ facts: { vendor: vendor && { ...ownWallet, ...vendor } } as never });
    return [codeOf(ruleTransferIn(here, transfer)), codeOf(ruleTransferOut(here, transfer))];
  };

  test('without a wallet of its own is none', () => {
    expect(rulesOf({ hasOwnWallet: false })).toEqual(['GAME_UNAVAILABLE', 'GAME_UNAVAILABLE']);
    expect(rulesOf(undefined)).toEqual(['GAME_UNAVAILABLE', 'GAME_UNAVAILABLE']);
  });

  test('that is disabled gets nothing, and what it has waits', () => {
    expect(rulesOf({ isDisabled: true })).toEqual(['GAME_UNAVAILABLE', 'INTERNAL']);
  });

  test('was told before is told again, whatever the vendor is by now', () => {
    const before = situation();
    const gone = { hasOwnWallet: false, isDisabled: true, floatMinor: '0' };
    for (const rule of [ruleTransferIn, ruleTransferOut]) {
      const then = afterwards(before, rule(before, transfer));
      expect(codeOf(rule({ ...then, facts: { ...then.facts, vendor: gone } }, transfer))).toBe('replay');
    }
  });
});

describe('money from the vendor’s float', () => {
  const out = (floatMinor: string, holds: 'beyond_float' | 'hourly_loss' | null = null) =>
    ruleTransferOut(situation({ holds, facts: { vendor: { ...ownWallet, floatMinor } } }), transfer);

  test('comes back as long as it stands there, to the last unit', () => {
    const ruling = accepted(out('40'));
    expect(moves(ruling)).toEqual(['transferOut float:BAIZE > cash 40']);
    expect([ruling.takesFloat, ruling.held]).toEqual([true, undefined]);
  });

  test.each(['39', '0', '-5'])('is refused where %s stands there, also while other payouts wait', (floatMinor) => {
    expect(codeOf(out(floatMinor))).toBe('INSUFFICIENT_FUNDS');
    expect(codeOf(out(floatMinor, 'hourly_loss'))).toBe('INSUFFICIENT_FUNDS');
  });

  test.each([
    ['39', 1n],
    ['0', 40n],
    ['-5', 40n],
  ])('beyond it waits for a person where %s stands there, as far as it is more', (floatMinor, coverMinor) => {
    const ruling = accepted(out(floatMinor, 'beyond_float'));
    expect(moves(ruling)).toEqual([
      `floatCover house:BAIZE > float:BAIZE ${coverMinor}`,
      'transferOut float:BAIZE > cash 40',
    ]);
    expect(ruling.held).toEqual(new Map([['move', coverMinor]]));
  });

  test('that waits is the same act as one that does not', () => {
    const [free] = accepted(out('40')).acts;
    const [waiting] = accepted(out('0', 'beyond_float')).acts;
    expect(waiting?.fingerprint).toBe(free?.fingerprint);
    expect(accepted(out('40', 'beyond_float')).held).toBeUndefined();
  });
});

describe('what became of a transfer', () => {
  const ask = (earlier: ReturnType<typeof kept>[] = [], wallet = {}) =>
    ruleQueryTransfer(situation({ earlier, wallet }), { txId: 'move' });

  test('one that never came is barred for ever', () => {
    expect(accepted(ask())).toMatchObject({
      acts: [{ name: 'tombstone', reference: 'move', subject: '', isTombstone: true }],
      account: 'cash',
      round: null,
    });
    expect(accepted(ask([], trialWallet)).account).toBe('trial');
  });

  test('one that stands is told; barred or another’s it is refused', () => {
    expect(ask([kept('move')])).toEqual({ kind: 'replay', ledgerId: '7-move' });
    expect(codeOf(ask([kept('move', { outcome: 'tombstone' })]))).toBe('TX_CANCELLED');
    expect(codeOf(ask([kept('move', { memberId: 'stranger' })]))).toBe('TX_CONFLICT');
    expect(codeOf(ask([kept('move', { memberId: 'stranger', outcome: 'tombstone' })]))).toBe('TX_CONFLICT');
  });
});
