import { expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

it('looks past the order of keys and at everything else', () => {
  expect(sameJson([{ a: 1, b: { c: [1, 2], d: null } }], [{ b: { d: null, c: [1, 2] }, a: 1 }])).toBe(true);
  expect(sameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(sameJson({ a: '1' }, { a: 1 })).toBe(false);
  expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
