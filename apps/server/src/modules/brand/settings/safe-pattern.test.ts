// @covers white-label field-validation-config

import { expect, test } from 'vitest';
import { isSafePattern } from './safe-pattern.ts';
import { parseSettings } from './settings.ts';

test.each([
  '(a+)+$',
  '(a*)*b',
  '(a|aa)+$',
  '([a-z]+){2,}',
  '(?:\\w+\\s?)*$',
  '^(\\d+)\\1$',
  '(?<x>a+)\\k<x>',
  'a*a*a*a*b',
  'a*a*a*b',
  '^|a*a*a*b',
  '(^a*)a*a*b',
  '.{1,200}.{1,200}.{1,200}.{1,200}x',
  `^${'(a|a)'.repeat(30)}$`,
  `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
  `^${'(?:a|a|a)?'.repeat(15)}$`,
  '(',
  '[z-a]',
  '\\',
  `${'a'.repeat(300)}`,
  'a'.repeat(201),
  // Only by the rules of Unicode is this no pattern.
  '\\p{Nothing}',
  '\\-',
  `^${'a?'.repeat(23)}`,
  `^a*a*a*${'b?'.repeat(2)}`,
  `^(?:${'a|'.repeat(22)}a|b)`,
  '^(a|(b)|c)|d*e*f*',
  '^(?:a)|a*a*a*b',
])('%s is refused', (pattern) => {
  expect(isSafePattern(pattern)).toBe(false);
});

test.each([
  '*',
  '^[A-Za-z][A-Za-z0-9]*$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^[(+*]+\\)*$',
  '^\\+?\\d+(?:\\.\\d+)?$',
  '^(?:A|B|C)-\\d{6}$',
  '^(?=.*[a-z])(?!.*\\s)\\w+$',
  '\\d+-\\d+',
  '^a*a*a*(?:b|c)$',
  'a'.repeat(200),
  `^${'a?'.repeat(22)}`,
  `^a*a*a*b?`,
  '^(a|(bc)|d)a*b*$',
  '^(a|(?:b|c)|d)a*b*$',
  '^\\p{Letter}[^\\]*+]\\*\\?\\|$',
  '^[\\]*+]+[*]+[+]+$',
  '^(?=a)(?!b)a*b*c*$',
])('%s is accepted', (pattern) => {
  expect(isSafePattern(pattern)).toBe(true);
});

test('every default rule is safe', () => {
  const { fields } = parseSettings('test', {}).registration;
  expect(Object.keys(fields)).toContain('password');
  for (const rule of Object.values(fields)) expect(isSafePattern(rule.acceptedPattern)).toBe(true);
});
