// @covers launch-token

import { describe, expect, it, vi } from 'vitest';
import { createHostLink, hostMessage } from './host-link.ts';

const hostOrigin = 'https://baize.example';
const postMessage = vi.fn();
const parent = { postMessage } as unknown as Window;
const balanceChanged = { channel: 'baize-game', type: 'balanceChanged' };

describe('hostMessage', () => {
  it('takes a known message of the parent with the exact origin', () => {
    expect(hostMessage({ source: parent, origin: hostOrigin, data: balanceChanged }, parent, hostOrigin)).toEqual(
      balanceChanged,
    );
    const preferences = { channel: 'baize-game', type: 'preferences', sound: true };
    for (const data of [preferences, { ...preferences, tableChat: false }])
      expect(hostMessage({ source: parent, origin: hostOrigin, data }, parent, hostOrigin)).toEqual(data);
    const unread = { ...preferences, tableChat: 'yes' };
    expect(hostMessage({ source: parent, origin: hostOrigin, data: unread }, parent, hostOrigin)).toEqual(preferences);
  });

  it.each(['https://baize.example.evil.example', 'http://baize.example', 'https://baize.example:8443', 'null', ''])(
    'refuses the origin %j',
    (origin) => {
      expect(hostMessage({ source: parent, origin, data: balanceChanged }, parent, hostOrigin)).toBeNull();
    },
  );

  it('refuses another window of the right origin', () => {
    const sibling = {} as Window;
    expect(hostMessage({ source: sibling, origin: hostOrigin, data: balanceChanged }, parent, hostOrigin)).toBeNull();
    expect(hostMessage({ source: null, origin: hostOrigin, data: balanceChanged }, parent, hostOrigin)).toBeNull();
  });

  it.each([
    null,
    'balanceChanged',
    {},
    { channel: 'other', type: 'balanceChanged' },
    { channel: 'baize-game', type: 'close' },
    { channel: 'baize-game', type: 'preferences', sound: 'yes' },
  ])('refuses the form %j', (data) => {
    expect(hostMessage({ source: parent, origin: hostOrigin, data }, parent, hostOrigin)).toBeNull();
  });
});

describe('createHostLink', () => {
  function frameIn(parentWindow: Window) {
    const frame = new EventTarget() as unknown as Window;
    Object.assign(frame, { parent: parentWindow });
    return frame;
  }

  it('posts only to the exact origin', () => {
    const link = createHostLink(hostOrigin, frameIn(parent));
    link.send({ type: 'depositRequested' });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { channel: 'baize-game', type: 'depositRequested' },
      hostOrigin,
    );
  });

  it('stays silent without a host', () => {
    const unheard = vi.fn();
    const lonely = { postMessage: unheard } as unknown as Window;
    createHostLink(null, frameIn(lonely)).send({ type: 'ready' });
    expect(unheard).not.toHaveBeenCalled();
  });

  it('listens until it is stopped', () => {
    const frame = frameIn(parent);
    const seen = vi.fn();
    const stop = createHostLink(hostOrigin, frame).listen(seen);
    const post = (origin: string) =>
      frame.dispatchEvent(Object.assign(new Event('message'), { source: parent, origin, data: balanceChanged }));
    post('https://evil.example');
    expect(seen).not.toHaveBeenCalled();
    post(hostOrigin);
    expect(seen).toHaveBeenCalledExactlyOnceWith(balanceChanged);
    stop();
    post(hostOrigin);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
