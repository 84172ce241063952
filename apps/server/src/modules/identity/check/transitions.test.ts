// @covers identity-check-states
import { identityStates } from '@baize/contract';
import { expect, test } from 'vitest';
import { type IdentityAct, nextActor, stateAfter, transitions } from './transitions.ts';

const acts: readonly IdentityAct[] = ['start', 'submit', 'approve', 'refuse'];
/** The whole table once more, by hand: one line a state, one column an act. */
const expected = {
  NONE: ['OPEN', null, null, null],
  OPEN: ['OPEN', 'SUBMITTED', null, null],
  SUBMITTED: [null, null, 'APPROVED', 'REFUSED'],
  APPROVED: ['OPEN', null, null, null],
  REFUSED: ['OPEN', null, null, null],
} as const;

test.each(identityStates)('from %s an act leads where the table says, and nowhere else', (from) => {
  expect(acts.map((act) => stateAfter(from, act))).toEqual(expected[from]);
});

test('no transition stands twice, every decision is staff’s and has a reason', () => {
  const keys = transitions.map(({ from, act }) => `${from} ${act}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { to, actor, needsReason } of transitions) {
    const isDecision = to === 'APPROVED' || to === 'REFUSED';
    expect([actor === 'staff', needsReason]).toEqual([isDecision, isDecision]);
  }
});

test('every state but an approved one waits for somebody', () => {
  const waitsFor = identityStates.map((state) => nextActor[state]);
  expect(waitsFor).toEqual(['member', 'member', 'staff', 'nobody', 'member']);
});
