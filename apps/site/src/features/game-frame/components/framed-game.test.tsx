// @covers table-chat-panel

import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import type { Launch } from '../api/launch-game.ts';
import { useTableChatChoice } from '../table-chat-preference.ts';
import { FramedGame } from './framed-game.tsx';

const channel = 'baize-game';
const postMessage = vi.fn();
const gameWindow = { postMessage } as unknown as Window;
const launch = { url: '/studio/play/?launchToken=once', game: { gameName: 'Roulette' }, openRound: null };
const unused = vi.fn();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  useTableChatChoice.setState({ isOpen: null });
});

function say(message: object) {
  const event = new MessageEvent('message', { data: { channel, ...message }, origin: 'null' });
  Object.defineProperty(event, 'source', { value: gameWindow });
  act(() => void dispatchEvent(event));
}

it('keeps whether the chat stands beside a table, and says it to a game only once it was chosen', async () => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(gameWindow);
  stubServer(() => null);
  const ways = { onClose: unused, onRestart: unused, onDeposit: unused };
  const money = { outsideChanges: 0, onBalance: unused, onMoneyMoved: unused, onBigWin: unused };
  const trust = { isOwn: true, sandbox: 'allow-scripts', origin: 'null' };
  const Game = () => <FramedGame launch={launch as unknown as Launch} trust={trust} {...money} {...ways} />;
  await renderSite(Game, '/game', member);
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  say({ type: 'ready' });
  expect(postMessage).toHaveBeenLastCalledWith({ channel, type: 'preferences', sound: false }, '*');
  say({ type: 'preferenceChanged', tableChat: false });
  expect(postMessage).toHaveBeenLastCalledWith({ channel, type: 'preferences', sound: false, tableChat: false }, '*');
  expect(localStorage.getItem('tableChat')).toBe('closed');
  say({ type: 'preferenceChanged', tableChat: true });
  expect(localStorage.getItem('tableChat')).toBe('open');
});
