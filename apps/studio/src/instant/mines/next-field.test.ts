// @covers game-keyboard

import { expect, test } from 'vitest';
import { nextField } from './next-field.ts';

const all = () => true;

test.each([
  [12, 'ArrowLeft', 11],
  [12, 'ArrowRight', 13],
  [12, 'ArrowUp', 7],
  [12, 'ArrowDown', 17],
  [4, 'ArrowRight', null],
  [5, 'ArrowLeft', null],
  [2, 'ArrowUp', null],
  [24, 'ArrowDown', null],
  [12, 'Enter', null],
])('from field %i %s leads to %s', (from, key, to) => {
  expect(nextField(from, key, all)).toBe(to);
});

test('fields that are open are passed over, and never the edge of a row', () => {
  expect(nextField(0, 'ArrowRight', (field) => field === 3)).toBe(3);
  expect(nextField(0, 'ArrowRight', (field) => field === 5)).toBeNull();
  expect(nextField(0, 'ArrowDown', (field) => field === 20)).toBe(20);
});
