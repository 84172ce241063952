// @covers games-in-browser

import { fields } from '@baize/games/mines';
import { expect, test } from 'vitest';
import { randomField } from './random-field.ts';

const all = Array.from({ length: fields }, (_, field) => field);

test('every tile that is hidden comes at some number, and no other', () => {
  const opened = [0, 7, 24];
  const hidden = all.filter((field) => !opened.includes(field));
  expect(hidden.map((_, number) => randomField(opened, () => number))).toEqual(hidden);
  for (let turn = 0; turn < 200; turn += 1) expect(hidden).toContain(randomField(opened));
});

test('the last tile is the one that is left, and then there is none', () => {
  expect(randomField(all.slice(1))).toBe(0);
  expect(randomField(all)).toBeNull();
});
