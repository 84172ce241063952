import { expect, it } from 'vitest';
import { loadMessages } from './messages.ts';

it('loads just the namespaces that are asked for', async () => {
  const messages = await loadMessages('EN', ['common', 'errors']);
  expect(Object.keys(messages)).toEqual(['common', 'errors']);
  expect(messages.common.action.close).toBe('Close');
});
