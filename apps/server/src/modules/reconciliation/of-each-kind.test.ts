// @covers auditor

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofEachKind } from './of-each-kind.ts';

const kindOf = (sentence: string) => sentence.split(' ', 1)[0];

test('the first of each kind come first, then the second of each; none is lost, and a kind keeps its order', () => {
  expect(ofEachKind(['a: 1', 'a: 2', 'a: 3', 'b: 1', 'b: 2', 'c: 1'])).toEqual([
    'a: 1',
    'b: 1',
    'c: 1',
    'a: 2',
    'b: 2',
    'a: 3',
  ]);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a:', 'b:', 'c:', 'Round'), fc.nat())), (told) => {
      const sentences = told.map(([kind, number]) => `${kind} ${number}`);
      const placed = ofEachKind(sentences);
      const kinds = new Set(sentences.map(kindOf));
      expect(new Set(placed.slice(0, kinds.size).map(kindOf))).toEqual(kinds);
      for (const kind of kinds) {
        const own = (all: readonly string[]) => all.filter((sentence) => kindOf(sentence) === kind);
        expect(own(placed)).toEqual(own(sentences));
      }
      expect(placed).toHaveLength(sentences.length);
    }),
  );
});
