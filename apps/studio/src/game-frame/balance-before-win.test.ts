// @covers win-kept-out-of-balance

import { expect, test } from 'vitest';
import { balanceBeforeWin } from './balance-before-win.ts';
import { exampleRound } from './testing/example-round.ts';

const won = exampleRound({ payoutMinor: '500' });

test.each([
  ['a round that was paid and not shown keeps its win back', won, 1_000n, 500n],
  ['what was staked elsewhere since shows no debt', won, 300n, 0n],
  [
    'a pick bonus that waits for the player is not paid yet',
    { ...won, events: [{ type: 'pickStarted' }] },
    1_000n,
    1_000n,
  ],
  ['nothing is kept back without a round', null, 1_000n, 1_000n],
])('%s', (_, round, balanceMinor, shownMinor) => {
  expect(balanceBeforeWin(balanceMinor, round)).toBe(shownMinor);
});
