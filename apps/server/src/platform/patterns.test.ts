import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPattern, matchesPattern } from './patterns.ts';

test.each([
  ['look ahead', '^(?=.*[a-z])(?!.*\\s)\\w+$'],
  ['look behind', '(?<=a)b'],
  ['a back reference', '^(\\d+)\\1$'],
  ['a named back reference', '(?<x>a+)\\k<x>'],
  ['an open group', '('],
  ['a class the wrong way round', '[z-a]'],
  ['a lone backslash', '\\'],
  ['an unknown property', '\\p{Nothing}'],
  ['what only RE2 knows', '(?i)a\\z'],
  ['what only a browser knows', '[^]*'],
  ['more than 200 characters', 'a'.repeat(201)],
  ['an automaton that is too large', '\\p{L}{999}\\p{L}{999}'],
  ['repetitions of repetitions', '(a{100}){100}'],
])('%s is refused', (_, pattern) => {
  expect(isPattern(pattern)).toBe(false);
});

test.each([
  '*',
  '^[A-Za-z][A-Za-z0-9]*$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^[(+*]+\\)*$',
  '^\\+?\\d+(?:\\.\\d+)?$',
  '^(?:A|B|C)-\\d{6}$',
  '.{1,255}',
  'a'.repeat(200),
  '^\\p{L}[^\\]*+]\\*\\?\\|$',
  '(a+)+$',
])('%s is accepted', (pattern) => {
  expect(isPattern(pattern)).toBe(true);
});

/** Each of them keeps an engine that goes back and tries again busy for years. */
const catastrophic = [
  ['(a+)+$', 'a'],
  ['^(a*)*b$', 'a'],
  ['(a|aa)+$', 'a'],
  ['([a-z]+){2,}\\d', 'a'],
  ['(?:\\w+\\s?)*$', 'a'],
  ['a*a*a*a*a*a*b', 'a'],
  ['(.*a){20}', 'a'],
  [`^${'(a|a)'.repeat(30)}b$`, 'a'],
  [`^${'a?'.repeat(60)}${'a'.repeat(60)}b$`, 'a'],
] as const;

test.each(catastrophic)('%s answers at once', (pattern, letter) => {
  expect(isPattern(pattern)).toBe(true);
  const begin = performance.now();
  expect(matchesPattern(pattern, `${letter.repeat(254)}!`)).toBe(
    pattern === '(?:\\w+\\s?)*$' || pattern === '(.*a){20}',
  );
  expect(performance.now() - begin).toBeLessThan(1_000);
});

describe('a pattern means on the server what it means in a browser', () => {
  const patterns = [
    '^[A-Za-z][A-Za-z0-9]*$',
    '^\\d+$',
    '^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$',
    '\\p{L}\\d?',
    '^(?:ab|a)(?:c|bcd)$',
    '\\bab\\b',
    '^.{2,4}$',
  ];
  test.each(patterns)('%s', (pattern) => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', '1', '@', '.', ' ', 'é', '财', '🎲'),
      maxLength: 8,
    });
    fc.assert(fc.property(text, (value) => matchesPattern(pattern, value) === new RegExp(pattern, 'u').test(value)));
  });
});
