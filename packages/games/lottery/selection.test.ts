// @covers lottery-selections

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listGroup, type SelectionForm, selectionFaults, selectionOf, selectionText } from './selection.ts';

const numbers: SelectionForm = { groups: [{ name: 'numbers', tokens: { digits: 2 }, min: 1, max: 100 }] };
const places: SelectionForm = {
  groups: ['tens', 'units'].map((name) => listGroup(name, ['0', '1', '2'], 0)),
  minInAll: 1,
};

describe('every fault is told by its place', () => {
  test.each<[string, string, readonly [number, number | null, string][]]>([
    ['a number too long', '45,456', [[0, 1, 'unknown']]],
    ['a number too short', '4', [[0, 0, 'unknown']]],
    ['a letter', '4x', [[0, 0, 'unknown']]],
    ['digits of another script', '\u0664\u0665', [[0, 0, 'unknown']]],
    ['full-width digits', '\uff14\uff15', [[0, 0, 'unknown']]],
    ['a blank', '45, 46', [[0, 1, 'unknown']]],
    ['a sign', '-1', [[0, 0, 'unknown']]],
    ['a repeated number', '45,46,45', [[0, 2, 'repeated']]],
    [
      'several at once',
      '4,45,45,x9',
      [
        [0, 0, 'unknown'],
        [0, 2, 'repeated'],
        [0, 3, 'unknown'],
      ],
    ],
    ['nothing', '', [[0, null, 'tooFew']]],
    ['a group too many', '45|46', [[1, null, 'tooMany']]],
  ])('%s', (_, text, faults) => {
    const told = faults.map(([group, place, fault]) => ({ group, place, fault }));
    expect(selectionFaults(numbers, selectionOf(text))).toEqual(told);
  });

  test('ten thousand numbers', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `${number}`.padStart(2, '0'));
    expect(selectionFaults(numbers, [many])).toContainEqual({ group: 0, place: null, fault: 'tooMany' });
  });

  test('all groups empty, where one may be', () => {
    expect(selectionFaults(places, selectionOf('1|'))).toEqual([]);
    expect(selectionFaults(places, selectionOf('|'))).toEqual([{ group: 0, place: null, fault: 'tooFew' }]);
    expect(selectionFaults(places, selectionOf('1'))).toEqual([{ group: 1, place: null, fault: 'tooFew' }]);
    expect(selectionFaults(places, selectionOf('3|'))).toEqual([{ group: 0, place: 0, fault: 'unknown' }]);
  });
});

test('a selection comes back from its text', () => {
  const token = fc.stringMatching(/^[0-9a-z]{1,6}$/);
  const selections = fc.array(fc.array(token, { maxLength: 5 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(selections, (selection) => {
      expect(selectionOf(selectionText(selection))).toEqual(selection);
    }),
  );
});
