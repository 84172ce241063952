// @covers lazy-images

import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPicture } from './lazy-picture.tsx';

const near: (() => void)[] = [];
vi.mock('./picture-watch.ts', async (original) => ({
  ...(await original<typeof import('./picture-watch.ts')>()),
  watchPicture: (_: Element, onNear: () => void) => {
    near.push(onNear);
    return () => {};
  },
}));

afterEach(() => {
  cleanup();
  near.length = 0;
});

const picture = (src: string, eager = false) => (
  <LazyPicture src={src} fallback="/default.webp" width={10} height={10} eager={eager} />
);
const image = () => document.querySelector('img');
const state = () => document.querySelector('[data-picture]')?.getAttribute('data-picture');

it('waits, loads when it comes near, and is then known without waiting', async () => {
  const { unmount } = render(picture('/a.webp'));
  expect([state(), image()]).toEqual(['waiting', null]);
  await waitFor(() => expect(near).toHaveLength(1));
  near[0]?.();
  await waitFor(() => expect(image()?.getAttribute('src')).toBe('/a.webp'));
  fireEvent.load(image() as HTMLImageElement);
  expect(state()).toBe('loaded');
  unmount();
  render(picture('/a.webp'));
  expect(image()?.getAttribute('src')).toBe('/a.webp');
});

it('is tried once: after a failure the default stands', () => {
  render(picture('/broken.webp', true));
  fireEvent.error(image() as HTMLImageElement);
  expect([state(), image()?.getAttribute('src')]).toEqual(['failed', '/default.webp']);
  fireEvent.load(image() as HTMLImageElement);
  expect([state(), image()?.getAttribute('src')]).toEqual(['failed', '/default.webp']);
});

it('without an address the default stands at once', () => {
  render(picture(''));
  expect([state(), image()?.getAttribute('src')]).toEqual(['failed', '/default.webp']);
});

it('begins anew with another address', () => {
  const { rerender } = render(picture('/broken.webp', true));
  fireEvent.error(image() as HTMLImageElement);
  rerender(picture('/good.webp', true));
  expect([state(), image()?.getAttribute('src')]).toEqual(['loading', '/good.webp']);
});
