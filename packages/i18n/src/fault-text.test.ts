import { expect, it } from 'vitest';
import { faultText, fillBounds } from './fault-text.ts';

it('puts both bounds into a text', () => {
  expect(fillBounds('(min) - (max) digits', { min: 2, max: 15 })).toBe('2 - 15 digits');
});

it('says one value when the bounds are equal', () => {
  expect(fillBounds('(min) - (max) digits', { min: 6, max: 6 })).toBe('6 digits');
  expect(fillBounds('between (min) and (max)', { min: 6, max: 6 })).toBe('between 6');
});

it('takes the general sentence for a key without a text', () => {
  const texts: Record<string, string> = { invalid_input: 'General', not_empty: 'Empty' };
  const errors = Object.assign((key: string) => texts[key] ?? key, { has: (key: string) => key in texts });
  expect(faultText(errors, { key: 'not_empty' })).toBe('Empty');
  expect(faultText(errors, { key: 'never_heard_of' })).toBe('General');
});
