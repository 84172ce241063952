// @covers forged-rounds

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beadPlate, bigRoadColumns, derivedColumns, layOut, type RoadRound, roadRows } from './roads.ts';

const letters = { B: 'banker', P: 'player', T: 'tie' } as const;
const roundsOf = (text: string): RoadRound[] =>
  [...text].map((letter) => ({
    winner: letters[letter as keyof typeof letters],
    playerPair: false,
    bankerPair: false,
  }));
const bigRoadOf = (text: string) => bigRoadColumns(roundsOf(text));
const derived = (text: string, road: 'bigEye' | 'small' | 'cockroach') =>
  derivedColumns(bigRoadOf(text), road)
    .flat()
    .map((mark) => mark[0])
    .join('');

test('the bead plate fills down, six to a column', () => {
  const cells = beadPlate(roundsOf('BPTBPTB'));
  expect(cells.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 0],
  ]);
});

describe('big road', () => {
  test('a new column for a new winner; a tie marks the win before it, or the first one', () => {
    const columns = bigRoadOf('TBBTTPB').map((column) => column.map(({ winner, ties }) => `${winner[0]}${ties}`));
    expect(columns).toEqual([['b1', 'b2'], ['p0'], ['b0']]);
  });

  test('a run longer than six turns right, and the next but one run meets it', () => {
    const cells = layOut(bigRoadOf('BBBBBBBBPB')).map(({ column, row }) => `${column},${row}`);
    expect(cells).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5', '1,0', '2,0']);
  });

  test('a second long run turns where the first one lies', () => {
    const cells = layOut(bigRoadOf('BBBBBBBPPPPPP')).map(({ column, row }) => `${column},${row}`);
    expect(cells.slice(7)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4']);
  });

  test('no two marks share a cell, whatever comes (printed seed on failure)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('B', 'P', 'T'), { maxLength: 80 }), (winners) => {
        const cells = layOut(bigRoadOf(winners.join('')));
        const places = new Set(cells.map(({ column, row }) => `${column},${row}`));
        expect(places.size).toBe(cells.length);
        expect(cells.length).toBe(winners.filter((winner) => winner !== 'T').length);
        expect(cells.every(({ row }) => row < roadRows)).toBe(true);
      }),
    );
  });
});

describe('derived roads', () => {
  test('begin at the second entry of column k + 1, else at the first entry of the column after it', () => {
    expect(derived('BP', 'bigEye')).toBe('');
    expect(derived('BPP', 'bigEye')).toBe('b');
    expect(derived('BPB', 'bigEye')).toBe('r');
    expect(derived('BPBB', 'small')).toBe('b');
    expect(derived('BPBP', 'small')).toBe('r');
    expect(derived('BPBPB', 'cockroach')).toBe('r');
  });

  test('first row: red when the columns before are of one length', () => {
    expect(derived('BBPPB', 'bigEye')).toBe('rr');
    expect(derived('BBPB', 'bigEye')).toBe('b');
  });

  test('lower rows: red beside an entry, blue just below the end, red further down', () => {
    // Column of two, then of four: row 1 beside an entry, row 2 just below the end, row 3 two below it.
    expect(derived('BBPPPP', 'bigEye')).toBe('rbr');
  });

  test('ties change nothing', () => {
    expect(derived('BTBPTPPPT', 'bigEye')).toBe(derived('BBPPPP', 'bigEye').slice(0, 3));
  });
});
