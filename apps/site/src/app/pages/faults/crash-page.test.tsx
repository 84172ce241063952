// @covers lazy-chunks

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../../../lib/page/chunk.ts';
import { brand, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { CrashPage } from './crash-page.tsx';

beforeEach(() => stubServer(() => brand));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (error: Error) => renderSite(() => <CrashPage error={error} reset={() => {}} />, '/help', null);

it.each(['timeout', 'missing'] as const)('a page’s code that is %s is reported by type and request', async (kind) => {
  await show(new ChunkLoadError(kind, 'https://a.example/assets/help-1.js'));
  expect(screen.getByRole('alert').textContent).toContain(`${kind}: https://a.example/assets/help-1.js`);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('another crash has a reference and tells nothing of its inside', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(new Error('secret inside'));
  const [reference] = told.mock.calls[0] ?? [];
  expect(reference).toMatch(/^W-\w+/);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain(reference);
  expect(textContent).not.toContain('secret inside');
});
