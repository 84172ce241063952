// @covers announcement-read-state

import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'readNotices';
/** As a page that is opened with this in its store. */
const opened = async (stored: string | null) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  vi.resetModules();
  return await import('./read-notices.ts');
};
beforeEach(() => {
  localStorage.clear();
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":', []],
  ['{"a":1}', []],
  ['null', []],
])('a page that finds %s begins with %j', async (stored, ids) => {
  const { useReadNotices } = await opened(stored);
  expect(useReadNotices.getState().ids).toEqual(ids);
});

test('what is read is kept once, and the newest 200 at most', async () => {
  const { keepReadNotices, useReadNotices } = await opened('["a"]');
  keepReadNotices(['a', 'b']);
  expect(useReadNotices.getState().ids).toEqual(['a', 'b']);
  keepReadNotices(Array.from({ length: 200 }, (_, number) => `n${number}`));
  const kept: string[] = JSON.parse(localStorage.getItem(KEY) ?? '');
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'n0', 'n199']);
});
