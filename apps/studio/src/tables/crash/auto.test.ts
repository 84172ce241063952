import { expect, test } from 'vitest';
import { autoSelection } from './BetPlace.tsx';

test.each([
  ['', ''],
  ['2', '2.00'],
  ['1.5', '1.50'],
  ['1,01', '1.01'],
  ['10000', '10000.00'],
])('%s is the selection %s', (text, selection) => expect(autoSelection(text)).toBe(selection));

test.each(['1', '0.5', '1.005', '10000.01', 'x', '-2'])('%s is not offered', (text) =>
  expect(autoSelection(text)).toBeNull(),
);
