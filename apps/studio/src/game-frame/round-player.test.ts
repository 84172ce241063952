// @covers event-order

import { describe, expect, it, vi } from 'vitest';
import { playEvents, waitFor } from './round-player.ts';

type Event = { type: 'first'; id: number } | { type: 'second'; id: number };
const ports = () => ({ settle: vi.fn(), wait: waitFor });

describe('playEvents', () => {
  it('starts an event only when the one before has ended', async () => {
    const log: string[] = [];
    const slow = async (event: Event) => {
      log.push(`start ${event.id}`);
      await waitFor(event.type === 'first' ? 15 : 1);
      log.push(`end ${event.id}`);
    };
    const handlers = { first: { limitMs: 1000, play: slow }, second: { limitMs: 1000, play: slow } };
    const events: Event[] = [
      { type: 'first', id: 1 },
      { type: 'second', id: 2 },
      { type: 'first', id: 3 },
    ];
    await playEvents(events, handlers, ports());
    expect(log).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3', 'end 3']);
  });

  it('leaves a handler that never ends after its limit, settles, and goes on', async () => {
    const played = vi.fn();
    const own = ports();
    const handlers = {
      first: { limitMs: 20, play: () => new Promise<void>(() => {}) },
      second: { limitMs: 1000, play: played },
    };
    await playEvents([{ type: 'first' }, { type: 'second' }], handlers, own);
    expect(own.settle).toHaveBeenCalledExactlyOnceWith('first', 'longer than 20 ms');
    expect(played).toHaveBeenCalledTimes(1);
  });

  it('goes on after a handler that throws and after an unknown event', async () => {
    const played = vi.fn();
    const own = ports();
    const fault = new Error('broken picture');
    const handlers = {
      first: { limitMs: 1000, play: () => Promise.reject(fault) },
      second: { limitMs: 1000, play: played },
    };
    await playEvents([{ type: 'first' }, { type: 'toString' }, { type: 'second' }], handlers, own);
    expect(own.settle.mock.calls).toEqual([
      ['first', fault],
      ['toString', 'no handler'],
    ]);
    expect(played).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await playEvents([{ type: 'first' }], { first: { limitMs: 60_000, play: () => {} } }, ports());
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
