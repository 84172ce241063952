// @covers gateway-and-ledger-rules

import type { FreeRoundsGrant, Win } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { accepted, afterwards, codeOf, context, gameCode, noon, ref } from './decision-context.fixture.ts';
import { grantOf, grantUse, ruleCancelGrant, ruleGrant } from './free-rounds.ts';

const grant = {
  memberId: 'member',
  campaign: 'spring',
  gameCodes: ['another', gameCode],
  left: 1,
  expiresAt: new Date(noon.getTime() + 1).toISOString(),
  isCancelled: false,
};
const free: Win = { txId: 'free', amountMinor: 7n, kind: 'freeround', grantId: 'g' };
const of = (change: Partial<typeof grant> | null, credits: readonly Win[] = [free], request = ref) =>
  grantOf(context({ facts: { grant: change && { ...grant, ...change } } }), request, credits);
const exhausted = { kind: 'refused', code: 'LIMIT_REACHED' };
const unknown = { kind: 'refused', code: 'REF_NOT_FOUND' };

describe('the grant that pays a free round', () => {
  test('stands for one more round of its game', () => {
    expect(of({})).toEqual({ kind: 'granted', grant: 'g' });
  });

  test('is not asked for where nothing is a free round', () => {
    expect(of(null, [])).toEqual({ kind: 'granted', grant: null });
    expect(of(null, [{ txId: 'w', amountMinor: 1n, kind: 'win' }])).toEqual({ kind: 'granted', grant: null });
  });

  test.each([
    ['is not known', null, [free], unknown],
    ['is another member’s', { memberId: 'stranger' }, [free], unknown],
    ['is not named', {}, [{ txId: 'free', amountMinor: 7n, kind: 'freeround' }], unknown],
    ['is used up', { left: 0 }, [free], exhausted],
    ['is cancelled', { isCancelled: true }, [free], exhausted],
    ['ends this moment', { expiresAt: noon.toISOString() }, [free], exhausted],
    ['is of other games', { gameCodes: ['another'] }, [free], exhausted],
    ['would pay two at once', { left: 2 }, [free, { ...free, txId: 'free-2' }], exhausted],
  ] as const)('refuses when it %s', (_what, change, credits, answer) => {
    expect(of(change as Partial<typeof grant> | null, credits)).toEqual(answer);
  });

  test('is used by its id', () => {
    expect([grantUse('g'), grantUse(null)]).toEqual([{ grantId: 'g', change: 'use' }, null]);
  });
});

describe('a new grant', () => {
  const request: FreeRoundsGrant = {
    grantId: 'g',
    playerRef: 'player',
    campaign: 'spring',
    count: 1,
    valueMinor: 1n,
    gameCodes: [gameCode],
    expiresAt: grant.expiresAt,
  };
  const before = context({ facts: { areGamesOffered: true } });

  test('is noted and moves nothing', () => {
    const decision = accepted(ruleGrant(before, request));
    expect(decision.acts).toMatchObject([{ name: 'grantFreeRounds', reference: 'g', subject: '', postings: [] }]);
    expect(decision).toMatchObject({ account: 'cash', round: null });
  });

  test.each([{ count: 0 }, { count: 1.5 }, { count: Number.MAX_SAFE_INTEGER + 1 }, { valueMinor: 0n }])(
    'with %o is the calling program’s mistake',
    (change) => {
      expect(() => ruleGrant(before, { ...request, ...change })).toThrow('have a count and a value');
    },
  );

  test('needs games that the brand offers', () => {
    expect(codeOf(ruleGrant(context({ facts: { areGamesOffered: false } }), request))).toBe('GAME_UNAVAILABLE');
  });

  test('gets the same answer again; with one thing changed it is refused', () => {
    const then = afterwards(before, ruleGrant(before, request));
    expect(codeOf(ruleGrant(then, request))).toBe('replay');
    const changes: Partial<FreeRoundsGrant>[] = [
      { campaign: 'autumn' },
      { count: 2 },
      { valueMinor: 2n },
      { gameCodes: [gameCode, 'another'] },
      { expiresAt: noon.toISOString() },
    ];
    for (const change of changes) expect(codeOf(ruleGrant(then, { ...request, ...change }))).toBe('TX_CONFLICT');
  });
});

describe('the cancel of a grant', () => {
  const request = { txId: 'cancel', grantId: 'g' };
  const before = context({ facts: { grant } });

  test('is noted and ends it', () => {
    expect(ruleCancelGrant(before, request)).toMatchObject({
      acts: [{ name: 'cancelFreeRounds', reference: 'cancel', subject: '', postings: [] }],
      account: 'cash',
      round: null,
      grant: { grantId: 'g', change: 'cancel' },
    });
  });

  test('gets the same answer again, and of another grant refused', () => {
    const then = afterwards(before, ruleCancelGrant(before, request));
    expect(codeOf(ruleCancelGrant(then, request))).toBe('replay');
    expect(codeOf(ruleCancelGrant(then, { ...request, grantId: 'h' }))).toBe('TX_CONFLICT');
  });

  test('of no grant, or another member’s, is refused', () => {
    expect(codeOf(ruleCancelGrant(context(), request))).toBe('REF_NOT_FOUND');
    const strangers = context({ facts: { grant: { ...grant, memberId: 'stranger' } } });
    expect(codeOf(ruleCancelGrant(strangers, request))).toBe('REF_NOT_FOUND');
  });
});
