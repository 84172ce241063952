// @covers site-closed-pages

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reportClosure } from '../../lib/api/closure.ts';
import { renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { SystemGate } from './system-gate.tsx';
// Loaded here, so that no test waits for the screen's code.
import './closed-screen.tsx';

const Site = () => (
  <SystemGate>
    <p>the server</p>
  </SystemGate>
);
const open = {
  status: 0,
  maintenanceEndsAt: null,
  maintenanceTexts: {},
  ip: '192.0.2.7',
  serverTime: '2026-03-04T05:06:07.000Z',
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows the site while it is open', async () => {
  stubServer(() => open);
  await renderSite(Site);
  await screen.findByText('the server');
});

it('shows the maintenance with its end in place of the site', async () => {
  stubServer(() => ({ ...open, status: 1, maintenanceEndsAt: '2026-03-05T10:00:00.000Z' }));
  await renderSite(Site);
  await screen.findByRole('heading', { name: 'Back soon' });
  expect(screen.getByText(/We are improving the site/)).toBeTruthy();
  expect(screen.getByText(/Expected to end 5 Mar 2026/)).toBeTruthy();
  expect(screen.queryByText('the server')).toBeNull();
});

it('shows what the operator says about it, in the visitor’s language or in TY', async () => {
  stubServer(() => ({ ...open, status: 1, maintenanceTexts: { TY: 'We move tonight.', TH: 'คืนนี้' } }));
  await renderSite(Site);
  await screen.findByText('We move tonight.');
  expect(screen.queryByText(/We are improving the site/)).toBeNull();
});

it('says nothing of an end of the maintenance that nobody knows', async () => {
  stubServer(() => ({ ...open, status: 1 }));
  await renderSite(Site);
  await screen.findByRole('heading', { name: 'Back soon' });
  expect(screen.queryByText(/Expected to end/)).toBeNull();
});

it('shows a blocked visitor his address', async () => {
  stubServer(() => ({ ...open, status: 2 }));
  await renderSite(Site);
  await screen.findByRole('heading', { name: 'Not available in your region' });
  expect(screen.getByText('Your address: 192.0.2.7')).toBeTruthy();
  expect(screen.getByText('Our service is not offered where you are.')).toBeTruthy();
});

it.each([1, 2])('offers customer service in its own window on the closed screen %i', async (status) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  stubServer(() => ({ ...open, status }));
  await renderSite(Site);
  fireEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(opened.mock.calls[0]?.[2]).toContain('width=440,height=750');
});

it('leaves the window of customer service open while the site is closed', async () => {
  window.history.replaceState(null, '', '/chat');
  stubServer(() => ({ ...open, status: 1 }));
  await renderSite(Site);
  await screen.findByText('the server');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'Back soon' })).toBeNull();
  window.history.replaceState(null, '', '/');
});

it('closes as soon as a call is refused for that reason', async () => {
  let status = 0;
  stubServer(() => ({ ...open, status }));
  await renderSite(Site);
  await screen.findByText('the server');
  status = 1;
  act(reportClosure);
  await waitFor(() => expect(screen.queryByText('the server')).toBeNull());
  await screen.findByRole('heading', { name: 'Back soon' });
});
