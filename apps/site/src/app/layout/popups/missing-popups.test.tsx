// @covers lazy-chunks

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { RootLayout } from '../root-layout.tsx';

// A release took these files away, or the line broke, and somebody wants them: he is told, and keeps his page.
const { lost } = vi.hoisted(() => ({
  lost: () => {
    throw new Error('Failed to fetch dynamically imported module');
  },
}));
vi.mock('../../../features/auth/components/login/login-dialog.tsx', lost);
vi.mock('../../../features/auth/components/sign-out-dialog.tsx', lost);
vi.mock('../../../features/member-centre/components/centre.tsx', lost);
vi.mock('../../../features/agent-centre/components/agent-centre.tsx', lost);
vi.mock('../side/side-menu.tsx', lost);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubServer((path) => {
    if (path === pathOf('listAnnouncements')) return { player: [], popup: [], promotion: [], banners: [], news: [] };
    if (path === pathOf('balance')) return { sumBalance: '1.00', currency: 'PLY', currencySymbol: 'P' };
    return path === pathOf('vendorMenu') ? { data: { lanes: [] } } : brand;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (address: string, who: typeof member | null) =>
  renderSite(RootLayout, address, who, { ...brand, licences: [], paymentMethods: [], helpTags: [] });
const told = () => screen.findByRole('dialog', { name: 'This could not be loaded' });

it.each([
  ['/?popup=login', null],
  ['/?member=transferFund', member],
  ['/?agent=agentTeamOverview', member],
])('says so where the popup of %s does not come, and closes', async (address, who) => {
  const { search } = await open(address, who);
  await told();
  expect(screen.getByRole('main', { hidden: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(search()).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers another try, which loads the page with its popup again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { search } = await open('/?popup=login', null);
  await told();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(search()).toEqual({ popup: 'login' });
});

it('closes by Esc, and tells it again at the next opening', async () => {
  await open('/', null);
  const button = await screen.findByRole('button', { name: 'Open menu' });
  fireEvent.click(button);
  const popup = await told();
  act(() => void popup.dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(button);
  await told();
});
