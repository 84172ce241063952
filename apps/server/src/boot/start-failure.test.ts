import { expect, test } from 'vitest';
import { sentenceOf } from './start-failure.ts';

test.each([
  ['went wrong', 'went wrong.'],
  ['went wrong.\nat this place', 'went wrong.'],
  ['the log is in a and b:\nits last words', 'the log is in a and b.'],
])('%j is shortened to one whole sentence', (message, sentence) => {
  expect(sentenceOf(new Error(message))).toBe(`Baize could not start: ${sentence}`);
});
