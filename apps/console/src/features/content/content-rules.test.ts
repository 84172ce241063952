// @covers content-desk

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf, pulled } from '../../lib/pictures/crop.ts';
import { differencesBetween } from './differences.ts';
import { marked } from './html-marks.ts';
import { emptyPiece, withText } from './pieces.ts';

const side = fc.integer({ min: 1, max: 8_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 4, noNaN: true }) });
const shape = { width: 1_600, height: 560 };

test('the part that a crop keeps lies in the picture, whatever was pulled', () => {
  const pull = fc.double({ min: -5, max: 5, noNaN: true });
  fc.assert(
    fc.property(size, crop, pull, pull, (picture, start, byX, byY) => {
      const { left, top, width, height } = partOf(picture, shape, pulled(start, picture, shape, byX, byY));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
    }),
  );
});

test('a large picture keeps the ratio of the shape', () => {
  const { width, height } = partOf({ width: 4_000, height: 3_000 }, shape, { x: 0, y: 1, zoom: 2 });
  expect(width / height).toBeCloseTo(shape.width / shape.height, 1);
});

test.each([
  ['bold', 'a b', '<strong>a b</strong>'],
  ['list', 'a\nb', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>'],
  ['link', 'https://a.example', '<a href="https://a.example">https://a.example</a>'],
  ['link', 'javascript:x', '<a href="/">javascript:x</a>'],
] as const)('%s around %j', (mark, selected, expected) => {
  const { text, start, end } = marked(`x${selected}y`, 1, 1 + selected.length, mark);
  expect(text).toBe(`x${expected}y`);
  expect(text.slice(start, end)).toBe(expected);
});

test('a language that is emptied has no text of its own', () => {
  const written = withText(emptyPiece('notice'), 'EN', { title: 'One' });
  expect(written.texts).toEqual({ EN: { title: 'One', content: '' } });
  expect(withText(written, 'EN', { title: '' }).texts).toEqual({});
});

test('what differs is named by its place', () => {
  expect(differencesBetween({ a: { b: 'x', c: null }, d: [1] }, { a: { b: 'y', c: null }, d: [1, 2] })).toEqual([
    { path: 'a.b', before: 'x', after: 'y' },
    { path: 'd', before: '1', after: '1, 2' },
  ]);
});
