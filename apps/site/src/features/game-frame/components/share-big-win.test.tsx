// @covers shared-rounds

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { GameStage } from './game-stage.tsx';

const roundId = '01939a3c-0000-7000-8000-000000000001';
const game = { vendor: 'BAIZE', gameCode: 'dice' };
const gameWindow = { postMessage: () => {} } as unknown as Window;
const nothing = () => {};

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(gameWindow);
  stubServer((path) => {
    if (path === pathOf('roundShareState')) return { canShare: true, share: null };
    const known = { nodeId: 'n', vassalage: 'BAIZE', gameName: 'Dice', gameType: 'RNG', wideCoverUrl: '/w.webp' };
    const launched = { target: 'frame', url: '/studio/play/?launchToken=once', games: [], openRound: null };
    return { ...launched, game: known, transfer: null, serverTime: '2026-03-04T05:06:07.000Z', expiresAt: null };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function showStage(canShare: boolean) {
  const ways = { onScreen: nothing, onOpenGame: nothing, onUpgrade: nothing, onClose: nothing, onDeposit: nothing };
  const money = { outsideChanges: 0, onBalance: nothing, onMoneyMoved: nothing };
  const parts = {
    game,
    guest: null,
    account: null,
    ownScreen: () => null,
    backUrl: '/',
    session: null,
    heart: () => null,
  };
  await renderSite(() => <GameStage {...parts} {...money} {...ways} canShare={canShare} />, '/game');
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
}

function bigWin(id: string) {
  const data = { channel: 'baize-game', type: 'bigWin', roundId: id };
  const event = new MessageEvent('message', { data, origin: 'null' });
  Object.defineProperty(event, 'source', { value: gameWindow });
  act(() => void dispatchEvent(event));
}
const button = () => screen.queryByRole('button', { name: 'Share this round' });

it('a big win can be shared from the bar for a minute', async () => {
  await showStage(true);
  bigWin('x');
  expect(button()).toBeNull();
  vi.useFakeTimers();
  bigWin(roundId);
  expect(button()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(button()).toBeNull();
});

it('the button opens the sharing of that round', async () => {
  await showStage(true);
  bigWin(roundId);
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Create link' }, { timeout: 20_000 })).toBeTruthy();
});

it('nothing can be shared by a trial account', async () => {
  await showStage(false);
  bigWin(roundId);
  expect(button()).toBeNull();
});
