// @covers game-page-assets

import { calls } from '@baize/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { withEarlyOpening } from './early-opening.ts';

const open = `https://g.example${calls.studioOpen.path}`;
const answer = (text: string) => new Response(text);
const fetcher = () => vi.fn<typeof fetch>(async () => answer('asked'));

afterEach(() => vi.unstubAllGlobals());

/** Runs the early script as a page of this address would. */
async function runEarly(search: string, scope: { studioOpening?: unknown } = {}) {
  const asked = vi.fn<typeof fetch>(async () => answer('early'));
  vi.stubGlobal('location', { search, origin: 'https://g.example' });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('studioOpening', scope.studioOpening);
  vi.resetModules();
  await import('./early.ts');
  return asked;
}

test('the early script exchanges the token of the address, as the contract says', async () => {
  const asked = await runEarly('?launchToken=a%2Bb&lang=TY');
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe(open);
  expect(init).toMatchObject({ method: calls.studioOpen.method, credentials: 'omit' });
  // A form without headers of its own: the browser does not ask beforehand.
  expect(init?.headers).toBeUndefined();
  expect(init?.body).toEqual(new URLSearchParams({ launchToken: 'a+b' }));
  expect(calls.studioOpen.formToo).toBe(true);
});

test('it asks nothing without a token, or when the program was first', async () => {
  expect(await runEarly('?lang=TY')).not.toHaveBeenCalled();
  expect(await runEarly('?launchToken=t', { studioOpening: 'late' })).not.toHaveBeenCalled();
});

test('the program takes its answer once, for the exchange alone', async () => {
  const own = fetcher();
  const scope = { studioOpening: Promise.resolve(answer('early')) };
  const both = withEarlyOpening(own, scope);
  expect(await (await both('https://g.example/studio/v1/balance')).text()).toBe('asked');
  expect(await (await both(open)).text()).toBe('early');
  expect(await (await both(open)).text()).toBe('asked');
  expect(own).toHaveBeenCalledTimes(2);
  expect(scope.studioOpening).toBe('late');
});

test('without an early answer the program asks itself, and the early script no more', async () => {
  const own = fetcher();
  const scope: { studioOpening?: unknown } = {};
  expect(await (await withEarlyOpening(own, scope)(open)).text()).toBe('asked');
  expect(scope.studioOpening).toBe('late');
});
