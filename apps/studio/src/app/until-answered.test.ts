// @covers repeated-calls-and-reality-check

import type { FailureDetail } from '@baize/contract';
import { expect, it, vi } from 'vitest';
import { retryDelayMs, untilAnswered } from './until-answered.ts';

const no = (reason: string, detail: FailureDetail | null = null) => ({ ok: false as const, reason, detail });
const yes = { ok: true as const };

/** Asks with answers in their order; what was waited for and how often the player was told. */
async function ask(...answers: (typeof yes | ReturnType<typeof no>)[]) {
  const waitedMs: number[] = [];
  const onLost = vi.fn<() => void>();
  const wait = async (ms: number) => void waitedMs.push(ms);
  const left = [...answers];
  const outcome = await untilAnswered(async () => left.shift() ?? yes, { wait, onLost });
  return { outcome, waitedMs, told: onLost.mock.calls.length, left: left.length };
}

it('retryDelayMs doubles up to its ceiling', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
});

it('a lost answer is asked for again, and the player is informed', async () => {
  const asked = await ask(no('unreachable'), no('service_unavailable'), yes);
  expect(asked).toEqual({ outcome: yes, waitedMs: [400, 800], told: 2, left: 0 });
});

it('waits as long as the server asks for', async () => {
  const { waitedMs } = await ask(no('too_many_requests', { retryAfterSeconds: 7 }), yes);
  expect(waitedMs).toEqual([7_000]);
});

it('a round that comes too soon is asked for when its time has come, and nothing is shown', async () => {
  const asked = await ask(no('round_too_soon', { retryAfterMs: 1_250 }), yes);
  expect(asked).toEqual({ outcome: yes, waitedMs: [1_250], told: 0, left: 0 });
});

it('ends when nobody wants to know any more', async () => {
  const gone = new AbortController();
  const ask = vi.fn<() => Promise<ReturnType<typeof no>>>(async () => no('unreachable'));
  const wait = async () => gone.abort();
  const outcome = await untilAnswered(ask, { wait, onLost: () => {}, signal: gone.signal });
  expect(outcome).toEqual(no('unreachable'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each(['unreadable', 'insufficient_funds', 'reality_check_due', 'betting_closed'])(
  '%s is an answer',
  async (reason) => {
    const asked = await ask(no(reason), yes);
    expect(asked).toEqual({ outcome: no(reason), waitedMs: [], told: 0, left: 1 });
  },
);
