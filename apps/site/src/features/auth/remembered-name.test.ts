import { expect, test } from 'vitest';
import { readRememberedName, rememberName } from './remembered-name.ts';

test('the name is kept to the letter, and an empty one forgets it', () => {
  rememberName('anna; Path=/evil=1');
  expect(readRememberedName()).toBe('anna; Path=/evil=1');
  rememberName('');
  expect(readRememberedName()).toBe('');
});
