// @covers lazy-images

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Heard = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let heard: Heard = () => {};
let options: IntersectionObserverInit | undefined;

class ObserverByHand {
  constructor(callback: Heard, given: IntersectionObserverInit) {
    heard = callback;
    options = given;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('./picture-watch.ts');
const place = () => document.createElement('span');

it('looks 1.3 screens far for a tenth of a picture', async () => {
  const { watchPicture } = await load();
  watchPicture(place(), () => {});
  expect(options).toEqual({ rootMargin: '30% 0px', threshold: 0.1 });
});

it('shows the first at once, those that follow together after 200 ms, and none twice', async () => {
  const { watchPicture } = await load();
  const shown: number[] = [];
  const places = [0, 1, 2].map((index) => {
    const element = place();
    watchPicture(element, () => shown.push(index));
    return element;
  });
  const near = (index: number, isIntersecting = true) => heard([{ target: places[index] as Element, isIntersecting }]);
  near(0);
  expect(shown).toEqual([0]);
  near(1);
  near(2);
  vi.advanceTimersByTime(199);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0, 1, 2]);
  near(0);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 1, 2]);
});

it('leaves out what was scrolled past or has gone meanwhile', async () => {
  const { watchPicture } = await load();
  const shown: string[] = [];
  const [first, passed, gone] = [place(), place(), place()];
  watchPicture(first, () => shown.push('first'));
  watchPicture(passed, () => shown.push('passed'));
  const leave = watchPicture(gone, () => shown.push('gone'));
  heard([{ target: first, isIntersecting: true }]);
  heard([passed, gone].map((target) => ({ target, isIntersecting: true })));
  heard([{ target: passed, isIntersecting: false }]);
  leave();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['first']);
  heard([{ target: passed, isIntersecting: true }]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['first', 'passed']);
});

it('remembers the last 200 pictures', async () => {
  const { isPictureKnown, notePicture } = await load();
  for (let index = 0; index < 200; index += 1) notePicture(`/${index}.webp`);
  notePicture('/0.webp');
  notePicture('/new.webp');
  expect(['/0.webp', '/1.webp', '/2.webp', '/new.webp'].map(isPictureKnown)).toEqual([true, false, true, true]);
});
