import { expect, test } from 'vitest';
import { roundsOfShoe } from './shoe-rounds.ts';

const round = (number: number, isFresh: boolean) => ({ number, summary: { number, isFresh } });

test('begins with the round that opened the shoe', () => {
  expect(roundsOfShoe([round(1, true), round(2, false), round(3, true), round(4, false)])).toEqual([
    { number: 3, isFresh: true },
    { number: 4, isFresh: false },
  ]);
});

test('a shoe whose beginning is not known any more is shown as far as it is', () => {
  expect(roundsOfShoe([round(2, false), round(3, false)])).toHaveLength(2);
  expect(roundsOfShoe([])).toEqual([]);
});
