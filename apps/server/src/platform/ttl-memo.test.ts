import { expect, test } from 'vitest';
import { testClock } from '../../test/support/test-clock.ts';
import { createTtlMemo } from './ttl-memo.ts';

test('is loaded once for all who ask at the same time, and again when it is too old', async () => {
  const clock = testClock();
  let loads = 0;
  const recent = createTtlMemo({ clock, lifeMs: 100, load: async (key) => `${key}${++loads}` });
  expect(await Promise.all([recent.get('a'), recent.get('a'), recent.get('b')])).toEqual(['a1', 'a1', 'b2']);
  clock.advanceMs(99);
  expect(await recent.get('a')).toBe('a1');
  clock.advanceMs(1);
  expect(await recent.get('a')).toBe('a3');
  recent.forget();
  expect(await recent.get('a')).toBe('a4');
});

test('a failure is reported to who waits for it and is not kept', async () => {
  const recent = createTtlMemo({
    clock: testClock(),
    lifeMs: 100,
    load: (() => {
      let tried = false;
      return async () => {
        if (tried) return 'fine';
        tried = true;
        throw new Error('gone');
      };
    })(),
  });
  await expect(recent.get('a')).rejects.toThrow('gone');
  expect(await recent.get('a')).toBe('fine');
});
