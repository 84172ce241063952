// @covers registration-banner

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthPopups } from '../../../features/auth/components/auth-popups.tsx';
import { brand, member, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { RegisterBanner } from './register-banner.tsx';
// Loaded here, so that no test waits for the popup's code.
import '../../../features/auth/components/register/register-dialog.tsx';

const banner = (bannerId: string, groupName: string, linkageType = 'NONE', linkageTarget = '') => ({
  bannerId,
  groupName,
  url: `/art/banners/${bannerId}.webp`,
  mobileUrl: '',
  title: `Title of ${bannerId}`,
  subtitle: '',
  action: '',
  linkageType,
  linkageTarget,
});
let banners: ReturnType<typeof banner>[] = [];

beforeEach(() => {
  stubServer((path) => {
    if (path === pathOf('listAnnouncements')) return { player: [], popup: [], promotion: [], banners, news: [] };
    if (path === pathOf('registerSettings')) return { fields: {}, types: [], captcha: false, mobilePassword: true };
    return brand;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stands in the registration popup, from the group w_register and no other', async () => {
  banners = [banner('page', 'w_reg'), banner('popup', 'w_register'), banner('home', 'w_home')];
  await renderSite(() => <AuthPopups registerBanner={<RegisterBanner />} />, '/?popup=register', null);
  const dialog = await screen.findByRole('dialog', { name: 'Sign up' });
  await waitFor(() => expect(dialog.textContent).toContain('Title of popup'));
  expect(dialog.textContent).not.toMatch(/Title of (page|home)/);
});

it('leads to its page by a press; without a target there is nothing to press', async () => {
  banners = [banner('popup', 'w_register', 'PAGE', '/promoDetail?id=p1')];
  const { router } = await renderSite(RegisterBanner, '/', null);
  fireEvent.click(await screen.findByRole('button', { name: 'Title of popup' }));
  await waitFor(() => expect(router.state.location.href).toBe('/promoDetail?id=p1'));
  cleanup();
  banners = [banner('popup', 'w_register')];
  await renderSite(RegisterBanner, '/', null);
  await screen.findByText('Title of popup');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there where the group has none', async () => {
  banners = [banner('home', 'w_home')];
  const { queryClient } = await renderSite(RegisterBanner, '/', member);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/Title of/)).toBeNull();
});
