// @covers sports-acceptance

import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import {
  type BetState,
  betStates,
  betTransitions,
  canBecome,
  inPlayDelayMs,
  type OfferedPrice,
  type PricePolicy,
  type RefusedBet,
  refusalOf,
} from './acceptance.ts';

describe('what becomes of a bet (rulebook 6.8)', () => {
  const next: Readonly<Record<BetState, readonly BetState[]>> = {
    PENDING: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['SETTLED', 'VOID', 'CASHED_OUT'],
    REJECTED: [],
    SETTLED: ['SETTLED', 'VOID'],
    VOID: ['SETTLED'],
    CASHED_OUT: [],
  };
  test.each(betStates.flatMap((from) => betStates.map((to) => [from, to] as const)))('%s to %s', (from, to) => {
    expect(canBecome(from, to)).toBe(next[from].includes(to));
  });
  test('nobody but the trader touches a settled bet', () => {
    expect(betTransitions.filter(({ from, actor }) => from === 'SETTLED' && actor !== 'trader')).toEqual([]);
  });
});

const offer = (odds: string, more: Partial<OfferedPrice> = {}): OfferedPrice => ({
  isOpen: true,
  odds: decimal(odds),
  line: -3,
  ...more,
});

test.each<[PricePolicy, OfferedPrice | undefined, RefusedBet | undefined]>([
  ['none', offer('1.95'), undefined],
  ['none', offer('1.96'), 'price_changed'],
  ['none', offer('1.94'), 'price_changed'],
  ['better', offer('1.95'), undefined],
  ['better', offer('1.96'), undefined],
  ['better', offer('1.94'), 'price_changed'],
  ['any', offer('1.96'), undefined],
  ['any', offer('1.02'), undefined],
  ['any', offer('1.00'), 'odds_too_low'],
  ['any', offer('1.95', { line: -2 }), 'line_changed'],
  ['any', offer('1.95', { isOpen: false }), 'market_closed'],
  ['any', undefined, 'market_closed'],
])('policy %s, offer %o: %s', (policy, offered, refusal) => {
  expect(refusalOf({ odds: decimal('1.95'), line: -3, policy }, offered)).toBe(refusal);
});

test('delays lie within those of the rulebook', () => {
  const ranges = { football: [4_000, 8_000], tennis: [2_000, 5_000], esports: [5_000, 10_000] } as const;
  for (const [sport, [min, max]] of Object.entries(ranges)) {
    const delayMs = inPlayDelayMs[sport as keyof typeof ranges];
    expect(delayMs >= min && delayMs <= max).toBe(true);
  }
});
