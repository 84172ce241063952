// @covers verifier-page

import { expect, it } from 'vitest';
import { drawingOf, shownResult } from './index.ts';

it.each([
  ['roulette', {}, { pocket: 0 }, { kind: 'wheel', pocket: 0 }],
  [
    'roulette with lucky pockets',
    {},
    { lucky: [{ pocket: 5, multiplier: 100 }], pocket: 5 },
    { kind: 'wheel', pocket: 5, lucky: [{ pocket: 5, multiplier: 100 }] },
  ],
  ['crash', {}, { point: 131 }, { kind: 'curve', hundredths: 131 }],
  ['sic bo', {}, { dice: [1, 2, 4] }, { kind: 'dice', faces: [1, 2, 4] }],
  [
    'dragon tiger',
    {},
    { dragon: 12, tiger: 3, burnt: null },
    {
      kind: 'cards',
      hands: [
        { side: 'dragon', cards: [12] },
        { side: 'tiger', cards: [3] },
      ],
    },
  ],
  [
    'baccarat',
    {},
    { player: [0, 12], banker: [8, 7, 1] },
    {
      kind: 'cards',
      hands: [
        { side: 'player', cards: [0, 12], total: 1 },
        { side: 'banker', cards: [8, 7, 1], total: 9 },
      ],
    },
  ],
  [
    'a slot',
    { events: [] },
    {
      events: [
        { type: 'spinStarted' },
        {
          type: 'reelsStopped',
          window: [
            ['A', 'K'],
            ['A', 'Q'],
          ],
        },
        {
          type: 'linesWon',
          wins: [
            {
              positions: [
                [0, 0],
                [1, 0],
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'reels',
      columns: [
        ['A', 'K'],
        ['A', 'Q'],
      ],
      won: new Set(['0:0', '1:0']),
    },
  ],
  [
    'dice under',
    { choice: { direction: 'under', winningFaces: 4_950 } },
    { view: { face: 7 } },
    { kind: 'roll', face: 7, from: 0, to: 4_949 },
  ],
  [
    'hi-lo',
    { choice: {} },
    { view: { cards: [0, 12], guesses: ['higher'] } },
    { kind: 'cards', hands: [{ side: null, cards: [0, 12] }] },
  ],
  ['mines', { choice: {} }, { view: { mines: [3], opened: [1, 2] } }, { kind: 'mines', mines: [3], opened: [1, 2] }],
  [
    'video poker',
    { choice: {} },
    { view: { dealt: [0, 1], held: [0], cards: [0, 12] } },
    {
      kind: 'cards',
      hands: [
        { side: null, cards: [0, 1] },
        { side: null, cards: [0, 12] },
      ],
    },
  ],
  [
    'lucky koi',
    { choice: {} },
    { view: { fields: [1, 2, 5, 10, 25, 1, 2, 5, 1] } },
    {
      kind: 'balls',
      prizes: [
        ['1×', '2×', '5×'],
        ['10×', '25×', '1×'],
        ['2×', '5×', '1×'],
      ],
    },
  ],
  [
    'tower',
    { choice: { level: 'hard' } },
    { view: { picks: [0, 1], traps: [[1], [0]] } },
    { kind: 'tower', level: 'hard', traps: [[1], [0]], picks: [0, 1] },
  ],
  ['plinko', { choice: {} }, { view: { path: [true, false], slot: 1 } }, { kind: 'path', turns: [true, false] }],
  ['limbo', { choice: {} }, { view: { point: 231 } }, { kind: 'balls', prizes: [['2.31×']] }],
  ['the wheel', { choice: {} }, { view: { segment: 0 } }, { kind: 'balls', prizes: [['1']] }],
  ['keno', { choice: {} }, { view: { drawn: [8, 3] } }, { kind: 'balls', prizes: [['8', '3']] }],
  ['a lottery', {}, { result: { main: ['1', '9'] } }, { kind: 'balls', prizes: [['1', '9']] }],
  ['a raffle', {}, [12, 4], { kind: 'balls', prizes: [['12', '4']] }],
  ['a fight', { fight: {} }, { outcome: 'MERON' }, { kind: 'fight', outcome: 'MERON' }],
  [
    'a room',
    {},
    { result: [], cards: { 0: [1, 2], 3: [4, 5] } },
    {
      kind: 'cards',
      hands: [
        { side: 0, cards: [1, 2] },
        { side: 3, cards: [4, 5] },
      ],
    },
  ],
  [
    'matches',
    {},
    { matches: [{ home: 'A', away: 'B', events: ['4 home', '60 away', '77 home'] }] },
    { kind: 'scores', matches: [{ home: 'A', away: 'B', score: [2, 1] }] },
  ],
  [
    'a slot that pays by ways',
    { events: [] },
    {
      events: [
        { type: 'windowDrawn', window: [['A'], ['A']] },
        { type: 'waysWon', wins: [{ positions: [{ reel: 0, row: 0 }] }] },
      ],
    },
    { kind: 'reels', columns: [['A'], ['A']], won: new Set(['0:0']) },
  ],
  ['heads', { choice: {} }, { view: { side: 'heads' } }, { kind: 'coin', side: 'heads' }],
  ['fan tan', {}, { beads: 89 }, { kind: 'balls', prizes: [['89']] }],
  [
    'dragon phoenix',
    {},
    { dragon: [1, 2, 3], phoenix: [4, 5, 6] },
    {
      kind: 'cards',
      hands: [
        { side: 'dragon', cards: [1, 2, 3] },
        { side: 'phoenix', cards: [4, 5, 6] },
      ],
    },
  ],
  [
    'bull fight',
    {},
    { red: [1, 2, 3, 4, 5], blue: [6, 7, 8, 9, 10] },
    {
      kind: 'cards',
      hands: [
        { side: 'red', cards: [1, 2, 3, 4, 5] },
        { side: 'blue', cards: [6, 7, 8, 9, 10] },
      ],
    },
  ],
  [
    'a table of bulls',
    {},
    { head: 3, banker: [1, 2], doors: [[3, 4], [5]] },
    {
      kind: 'cards',
      hands: [
        { side: 'banker', cards: [1, 2] },
        { side: null, door: 0, cards: [3, 4] },
        { side: null, door: 1, cards: [5] },
      ],
    },
  ],
  [
    'three card poker with its decisions',
    {},
    { outcome: { player: [1, 2, 3], dealer: [4, 5, 6] }, decisions: [] },
    {
      kind: 'cards',
      hands: [
        { side: 'player', cards: [1, 2, 3] },
        { side: 'dealer', cards: [4, 5, 6] },
      ],
    },
  ],
  ['blackjack, whose cards depend on decisions', {}, { player: [1], dealer: [2], first: [3] }, null],
  ['dice with pictures', {}, { dice: ['prawn', 'gourd', 'gourd'] }, null],
  [
    'matches as the book shows them',
    {},
    { matches: [{ home: 'A', away: 'B', events: [{ minute: 4, side: 'away' }] }] },
    { kind: 'scores', matches: [{ home: 'A', away: 'B', score: [0, 1] }] },
  ],
  ['what nobody knows', {}, { impossible: 'no shoe' }, null],
])('%s has its drawing', (_name, round, result, drawing) => {
  expect(drawingOf(round, result)).toEqual(drawing);
});

it.each([
  ['a table', { outcome: { pocket: 3 } }, { pocket: 3 }],
  ['a slot', { events: [] }, { events: [], view: undefined }],
  ['a ticket', { ticketId: 't', issue: { result: { main: ['1'] } } }, { result: { main: ['1'] } }],
  ['a bet on a fight', { bet: {}, fight: { outcome: 'WALA' } }, { outcome: 'WALA' }],
  ['a bet on matches', { betId: 'b', matches: [] }, { matches: [] }],
])('%s says what it came to', (_name, round, result) => {
  expect(shownResult(round)).toEqual(result);
});
