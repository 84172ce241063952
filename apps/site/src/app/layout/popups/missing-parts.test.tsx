// @covers lazy-chunks

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { RootLayout } from '../root-layout.tsx';

// A release took these files away, or the line broke: nobody asked for them, so nobody may lose his page over them.
const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('../footer/footer.tsx', () => {
  asked.push('footer');
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./deferred-shell.tsx', () => {
  asked.push('late shell');
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('../../../features/banners/components/banner-carousel.tsx', () => {
  asked.push('carousel');
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('../../../lib/page/use-page-rest.ts', () => ({ usePageRest: () => true }));

const banners = ['First', 'Second'].map((title) => ({
  bannerId: title,
  groupName: 'w_home',
  url: '/art/banners/home.webp',
  mobileUrl: '',
  title,
  subtitle: '',
  action: '',
  linkageType: 'NONE',
  linkageTarget: '',
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubServer((path) => {
    if (path === pathOf('listAnnouncements')) return { player: [], popup: [], promotion: [], banners, news: [] };
    return path === pathOf('vendorMenu') ? { data: { lanes: [] } } : brand;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the page when the code of its footer, its banners or its late parts does not come', async () => {
  await renderSite(RootLayout, '/', null, { ...brand, licences: [], paymentMethods: [], helpTags: [] });
  await screen.findByText('First');
  await waitFor(() => expect(asked.toSorted()).toEqual(['carousel', 'footer', 'late shell']));
  // The footer's place is given up once it is known that it does not come.
  await waitFor(() => expect(document.querySelector('.min-h-96')).toBeNull());
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByText('First')).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
