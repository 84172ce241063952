import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, renderSite, stubServer } from '../../lib/render-site.fixture.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';

beforeEach(() => {
  stubServer(() => brand);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => {
  const [text = ''] = /P\s[\d,.]+/.exec(screen.getByRole('region').textContent ?? '') ?? [];
  return Number(text.replace(/[^\d.]/g, ''));
};

it('grows by 165.11 every three seconds behind the currency’s symbol', async () => {
  await renderSite(() => <JackpotCounter />, '/rng', null);
  screen.getByRole('region', { name: 'Jackpot show' });
  const before = shown();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(shown() - before).toBeCloseTo(165.11, 2);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(shown() - before).toBeCloseTo(3 * 165.11, 2);
});

it('shows what is really in a pool, and does not grow by itself', async () => {
  await renderSite(() => <JackpotCounter pool={{ amount: '1250.00' }} />, '/rng', null);
  expect(shown()).toBe(1250);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(shown()).toBe(1250);
});

it('bears the name that the brand gave it', async () => {
  await renderSite(() => <JackpotCounter />, '/rng', null, { ...brand, jackpotLabel: 'Tiger pot' });
  expect(screen.getByRole('region', { name: 'Tiger pot' })).toBeTruthy();
});
