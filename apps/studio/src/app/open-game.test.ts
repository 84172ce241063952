// @covers win-kept-out-of-balance

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleRound } from '../game-frame/testing/example-round.ts';
import type { StudioApi } from './api.ts';
import { openGame } from './open-game.ts';

const launch = {
  launchToken: 't',
  hostOrigin: null,
  lang: 'TY',
  theme: 'dark',
  game: '',
  renderer: 'best',
  hasHostBar: false,
} as const;
const host = { send: vi.fn(), listen: () => () => {}, hasHost: false };
const no = (reason: string) => ({ ok: false, reason, detail: null });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens against these answers, the last one again and again. */
async function open(...reasons: string[]) {
  const call = vi.fn(async () => no((reasons.length > 1 ? reasons.shift() : reasons[0]) ?? ''));
  const api = { origin: '', session: () => null, call } as unknown as StudioApi;
  const opening = openGame(launch, api, host, vi.fn());
  await vi.runAllTimersAsync();
  return { outcome: await opening, asked: call.mock.calls.length };
}

it.each([
  ['launch_token_invalid', 'launch_token_invalid', 1],
  ['game_unavailable', 'game_unavailable', 1],
  ['internal_error', 'game_unavailable', 1],
  ['unreadable', 'outdated', 1],
  ['unreachable', 'unreachable', 4],
])('a session refused as %s fails as %s', async (reason, failure, asked) => {
  expect(await open(reason)).toEqual({ outcome: { ok: false, reason: failure }, asked });
});

it('a first answer that is lost is asked for again', async () => {
  expect(await open('unreachable', 'launch_token_invalid')).toMatchObject({ asked: 2 });
});

it('a page without a token says so, and asks nothing', async () => {
  const call = vi.fn();
  const api = { origin: '', session: () => null, call } as unknown as StudioApi;
  const outcome = await openGame({ ...launch, launchToken: null }, api, host, vi.fn());
  expect(outcome).toEqual({ ok: false, reason: 'launch_missing' });
  expect(call).not.toHaveBeenCalled();
});

it('a round that is shown again has not won yet on the screen', async () => {
  vi.useRealTimers();
  const value = {
    gameCode: 'lantern_garden',
    currency: { code: 'PLY', exponent: 2, symbol: 'P' },
    balanceMinor: '1500',
    betsMinor: ['20'],
    defaultBetMinor: '20',
    fairness: null,
    unfinishedRound: exampleRound({ payoutMinor: '520' }),
    lastRound: null,
    freeRounds: null,
    featurePrices: [],
  };
  const api = { origin: '', session: () => null, call: async () => ({ ok: true, value }) } as unknown as StudioApi;
  const outcome = await openGame(launch, api, host, vi.fn());
  expect(outcome.ok && 'opened' in outcome && outcome.opened.hud.get().balanceMinor).toBe(980n);
});
