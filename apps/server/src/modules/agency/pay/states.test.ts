// @covers agent-pay-runs

import { payStates } from '@baize/contract';
import { expect, test } from 'vitest';
import { mayPayGo, payTransitions } from './states.ts';

/** Written out by hand beside the table. */
const allowed = {
  run: [
    'new>nothing new>paid new>held nothing>nothing nothing>paid nothing>held',
    'paid>paid paid>held held>held held>paid held>nothing',
  ].join(' '),
  staff: 'held>paid held>refused',
};

test('every pair of states may be gone by exactly those who may', () => {
  for (const by of ['run', 'staff'] as const) {
    const found = (['new', ...payStates] as const).flatMap((from) =>
      payStates.filter((to) => mayPayGo(from, to, by)).map((to) => `${from}>${to}`),
    );
    expect(found.toSorted()).toEqual(allowed[by].split(' ').toSorted());
  }
});

test('what staff refuses has a reason', () => {
  expect(payTransitions.filter(({ needsReason }) => needsReason).map(({ to }) => to)).toEqual(['refused']);
});
