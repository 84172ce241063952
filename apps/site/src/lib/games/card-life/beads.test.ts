// @covers table-cards

import { expect, it } from 'vitest';
import { beadOf } from './beads.ts';

it.each([
  [
    { winner: 'banker', playerTotal: 4, bankerTotal: 7 },
    { tone: 'red', text: '', winner: 'banker' },
  ],
  [{ winner: 'tie' }, { tone: 'green', text: '', winner: 'tie' }],
  [
    { winner: 'tiger', dragon: 3, tiger: 50 },
    { tone: 'blue', text: '', winner: 'tiger' },
  ],
  [
    { winner: 'phoenix', dragon: [1, 2, 3] },
    { tone: 'blue', text: '', winner: 'phoenix' },
  ],
  [{ pocket: 0 }, { tone: 'green', text: '0' }],
  [{ pocket: 32 }, { tone: 'red', text: '32' }],
  [
    { pocket: 11, multiplier: 150 },
    { tone: 'gold', text: '11' },
  ],
  [
    { pocket: 11, multiplier: null },
    { tone: 'black', text: '11' },
  ],
  [
    { winner: 'red', red: [1, 2, 3, 4, 5] },
    { tone: 'red', text: '', winner: 'red' },
  ],
  [{ winner: 'blue' }, { tone: 'blue', text: '', winner: 'blue' }],
  [{ pocket: 11 }, { tone: 'black', text: '11' }],
  [{ dice: [1, 4, 6] }, { tone: 'red', text: '11' }],
  [{ dice: [1, 2, 6] }, { tone: 'blue', text: '9' }],
  [{ dice: [5, 5, 5] }, { tone: 'green', text: '15' }],
  [{ beads: 61 }, { tone: 'gold', text: '1' }],
  [{ beads: 64 }, { tone: 'gold', text: '4' }],
  [{ reds: 3 }, { tone: 'red', text: '3' }],
  [{ reds: 0 }, { tone: 'blue', text: '0' }],
  [
    { doors: [true, false, true] },
    { tone: 'plain', text: '', doors: [true, false, true], tones: ['blue', 'red', 'blue'] },
  ],
  [
    { dealerTotal: 20, isBlackjack: false },
    { tone: 'red', text: '20' },
  ],
  [
    { dealerTotal: 25, isBlackjack: false },
    { tone: 'green', text: '25' },
  ],
  [
    { dealerTotal: 21, isBlackjack: true },
    { tone: 'gold', text: 'BJ' },
  ],
  [{ point: 1 }, { tone: 'plain', text: '0.01×' }],
  [{ point: 257 }, { tone: 'green', text: '2.57×' }],
  [{ point: 999 }, { tone: 'green', text: '9.99×' }],
  [{ point: 1_239 }, { tone: 'green', text: '12.3×' }],
  [{ point: 10_000 }, { tone: 'green', text: '100×' }],
  [{ point: 123_499 }, { tone: 'green', text: '1234×' }],
])('%o is the mark %o', (summary, mark) => {
  expect(beadOf(summary)).toEqual(mark);
});

it('shows dice of symbols by their colours, and nothing for a result of a game that it does not know', () => {
  const dice = ['fish', 'prawn', 'gourd'];
  expect(beadOf({ dice })).toEqual({ tone: 'plain', text: '', symbols: dice, tones: ['red', 'green', 'blue'] });
  expect(beadOf({})).toBeNull();
  expect(beadOf({ winner: 'nobody' })).toBeNull();
  expect(beadOf({ dice: ['moon'] })).toBeNull();
});
