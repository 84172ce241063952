// @covers search-everything

import { expect, it } from 'vitest';
import { type Place, placesFor } from './found.ts';

const names = ['Slots', 'Baize Studio', 'Xổ số điện tử', 'กีฬา', '真人娱乐', 'Mga slot', 'Kasino langsung'];
const places = names.map((name): Place => ({ key: name, name, note: '', to: '/', search: {} }));

it.each([
  ['slots', ['Slots']],
  ['slto', ['Slots', 'Mga slot']],
  ['slosts', ['Slots']],
  ['slt', []],
  ['studoi', ['Baize Studio']],
  ['stud baize', ['Baize Studio']],
  ['xo so dien', ['Xổ số điện tử']],
  ['กฬา', ['กีฬา']],
  ['真人', ['真人娱乐']],
  ['mga slot', ['Mga slot']],
  ['langsng', ['Kasino langsung']],
  ['roulette', []],
  ['  ', []],
])('%j finds %j', (typed, found) => {
  expect(placesFor(places, typed).map(({ name }) => name)).toEqual(found);
});
