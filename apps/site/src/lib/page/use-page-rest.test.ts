// @covers pages-stand-still

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atPageRest } from './use-page-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const place = (html: string) => {
  document.body.innerHTML = `<main id="main">${html}</main>`;
};

test('a page that is loaded and not drawn yet is waited for', () => {
  const act = vi.fn();
  place('');
  atPageRest(act);
  vi.advanceTimersByTime(3_000);
  expect(act).not.toHaveBeenCalled();
  place('<ul aria-busy="true"></ul>');
  vi.advanceTimersByTime(3_000);
  expect(act).not.toHaveBeenCalled();
  place('<p>Here</p>');
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
});

test('a page that never becomes whole is not waited for without end, and a wish can be taken back', () => {
  const [act, other] = [vi.fn(), vi.fn()];
  place('');
  atPageRest(act);
  atPageRest(other)();
  vi.advanceTimersByTime(30_000);
  expect(act).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});
