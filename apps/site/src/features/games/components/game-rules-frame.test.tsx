// @covers game-rules-page

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { brand, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { GameRulesFrame } from './game-rules-frame.tsx';
import { game } from './lobby/lobby.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async (vassalage = 'BAIZE') => {
  stubServer(() => ({}));
  await renderSite(
    () => <GameRulesFrame game={game(1, { vassalage, gameCode: 'roulette', minBet: '0.20' })} />,
    '/',
    null,
    brand,
  );
};
const inside = {};
const frame = async () => {
  const one = await screen.findByTitle<HTMLIFrameElement>('Rules of the game');
  Object.defineProperty(one, 'contentWindow', { configurable: true, value: inside });
  return one;
};
const say = (source: unknown, data: unknown) => {
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
};

it('shows the page of rules of the game, in the reader’s language and the brand’s currency, without the rights of the site', async () => {
  await show();
  const { src, sandbox } = await frame();
  const { pathname, searchParams } = new URL(src, location.href);
  expect(pathname).toBe('/studio/play/');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ view: 'rules', game: 'roulette', lang: 'TY', bet: '20', exponent: '2' },
    hostOrigin: location.origin,
  });
  expect(String(sandbox)).toBe('allow-scripts');
});

it('is as high as the page says, within reason; what others say does not count', async () => {
  await show();
  const one = await frame();
  say(window, { channel: 'baize-rules', heightPx: 40 });
  expect(one.getAttribute('height')).toBeNull();
  say(inside, { channel: 'baize-rules', heightPx: 640 });
  expect(one.getAttribute('height')).toBe('640');
  say(inside, { channel: 'baize-rules', heightPx: 1e9 });
  expect(one.getAttribute('height')).toBe('20000');
});

it('goes where the game has no rules to show, and is not there for a vendor without such a page', async () => {
  await show();
  await frame();
  say(inside, { channel: 'baize-rules', heightPx: 0 });
  expect(screen.queryByTitle('Rules of the game')).toBeNull();
  cleanup();
  await show('OTHER');
  expect(screen.queryByTitle('Rules of the game')).toBeNull();
});
