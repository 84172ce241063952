// @covers jackpot-counter

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';

const demoBrand = { ...brand, jackpotDemo: true };
let answer: unknown;
const fetchJackpot = () => stubServer((path) => (path === pathOf('jackpot') ? answer : brand));
const pool = (amount: string | null) => ({
  pool: amount === null ? null : { amount, games: [] },
  serverTime: '2026-11-21T12:00:00.000Z',
});

beforeEach(() => {
  answer = pool(null);
  fetchJackpot();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = () => {
  const [text = ''] = /P\s[\d,.]+/.exec(screen.queryByRole('region')?.textContent ?? '') ?? [];
  return Number(text.replace(/[^\d.]/g, '') || Number.NaN);
};
const show = async (knownBrand = brand) => {
  const site = await renderSite(() => <JackpotCounter />, '/rng', null, knownBrand);
  await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
  return site;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('of a brand without a pool is not there', async () => {
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});

it('of a brand that wants a demo grows by 165.11 every three seconds behind the currency’s symbol, and says what it is', async () => {
  await show(demoBrand);
  expect(screen.getByRole('region', { name: 'Jackpot show' }).textContent).toContain('Demo counter');
  await waitFor(() => expect(read()).toBeGreaterThan(1_280_000));
  const before = read();
  await pass(3000);
  const grown = read() - before;
  expect(grown / 165.11).toBeCloseTo(Math.round(grown / 165.11), 4);
  expect(grown).toBeGreaterThanOrEqual(165.1);
  await pass(6000);
  expect(read() - before - grown).toBeGreaterThanOrEqual(2 * 165.1);
});

it('shows what really stands in the jackpot pools, does not grow by itself and moves to a new amount', async () => {
  answer = pool('1250.00');
  await show();
  await waitFor(() => expect(read()).toBe(1250));
  await pass(5000);
  expect(read()).toBe(1250);
  answer = pool('1250.60');
  await pass(6000);
  await waitFor(() => expect(read()).toBe(1250.6));
});

it('shows no amount before it knows one, and nothing while nobody can tell', async () => {
  answer = refusal(503, 'service_unavailable');
  await renderSite(() => <JackpotCounter />, '/rng', null);
  expect(read()).toBeNaN();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  answer = pool('2.50');
  await pass(6000);
  await waitFor(() => expect(read()).toBe(2.5));
});

it('bears the name that the brand gave it', async () => {
  await show({ ...demoBrand, jackpotLabel: 'Tiger pot' });
  expect(screen.getByRole('region', { name: 'Tiger pot' })).toBeTruthy();
});
