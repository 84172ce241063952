// @covers backup

import { expect, test } from 'vitest';
import { holeAfter } from './wal-segments.ts';

const name = (number: number, timeline = 1) =>
  `0000000${timeline}00000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
const full = { firstSegment: name(3), lastSegment: name(4) };
const part = (number: number) => `${name(number)}.part-00000000`;

test.each([
  ['all whole', [3, 4, 5].map((number) => name(number)), null],
  ['the newest in parts', [name(3), name(4), part(5)], null],
  ['the two newest in parts', [name(3), name(4), part(5), part(6)], null],
  ['parts of a segment in the middle', [name(3), name(4), part(5), part(6), name(7)], 5],
  ['one is missing', [name(3), name(5)], 4],
  ['what the full backup needs is missing', [name(3)], 4],
  ['older ones and other names', [name(1), name(3), name(4), '00000002.history'], null],
  ['another timeline goes on', [name(3), name(4), name(5, 2)], null],
  ['the part of an older release', [name(3), name(4), `${name(5)}.part`], null],
])('%s', (_, names, hole) => {
  expect(holeAfter(full, names)).toBe(hole);
});
