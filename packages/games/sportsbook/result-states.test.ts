// @covers sports-results

import { expect, test } from 'vitest';
import { canResultBecome, resultStates, resultTransitions } from './result-states.ts';

const allowed = new Set(['PROPOSED APPROVED', 'PROPOSED REFUSED', 'APPROVED APPLIED']);
const pairs = resultStates.flatMap((from) => resultStates.map((to) => [from, to] as const));

test.each(pairs)('a result that is %s becomes %s only where the table says so', (from, to) => {
  expect(canResultBecome(from, to)).toBe(allowed.has(`${from} ${to}`));
});

test('only a second person decides what was proposed', () => {
  const deciding = resultTransitions.filter(({ from }) => from === 'PROPOSED');
  expect(deciding.map(({ actor }) => actor)).toEqual(['second', 'second']);
});
