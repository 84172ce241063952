// @covers launch-token

import type { FrameToHost } from '@baize/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFrameChannel } from './use-frame-channel.ts';

const gameWindow = {
  postMessage: (message: unknown, target: string) => sent.push([message, target]),
} as unknown as Window;
const frame = { current: { contentWindow: gameWindow } as HTMLIFrameElement };
const ready = { channel: 'baize-game', type: 'ready' };
let heard: FrameToHost[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  heard = [];
  sent = [];
});
afterEach(cleanup);

function arrive(source: unknown, origin: string, data: unknown): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

const listen = () => renderHook(() => useFrameChannel(frame, 'null', (message) => heard.push(message)));

it('hears its own frame with an opaque origin', () => {
  listen();
  arrive(gameWindow, 'null', ready);
  expect(heard).toEqual([ready]);
});

it('hears nobody else', () => {
  listen();
  arrive({}, 'null', ready);
  arrive(null, 'null', ready);
  arrive(window, location.origin, ready);
  arrive(gameWindow, location.origin, ready);
  arrive(gameWindow, 'https://null', ready);
  arrive(gameWindow, 'null', { ...ready, type: 'grantCoins' });
  expect(heard).toEqual([]);
});

it('hears nothing more once it is left', () => {
  const { unmount } = listen();
  unmount();
  arrive(gameWindow, 'null', ready);
  expect(heard).toEqual([]);
});

it('sends to the frame only', () => {
  const { result } = listen();
  result.current({ channel: 'baize-game', type: 'preferences', sound: false });
  expect(sent).toEqual([[{ channel: 'baize-game', type: 'preferences', sound: false }, '*']]);
});
