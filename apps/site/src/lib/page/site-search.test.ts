import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './site-search.ts';

it('keeps every value a text', () => {
  expect(parseSearch('?referralCode=123&code=1e5&flag=true')).toEqual({
    referralCode: '123',
    code: '1e5',
    flag: 'true',
  });
});

it('writes what it read, without empty values', () => {
  expect(stringifySearch({ vendor: 'A&B', page: undefined, name: '' })).toBe('?vendor=A%26B');
  expect(stringifySearch({})).toBe('');
  expect(parseSearch(stringifySearch({ name: 'café 50%' }))).toEqual({ name: 'café 50%' });
});
