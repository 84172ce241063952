// @covers table-decisions repeated-calls-and-reality-check

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTableFrameStore } from '../table-frame/table-frame-state.ts';
import { mount, ok, portsOf, unmount } from '../testing/mount.fixture.tsx';
import { App } from './App.tsx';
import type { Launch } from './launch.ts';
import { type OpenedTableFrame, openGame } from './open-game.ts';

vi.mock('./open-game.ts', () => ({ openGame: vi.fn() }));
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

test('the reality check waits while the player is asked for a decision, whose clock runs', async () => {
  vi.useFakeTimers();
  const dueAt = new Date(Date.now() - 1).toISOString();
  const since = new Date(Date.now() - 600_000).toISOString();
  const figures = { since, rounds: 3, stakedMinor: '300', paidMinor: '200', dueAt };
  const call = vi.fn(async () => ok(figures));
  const { api, host, opening } = portsOf(call, { opening: { realityCheck: { dueAt } } });
  const store = createTableFrameStore(opening);
  const frame = { api, host, opening, store, game: { Play: () => null } } as unknown as OpenedTableFrame;
  vi.mocked(openGame).mockResolvedValue({ ok: true, frame });
  store.set({ isAsked: true });
  await mount(<App launch={{} as Launch} api={api} host={host} report={() => {}} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(call).not.toHaveBeenCalled();
  store.set({ isAsked: false });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(call).toHaveBeenCalledExactlyOnceWith('studioRealityCheck', { body: { acknowledge: false } });
  expect(document.body.textContent).toContain('You have been playing for 10 minutes.');
});
