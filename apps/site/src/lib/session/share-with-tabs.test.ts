// @covers session-in-new-tab

import { afterEach, expect, it, vi } from 'vitest';
import { beginSession, endSession, useSession } from './session.ts';
import { shareSessionWithTabs } from './share-with-tabs.ts';

let stop: () => void = () => undefined;
const other = () => new BroadcastChannel('session');
const open: BroadcastChannel[] = [];
/** A tab beside this one, with what it heard. */
function tab() {
  const channel = other();
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  open.push(channel);
  return { channel, heard };
}

afterEach(() => {
  stop();
  for (const channel of open.splice(0)) channel.close();
  endSession();
});

it('a tab without a session asks the others and takes theirs over', async () => {
  const { channel, heard } = tab();
  stop = shareSessionWithTabs();
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'asked' }]));
  channel.postMessage({ kind: 'answered', token: 'theirs' });
  await vi.waitFor(() => expect(useSession.getState().token).toBe('theirs'));
  channel.postMessage({ kind: 'answered', token: 'another' });
  channel.postMessage({ kind: 'asked' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(useSession.getState().token).toBe('theirs');
});

it.each([
  [5_000, 'late'],
  [20_000, ''],
])('an answer after %i ms gives the session "%s"', async (afterMs, token) => {
  const { channel } = tab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = shareSessionWithTabs();
  vi.advanceTimersByTime(afterMs);
  vi.useRealTimers();
  channel.postMessage({ kind: 'answered', token: 'late' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(useSession.getState().token).toBe(token);
});

it('who has logged in and out here gets no session of another tab', async () => {
  const { channel } = tab();
  stop = shareSessionWithTabs();
  beginSession('own');
  endSession();
  channel.postMessage({ kind: 'answered', token: 'foreign' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(useSession.getState().token).toBe('');
});

it('a tab with a session asks nobody, answers once somebody is logged in, and takes nothing', async () => {
  const { channel, heard } = tab();
  beginSession('own');
  stop = shareSessionWithTabs();
  channel.postMessage({ kind: 'asked' });
  channel.postMessage({ kind: 'answered', token: 'foreign' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual([]);
  useSession.setState({ member: { type: 0 } as never });
  channel.postMessage({ kind: 'asked' });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'answered', token: 'own' }]));
  expect(useSession.getState().token).toBe('own');
});
