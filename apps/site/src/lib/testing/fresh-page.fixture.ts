import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/**
 * Test files of one worker share a window and the packages that are loaded, which is most of their cost. Before each file: our own
 * modules anew, an empty page, empty storages, nothing replaced.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
// What the file before left mounted would fail in one of ours when its nodes are gone.
cleanup();
document.body.replaceChildren();
document.head.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);

// What is waited for comes in milliseconds; on a machine that does other things, too, in seconds.
configure({ asyncUtilTimeout: 20_000 });

// A page that could not be taken away whole must not stand beside the next one, or beside the second try of the same test.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') document.body.replaceChildren();
});

const { origin } = location;
afterAll(() => {
  if (location.origin !== origin)
    throw new Error(
      `the page was left for ${location.href}: the next files of this worker have no address of their own`,
    );
});
