// @covers withdrawal-states

import type { WithdrawalActor, WithdrawalState } from '@baize/contract';
import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { actsNext, isAllowed, transitions } from './states.ts';

const states = calls.withdrawals.answer.shape.list.def.element.shape.state.options as readonly WithdrawalState[];
const actors: readonly WithdrawalActor[] = ['member', 'staff', 'system', 'provider'];

/** Written a second time on purpose: each state with all that may follow, by whom. */
const ways: Record<WithdrawalState, string> = {
  REQUESTED: 'RISK_REVIEW/system APPROVED/system APPROVED/staff REJECTED/staff CANCELLED/member',
  RISK_REVIEW: 'APPROVED/staff REJECTED/staff DISBURSED/staff CANCELLED/member',
  APPROVED: 'PAYING/system DISBURSED/staff',
  PAYING: 'DISBURSED/provider RISK_REVIEW/provider',
  DISBURSED:
    'COMPLETED/member PARTIAL_REVIEW/member DISPUTED/member AUTO_RECEIVED/system FORCED_RECEIVED/staff REJECTED/provider',
  PARTIAL_REVIEW: 'COMPLETED/member APPROVED/staff FORCED_RECEIVED/staff REJECTED/provider',
  DISPUTED: 'COMPLETED/member APPROVED/staff FORCED_RECEIVED/staff REJECTED/provider',
  AUTO_RECEIVED: 'DISPUTED/member DISPUTED/staff',
  COMPLETED: '',
  FORCED_RECEIVED: '',
  REJECTED: '',
  CANCELLED: '',
};

test('every pair of states is allowed to whom it is written for, and to nobody else', () => {
  expect(states).toHaveLength(12);
  for (const from of states) {
    const open = states.flatMap((to) =>
      actors.filter((actor) => isAllowed(from, to, actor)).map((actor) => `${to}/${actor}`),
    );
    expect(open.sort(), from).toEqual(ways[from].split(' ').filter(Boolean).sort());
  }
});

test('every state is reached, and whoever acts next in one that is not over has a way out of it', () => {
  for (const state of states) {
    expect(state === 'REQUESTED' || transitions.some(({ to }) => to === state), state).toBe(true);
    const actor = actsNext(state);
    const ahead = transitions.filter(({ from }) => from === state);
    if (actor)
      expect(
        ahead.some((each) => each.actor === actor),
        state,
      ).toBe(true);
    else
      expect(
        ahead.every(({ from }) => from === 'AUTO_RECEIVED'),
        state,
      ).toBe(true);
  }
});
