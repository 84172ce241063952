// @covers own-limits play-bars

import { barLengths, type LimitChangeState, ownLimitKinds } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlayBar, standingBar } from '../../platform/play-bar.ts';
import { barFrom, isSame, lengths, together } from './bar-rules.ts';
import { clockOf, effectOf, measureOf, spanOf } from './limit-rules.ts';
import { limitTransitions, mayBecome, stateAt } from './limit-states.ts';
import { judgeRisk, type RiskFigures, riskRules } from './risk-signs.ts';

const now = new Date('2026-03-01T12:00:00Z');
const hourMs = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
const clock = { readyAt: later(24), lapsesAt: later(24 + 168) };
const states: LimitChangeState[] = ['IN_FORCE', 'WAITING', 'CONFIRMED', 'WITHDRAWN', 'REPLACED', 'LAPSED'];

describe('a change of a limit', () => {
  test('goes where its table says and nowhere else, whoever asks and whenever', () => {
    const moments = { early: later(23), ready: later(24), late: later(24 + 168) };
    const allowed = (from: LimitChangeState | null, to: LimitChangeState, actor: 'member' | 'clock', when: string) => {
      if (from === null) return actor === 'member' && (to === 'IN_FORCE' || to === 'WAITING');
      if (from !== 'WAITING') return false;
      if (actor === 'clock') return to === 'LAPSED' && when === 'late';
      if (when === 'late') return false;
      return to === 'CONFIRMED' ? when === 'ready' : to === 'WITHDRAWN' || to === 'REPLACED';
    };
    for (const from of [null, ...states])
      for (const to of states)
        for (const actor of ['member', 'clock'] as const)
          for (const [when, at] of Object.entries(moments))
            expect(mayBecome(from, to, actor, clock, at), `${from} ${to} ${actor} ${when}`).toBe(
              allowed(from, to, actor, when),
            );
    expect(new Set(limitTransitions.map(({ to }) => to))).toEqual(new Set(states));
  });

  test('that nobody said yes to in time has lapsed by itself', () => {
    for (const state of states) {
      expect(stateAt(state, clock, later(24 + 167))).toBe(state);
      expect(stateAt(state, clock, clock.lapsesAt)).toBe(state === 'WAITING' ? 'LAPSED' : state);
    }
  });

  test.each([
    [null, null, 'none'],
    [null, 0n, 'atOnce'],
    [100n, 100n, 'none'],
    [100n, 99n, 'atOnce'],
    [100n, 101n, 'later'],
    [100n, null, 'later'],
  ] as const)('from %s to %s counts %s', (current, wanted, effect) => {
    expect(effectOf(current, wanted)).toBe(effect);
  });

  test('waits 24 hours, of a month 7 days, and then a week for the second yes', () => {
    const settings = { raiseDelayHours: { day: 24, week: 24, month: 168 }, secondYesDays: 7 };
    for (const kind of ownLimitKinds) {
      const { readyAt, lapsesAt } = clockOf(kind, settings, now);
      expect(readyAt).toEqual(later(kind.startsWith('month') ? 168 : 24));
      expect(lapsesAt.getTime() - readyAt.getTime()).toBe(168 * hourMs);
      expect(`${spanOf(kind)}${measureOf(kind)}`).toBe(kind.toLowerCase());
    }
  });
});

describe('a break or an exclusion', () => {
  test.each([
    ['24h', 'coolOff', '2026-03-02T12:00:00.000Z'],
    ['7d', 'coolOff', '2026-03-08T12:00:00.000Z'],
    ['30d', 'coolOff', '2026-03-31T12:00:00.000Z'],
    ['6m', 'exclusion', '2026-09-01T12:00:00.000Z'],
    ['1y', 'exclusion', '2027-03-01T12:00:00.000Z'],
    ['2y', 'exclusion', '2028-03-01T12:00:00.000Z'],
    ['5y', 'exclusion', '2031-03-01T12:00:00.000Z'],
    ['forever', 'exclusion', undefined],
  ] as const)('of %s is a %s until %s', (length, kind, until) => {
    const bar = barFrom(length, now);
    expect([bar.kind, bar.until?.toISOString()]).toEqual([kind, until]);
  });

  test('of months is never shorter than its name, whatever day it begins', () => {
    expect(barFrom('6m', new Date('2026-08-31T00:00:00Z')).until).toEqual(new Date('2027-03-03T00:00:00Z'));
    expect(barFrom('1y', new Date('2028-02-29T00:00:00Z')).until).toEqual(new Date('2029-03-01T00:00:00Z'));
    expect(Object.keys(lengths)).toEqual([...barLengths]);
  });

  const anyBar: fc.Arbitrary<PlayBar> = fc.record({
    kind: fc.constantFrom('coolOff', 'exclusion'),
    until: fc.option(fc.date({ noInvalidDate: true, min: now, max: new Date('2036-01-01') })),
  });

  test('is never shortened or weakened by another, whatever the order', () => {
    const endOf = ({ until }: PlayBar) => until?.getTime() ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(anyBar, anyBar, (one, other) => {
        const both = together(one, other);
        expect(endOf(both)).toBe(Math.max(endOf(one), endOf(other)));
        expect(both.kind === 'exclusion').toBe(one.kind === 'exclusion' || other.kind === 'exclusion');
        expect(isSame(both, together(other, one))).toBe(true);
        expect(isSame(together(both, one), both)).toBe(true);
      }),
    );
  });

  test('stands until its end and not in the moment of it', () => {
    const bar: PlayBar = { kind: 'coolOff', until: later(1) };
    expect([standingBar(bar, now), standingBar(bar, later(1)), standingBar(null, now)]).toEqual([bar, null, null]);
    expect(standingBar({ kind: 'exclusion', until: null }, later(1e6))).not.toBeNull();
  });
});

test('a sign begins at its figure, and the score is the sum of the signs', () => {
  const calm: RiskFigures = { chasing: 0, nightPlay: 0, risingDeposits: 0, cancelledWithdrawals: 0 };
  expect(judgeRisk(calm)).toEqual({ score: 0, signs: [] });
  for (const { sign, from, points } of riskRules) {
    expect(judgeRisk({ ...calm, [sign]: from - 1 }).score).toBe(0);
    expect(judgeRisk({ ...calm, [sign]: from })).toEqual({ score: points, signs: [{ sign, figure: from, from }] });
  }
  const all = Object.fromEntries(riskRules.map(({ sign, from }) => [sign, from])) as RiskFigures;
  expect(judgeRisk(all).score).toBe(riskRules.reduce((sum, { points }) => sum + points, 0));
});
