// @covers moving-covers

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { renderSite, stubServer } from '../../testing/render-site.fixture.tsx';
import { CardMotion } from './card-motion.tsx';
import { hoverDelayMs } from './use-card-hover.ts';

let fitting: (query: string) => boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fitting = (query) => !query.includes('reduce)');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: fitting(query),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  // The one of the test's browser ends its moves by a rejection that nobody hears.
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: vi.fn() } as unknown as Animation);
  stubServer(() => ({}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const roulette = game(1, { vassalage: 'BAIZE', gameCode: 'roulette', coverUrl: '/art/covers/roulette.webp' });
const show = async (one = roulette, isWide = false) => {
  await renderSite(
    () => (
      <article>
        <CardMotion game={one} isWide={isWide} />
      </article>
    ),
    '/',
    null,
  );
  return screen.findByRole('article');
};
const rest = async (card: HTMLElement, ms = hoverDelayMs) => {
  fireEvent.mouseEnter(card);
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const sources = (card: HTMLElement) => [...card.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

it('is asked for only once the pointer has rested on the card, and goes with it', async () => {
  const card = await show();
  await rest(card, hoverDelayMs - 50);
  expect(sources(card)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(sources(card)).toEqual(['/art/covers/roulette.webp', '/art/motions/roulette.webp']);
  fireEvent.mouseLeave(card);
  expect(sources(card)).toEqual([]);
});

it('the cover itself is moved until the motion is there, and for good where there is none', async () => {
  const card = await show();
  await rest(card);
  const motion = card.querySelector('img[src="/art/motions/roulette.webp"]');
  fireEvent.load(motion as Element);
  expect(sources(card)).toEqual(['/art/motions/roulette.webp']);
  cleanup();
  const other = await show(game(2));
  await rest(other);
  expect(sources(other)).toEqual(['/covers/2.webp']);
  cleanup();
  const wide = await show(game(2), true);
  await rest(wide);
  expect(sources(wide)).toEqual(['/covers/2-wide.webp']);
});

it.each([
  ['stillness is asked for', () => (fitting = (query) => !query.includes('no-preference'))],
  ['there is no pointer that hovers', () => (fitting = (query) => !query.includes('hover: hover'))],
  ['data is saved by the system', () => (fitting = () => true)],
  [
    'data is saved by the browser',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
])('nothing moves and nothing is loaded where %s', async (_, arrange) => {
  arrange();
  const card = await show();
  await rest(card);
  expect(sources(card)).toEqual([]);
});
