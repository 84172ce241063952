// @covers gateway-and-ledger-rules

import { describe, expect, test } from 'vitest';
import {
  accepted,
  afterwards,
  codeOf,
  context,
  kept,
  moves,
  ownWallet,
  trialWallet,
} from './decision-context.fixture.ts';
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
    const decision = rule(context(), request as never);
    expect(moves(decision)).toEqual([move]);
    expect(accepted(decision)).toMatchObject({ account: 'cash', round: null, acts: [{ subject: '' }] });
  });

  test.each(rules)(
    '%s gets the same answer again, with one thing changed it is refused',
    (_name, rule, request, _move, other) => {
      const before = context();
      const then = afterwards(before, rule(before, request as never));
      expect(rule(then, request as never)).toEqual({ kind: 'replay', ledgerId: '7-move' });
      for (const change of [{ amountMinor: 41n }, ...(Object.keys(other).length > 0 ? [other] : [])]) {
        expect(codeOf(rule(then, { ...request, ...change } as never))).toBe('TX_CONFLICT');
      }
    },
  );

  test.each(rules)('%s under an id that is barred is cancelled', (_name, rule, request) => {
    const barred = context({ earlier: [kept('move', { outcome: 'tombstone', postings: [] })] });
    expect(codeOf(rule(barred, request as never))).toBe('TX_CANCELLED');
  });
});

test('trial money is not for it; a pool of trial money is', () => {
  const trial = context({ wallet: trialWallet });
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
  ['a player whose bets are blocked', { wallet: { areBetsBlocked: true } }, 'PLAYER_BLOCKED'],
] as const)('with %s cash does not leave, and comes back all the same', (_what, change, code) => {
  const here = context(change);
  expect(codeOf(ruleTransferIn(here, transfer))).toBe(code);
  expect(codeOf(ruleTransferOut(here, transfer))).toBe('accepted');
  expect(codeOf(rulePromo(here, promo))).toBe('accepted');
});

describe('a transfer and the vendor', () => {
  const rulesOf = (vendor: object | undefined) => {
    const here = context({ facts: { vendor: vendor && { ...ownWallet, ...vendor } } as never });
    return [codeOf(ruleTransferIn(here, transfer)), codeOf(ruleTransferOut(here, transfer))];
  };

  test('without a wallet of its own is none', () => {
    expect(rulesOf({ hasOwnWallet: false })).toEqual(['GAME_UNAVAILABLE', 'GAME_UNAVAILABLE']);
    expect(rulesOf(undefined)).toEqual(['GAME_UNAVAILABLE', 'GAME_UNAVAILABLE']);
  });

  test('that is disabled gets nothing, and what it has waits', () => {
    expect(rulesOf({ isDisabled: true })).toEqual(['GAME_UNAVAILABLE', 'INTERNAL']);
    expect(rulesOf({ isDraining: true })[0]).toBe('GAME_UNAVAILABLE');
  });

  test('was answered before is answered the same again, whatever the vendor is by now', () => {
    const before = context();
    const gone = { hasOwnWallet: false, isDisabled: true, isDraining: false, floatMinor: '0' };
    for (const rule of [ruleTransferIn, ruleTransferOut]) {
      const then = afterwards(before, rule(before, transfer));
      expect(codeOf(rule({ ...then, facts: { ...then.facts, vendor: gone } }, transfer))).toBe('replay');
    }
  });
});

describe('money from the vendor’s float', () => {
  const out = (floatMinor: string, holds: 'beyond_float' | 'hourly_loss' | null = null) =>
    ruleTransferOut(context({ holds, facts: { vendor: { ...ownWallet, floatMinor } } }), transfer);

  test('comes back as long as it stands there, to the last unit', () => {
    const decision = accepted(out('40'));
    expect(moves(decision)).toEqual(['transferOut float:BAIZE > cash 40']);
    expect([decision.takesFloat, decision.held]).toEqual([true, undefined]);
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
    const decision = accepted(out(floatMinor, 'beyond_float'));
    expect(moves(decision)).toEqual([
      `floatCover house:BAIZE > float:BAIZE ${coverMinor}`,
      'transferOut float:BAIZE > cash 40',
    ]);
    expect(decision.held).toEqual(new Map([['move', coverMinor]]));
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
    ruleQueryTransfer(context({ earlier, wallet }), { txId: 'move' });

  test('one that never came is barred for ever', () => {
    expect(accepted(ask())).toMatchObject({
      acts: [{ name: 'tombstone', reference: 'move', subject: '', isTombstone: true }],
      account: 'cash',
      round: null,
    });
    expect(accepted(ask([], trialWallet)).account).toBe('trial');
  });

  test('one that stands is answered; barred or another’s it is refused', () => {
    expect(ask([kept('move')])).toEqual({ kind: 'replay', ledgerId: '7-move' });
    expect(codeOf(ask([kept('move', { outcome: 'tombstone' })]))).toBe('TX_CANCELLED');
    expect(codeOf(ask([kept('move', { memberId: 'stranger' })]))).toBe('TX_CONFLICT');
    expect(codeOf(ask([kept('move', { memberId: 'stranger', outcome: 'tombstone' })]))).toBe('TX_CONFLICT');
  });
});
