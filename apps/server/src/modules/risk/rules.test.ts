// @covers risk-rules risk-cases

import {
  type RiskCaseAct,
  type RiskCondition,
  riskCaseStates,
  riskComparisons,
  riskEvents,
  riskFactNames,
  riskFacts,
  riskFactsOf,
  riskOutcomes,
  riskPresets,
  riskRuleDraft,
} from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { actsFrom, stepOf, transitions } from './case-states.ts';
import { presets } from './presets.ts';
import { precisionOf } from './rule-routes.ts';
import { caseOf, figureKey, figuresOf, isMet, thresholdOf } from './rules.ts';

const acts: readonly RiskCaseAct[] = ['claim', 'release', 'close', 'reopen'];
const deposits = (comparison: 'atLeast' | 'atMost', value: string): RiskCondition => ({
  ...{ fact: 'deposits', comparison, value, hours: 24 },
});

describe('a rule', () => {
  test.each([
    ['atLeast', 4n, false],
    ['atLeast', 5n, true],
    ['atLeast', 6n, true],
    ['atMost', 4n, true],
    ['atMost', 5n, true],
    ['atMost', 6n, false],
    ['atLeast', null, false],
    ['atMost', null, false],
  ] as const)('that asks for %s 5 and finds %s', (comparison, figure, met) => {
    const condition = deposits(comparison, '5');
    expect(isMet([condition], new Map([[figureKey(condition), figure]]), 2)).toBe(met);
  });

  test('asks for all of its conditions, and is never met without one', () => {
    const seed = process.env.RISK_SEED ?? `${Date.now()}`;
    const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'risk', nonce: 0 });
    for (let turn = 0; turn < 300; turn += 1) {
      const conditions: RiskCondition[] = Array.from({ length: draw(5) }, () => ({
        fact: riskFactNames[draw(riskFactNames.length)] ?? 'amount',
        comparison: riskComparisons[draw(2)] ?? 'atLeast',
        value: String(draw(10)),
        hours: 1 + draw(3),
      }));
      const figures = new Map(
        figuresOf(conditions).map((one) => [figureKey(one), draw(6) === 0 ? null : BigInt(draw(1_000))]),
      );
      const single = conditions.map((one) => isMet([one], figures, 2));
      expect(isMet(conditions, figures, 2), `seed ${seed}`).toBe(conditions.length > 0 && single.every(Boolean));
    }
  });

  test('reads amounts in the currency, and refuses what it does not have', () => {
    expect(thresholdOf({ fact: 'amount', value: '12.50' }, 2)).toBe(1_250n);
    expect(thresholdOf({ fact: 'amount', value: '12.5' }, 0)).toBeNull();
    expect(thresholdOf({ fact: 'deposits', value: '12' }, 2)).toBe(12n);
  });

  test('that a brand begins with is one that staff could write', () => {
    for (const preset of riskPresets) {
      const rule = { ...presets[preset], name: preset, action: 'review', enabled: true };
      expect(riskRuleDraft.safeParse(rule).error?.issues, preset).toBeUndefined();
    }
  });

  test('has facts of its event alone, hours where the fact has them, and whole numbers but for amounts', () => {
    for (const event of riskEvents)
      for (const fact of riskFactNames) {
        const { hasWindow, unit } = riskFacts[fact];
        const draft = (hours: number | null, value = '1') => ({
          ...{ name: 'a rule', event, action: 'note', enabled: false },
          conditions: [{ fact, comparison: 'atLeast', value, hours }],
        });
        const isKnown = riskFactsOf(event).includes(fact);
        expect(riskRuleDraft.safeParse(draft(hasWindow ? 24 : null)).success).toBe(isKnown);
        expect(riskRuleDraft.safeParse(draft(hasWindow ? null : 24)).success).toBe(false);
        expect(riskRuleDraft.safeParse(draft(hasWindow ? 24 : null, '1.5')).success).toBe(isKnown && unit === 'amount');
      }
  });
});

test('only what asks for people waits in the queue, and only what says so holds withdrawals', () => {
  expect(caseOf(['note'])).toEqual({ state: 'noted', holdsWithdrawals: false });
  expect(caseOf(['note', 'review'])).toEqual({ state: 'open', holdsWithdrawals: false });
  expect(caseOf(['note', 'holdWithdrawals'])).toEqual({ state: 'open', holdsWithdrawals: true });
});

test('how often a rule was right counts what is clear alone', () => {
  expect(precisionOf({ fraud: 1, bonusAbuse: 1, watch: 9, noFault: 1 })).toBe(66);
  expect(precisionOf({ fraud: 0, bonusAbuse: 0, watch: 9, noFault: 0 })).toBeNull();
  expect(Object.keys({ fraud: 0, bonusAbuse: 0, watch: 0, noFault: 0 })).toEqual([...riskOutcomes]);
});

describe('a case', () => {
  test('goes the ways of the table and no other, for its holder and for others', () => {
    const ways = riskCaseStates.flatMap((state) =>
      acts.flatMap((act) =>
        [true, false].map((isHolder) => {
          const step = stepOf(state, act, isHolder);
          return `${state} ${act} ${isHolder ? 'holder' : 'other'}: ${step.ok ? step.to : step.message}`;
        }),
      ),
    );
    const moved = ways.filter((way) => !/(already_decided|case_held)$/.test(way));
    expect(moved).toEqual([
      ...['noted claim holder: assigned', 'noted claim other: assigned'],
      ...['open claim holder: assigned', 'open claim other: assigned'],
      ...['assigned release holder: open', 'assigned release other: open', 'assigned close holder: closed'],
      ...['closed reopen holder: open', 'closed reopen other: open'],
    ]);
    expect(ways).toContain('assigned claim other: case_held');
    expect(ways).toContain('assigned claim holder: already_decided');
    expect(transitions).toHaveLength(5);
  });

  test('offers what it would allow', () => {
    for (const state of riskCaseStates)
      for (const isHolder of [true, false])
        expect(actsFrom(state, isHolder).sort()).toEqual(acts.filter((act) => stepOf(state, act, isHolder).ok).sort());
  });
});
