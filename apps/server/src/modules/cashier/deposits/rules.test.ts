// @covers deposit-states deposit-faults

import { type DepositState, depositState } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderReport } from '../providers/provider.ts';
import { type DecidedOrder, decideReport, graceMs } from './rules.ts';
import { mayMove } from './states.ts';

const now = new Date('2026-11-25T12:00:00Z');
const order = (change: Partial<DecidedOrder> = {}): DecidedOrder => ({
  state: 'PENDING',
  currency: 'PLY',
  amountMinor: 10_000n,
  paidMinor: null,
  expiresAt: new Date(now.getTime() + 60_000),
  ...change,
});
const paid = (amountMinor: bigint, currency = 'PLY') =>
  ({ state: 'paid', amountMinor, currency, providerReference: 'P1' }) as const;
const reversed = (amountMinor: bigint, paidMinor?: bigint) =>
  ({ state: 'reversed', amountMinor, currency: 'PLY', providerReference: 'P1', paidMinor }) as const;

describe('what is paid', () => {
  test.each([
    ['sent as expected', paid(10_000n), 'sent', { to: 'PAID', reason: 'paid', paidMinor: 10_000n }],
    ['sent with a cent less', paid(9_999n), 'sent', 'ask'],
    ['sent in another currency', paid(10_000n, 'USD'), 'sent', 'ask'],
    ['asked, a cent less', paid(9_999n), 'asked', { to: 'PAID', reason: 'paidInPart', paidMinor: 9_999n }],
    ['asked, a cent more', paid(10_001n), 'asked', { to: 'PAID', reason: 'paidMore', paidMinor: 10_001n }],
    ['asked, in another currency', paid(10_000n, 'USD'), 'asked', { to: 'FAILED', reason: 'wrongCurrency' }],
    ['asked, nothing', paid(0n), 'asked', 'wait'],
  ] as const)('%s', (_name, report, how, expected) => {
    const decision = decideReport(order(), report, how, now);
    if (typeof expected === 'string') expect(decision).toEqual({ kind: expected });
    else expect(decision).toMatchObject({ kind: 'move', move: expected });
  });

  test('is money also after the end', () => {
    for (const state of ['EXPIRED', 'FAILED'] as const)
      expect(decideReport(order({ state }), paid(10_000n), 'sent', now)).toMatchObject({
        move: { to: 'PAID', reason: 'paidLate' },
      });
  });
});

describe('what is reversed', () => {
  test.each([
    [
      'whole after it was booked',
      order({ state: 'PAID', paidMinor: 10_000n }),
      reversed(10_000n),
      'sent',
      { reason: 'reversed', reversedMinor: 10_000n },
    ],
    ['in part, sent', order({ state: 'PAID', paidMinor: 10_000n }), reversed(2_500n), 'sent', 'ask'],
    [
      'in part, asked',
      order({ state: 'PAID', paidMinor: 10_000n }),
      reversed(2_500n),
      'asked',
      { reason: 'reversedInPart', reversedMinor: 2_500n },
    ],
    ['more than was paid', order({ state: 'PAID', paidMinor: 10_000n }), reversed(10_001n), 'asked', 'wait'],
    [
      'in part before it was booked',
      order(),
      reversed(2_500n, 10_000n),
      'asked',
      { paidMinor: 10_000n, reversedMinor: 2_500n },
    ],
  ] as const)('%s', (_name, from, report, how, expected) => {
    const decision = decideReport(from, report, how, now);
    if (typeof expected === 'string') expect(decision).toEqual({ kind: expected });
    else expect(decision).toMatchObject({ kind: 'move', move: { to: 'REVERSED', ...expected } });
  });

  test('in whole before it was booked moves no money at all, and a late payment does not come after it', () => {
    const decision = decideReport(order(), reversed(10_000n), 'sent', now);
    expect(decision).toEqual({ kind: 'move', move: { to: 'REVERSED', actor: 'provider', reason: 'reversed' } });
    expect(decideReport(order({ state: 'REVERSED' }), paid(10_000n), 'sent', now)).toEqual({ kind: 'wait' });
  });
});

test('an order ends unpaid only when the provider says that nothing was paid, and a minute after its end', () => {
  const at = (ms: number) => order({ expiresAt: new Date(now.getTime() - ms) });
  for (const state of ['pending', 'notFound'] as const) {
    expect(decideReport(at(graceMs - 1), { state }, 'asked', now)).toEqual({ kind: 'wait' });
    expect(decideReport(at(graceMs), { state }, 'asked', now)).toMatchObject({
      move: { to: 'EXPIRED', actor: 'clock' },
    });
  }
  expect(decideReport(at(10 * graceMs), { state: 'unknown' }, 'asked', now)).toEqual({ kind: 'wait' });
});

test('whatever a provider reports, a decision is a step of the table, and money moves only on the way to PAID and REVERSED', () => {
  const minor = fc.bigInt(0n, 30_000n);
  const currency = fc.constantFrom('PLY', 'USD');
  const report: fc.Arbitrary<ProviderReport> = fc.oneof(
    fc.constantFrom<ProviderReport>(
      { state: 'pending' },
      { state: 'unknown' },
      { state: 'notFound' },
      { state: 'failed', reason: 'x' },
    ),
    fc.record({
      state: fc.constant('paid' as const),
      amountMinor: minor,
      currency,
      providerReference: fc.constant('P'),
    }),
    fc.record({
      state: fc.constant('reversed' as const),
      amountMinor: minor,
      currency,
      providerReference: fc.constant('P'),
      paidMinor: fc.option(minor, { nil: undefined }),
    }),
  );
  const anyOrder = fc.record({
    state: fc.constantFrom<DepositState>(...depositState.options),
    age: fc.integer({ min: -200_000, max: 200_000 }),
  });
  fc.assert(
    fc.property(
      anyOrder,
      report,
      fc.constantFrom('sent' as const, 'asked' as const),
      ({ state, age }, reported, how) => {
        const isPaid = state === 'PAID' || state === 'REVERSED';
        const from = order({ state, paidMinor: isPaid ? 10_000n : null, expiresAt: new Date(now.getTime() + age) });
        const decision = decideReport(from, reported, how, now);
        if (decision.kind !== 'move') return;
        const { to, actor, paidMinor, reversedMinor } = decision.move;
        expect(mayMove(state, to, actor)).toBe(true);
        expect(paidMinor === undefined || to === 'PAID' || to === 'REVERSED').toBe(true);
        expect(to === 'PAID' ? paidMinor !== undefined && paidMinor > 0n : true).toBe(true);
        expect(
          reversedMinor === undefined || (to === 'REVERSED' && reversedMinor <= (from.paidMinor ?? paidMinor ?? 0n)),
        ).toBe(true);
        if (paidMinor !== undefined) expect('currency' in reported && reported.currency).toBe('PLY');
      },
    ),
    { numRuns: 2_000 },
  );
});
