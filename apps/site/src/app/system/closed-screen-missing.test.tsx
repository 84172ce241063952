import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { SystemGate } from './system-gate.tsx';

// A release may take the screen's code away, and releases are when the site is closed.
vi.mock('./closed-screen.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const Site = () => (
  <SystemGate>
    <p>the server</p>
  </SystemGate>
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [1, /We are improving the site/],
  [2, 'Our service is not offered where you are.'],
])(
  'says in words why the site is closed (%i) when the code of the closed screen does not come',
  async (status, words) => {
    stubServer(() => ({
      status,
      maintenanceEndsAt: null,
      maintenanceTexts: {},
      ip: '192.0.2.7',
      serverTime: '2026-03-04T05:06:07.000Z',
    }));
    await renderSite(Site);
    await screen.findByText(words);
    expect(screen.queryByText('the server')).toBeNull();
  },
);
