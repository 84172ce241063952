// @covers pattern-messages

import { expect, it } from 'vitest';
import { faultText, fillBounds } from './fault-text.ts';

it('puts both bounds into a text', () => {
  expect(fillBounds('(min) - (max) digits', { min: 2, max: 15 })).toBe('2 - 15 digits');
});

it('says one value when the bounds are equal', () => {
  expect(fillBounds('(min) - (max) digits', { min: 6, max: 6 })).toBe('6 digits');
  expect(fillBounds('between (min) and (max)', { min: 6, max: 6 })).toBe('between 6');
});

it.each([
  ['(min) - (max) digits', { max: 15 }, '≤ 15 digits'],
  ['(min) - (max) digits', { min: 2 }, '≥ 2 digits'],
  ['giá trị từ (min) đến (max)', { max: 0 }, 'giá trị từ ≤ 0'],
  ['请输入 (min) 至 (max) 之间的值', { min: 5 }, '请输入 ≥ 5 之间的值'],
  ['at least (min)', { min: 0 }, 'at least 0'],
])('leaves no gap for a bound that is not there: %s, %j', (text, bounds, expected) => {
  expect(fillBounds(text, bounds)).toBe(expected);
});

it('takes the general sentence where a text wants bounds and there are none', () => {
  const texts: Record<string, string> = { invalid_input: 'General', field_length: '(min) - (max) characters' };
  const errors = Object.assign((key: string) => texts[key] ?? key, { has: (key: string) => key in texts });
  expect(faultText(errors, { key: 'field_length' })).toBe('General');
  expect(faultText(errors, { key: 'field_length', max: 40 })).toBe('≤ 40 characters');
});

it('takes the general sentence for a key without a text', () => {
  const texts: Record<string, string> = { invalid_input: 'General', not_empty: 'Empty' };
  const errors = Object.assign((key: string) => texts[key] ?? key, { has: (key: string) => key in texts });
  expect(faultText(errors, { key: 'not_empty' })).toBe('Empty');
  expect(faultText(errors, { key: 'never_heard_of' })).toBe('General');
});
