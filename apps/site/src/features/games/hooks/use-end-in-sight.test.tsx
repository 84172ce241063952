// @covers infinite-scroll

import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEndInSight } from './use-end-in-sight.ts';

type Heard = (entries: { isIntersecting: boolean }[]) => void;
let observers: { heard: Heard; options: IntersectionObserverInit | undefined }[] = [];

beforeEach(() => {
  observers = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: Heard, options?: IntersectionObserverInit) {
        observers.push({ heard, options });
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (isWanted = true) => {
  const seen = vi.fn();
  const List = () => <div ref={useEndInSight(isWanted, seen)} />;
  return { seen, ...render(<List />) };
};
const sight = (isIntersecting: boolean) => observers.at(-1)?.heard([{ isIntersecting }]);

it('tells the end of a list 200 ms after it has come into sight, at no distance before it', () => {
  const { seen } = show();
  expect(observers).toMatchObject([{ options: undefined }]);
  sight(true);
  vi.advanceTimersByTime(199);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(seen).toHaveBeenCalledOnce();
});

it('counts many sights within 200 ms as one, and none that has passed', () => {
  const { seen } = show();
  for (let sights = 0; sights < 5; sights += 1) {
    sight(true);
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(200);
  expect(seen).toHaveBeenCalledOnce();
  sight(true);
  sight(false);
  vi.advanceTimersByTime(400);
  expect(seen).toHaveBeenCalledOnce();
});

it('watches nothing where nothing more is wanted, and ends with its list', () => {
  show(false);
  expect(observers).toEqual([]);
  const { seen, unmount } = show();
  sight(true);
  unmount();
  vi.advanceTimersByTime(400);
  expect(seen).not.toHaveBeenCalled();
});
