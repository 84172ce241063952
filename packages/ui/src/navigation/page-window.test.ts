// @covers pagination

import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, totalPages: number) =>
  pageWindow(page, totalPages)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 … 9'],
  [2, 9, '1 2 3 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 7 8 9'],
  [500, 1000, '1 … 499 500 501 … 1000'],
])('page %i of %i shows %s', (page, totalPages, expected) => {
  expect(shown(page, totalPages)).toBe(expected);
});
