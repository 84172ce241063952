import { expect, test } from 'vitest';
import { isSmsInOutbox, nothingOutside } from '../../../composition/outside.ts';

test('forms say where codes stand only where a file takes them and no provider does', () => {
  const file = { ...nothingOutside, outboxFile: '/somewhere/outbox.jsonl' };
  expect(isSmsInOutbox(file)).toBe(true);
  expect(isSmsInOutbox(nothingOutside)).toBe(false);
  expect(isSmsInOutbox({ ...file, deliveries: { sms: async () => undefined, mail: null } })).toBe(false);
});
