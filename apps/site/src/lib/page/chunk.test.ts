// @covers lazy-chunks

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part that comes is handed on, and its timer goes with it', async () => {
  expect(await loadChunk('help', async () => 'the page')).toBe('the page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that is not there after 120 s is a chunk load error that names kind and request', async () => {
  const outcome = loadChunk('help', () => new Promise(() => undefined)).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', kind: 'timeout', request: 'help' });
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test.each([
  [
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/help-1.js'),
    'https://a.example/assets/help-1.js',
  ],
  [new TypeError('Importing a module script failed.'), 'help'],
  ['gone', 'help'],
])('a part that cannot be had: %s', async (thrown, request) => {
  const outcome = await loadChunk('help', () => Promise.reject(thrown)).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ChunkLoadError);
  expect(outcome).toMatchObject({ kind: 'missing', request, cause: thrown });
});
