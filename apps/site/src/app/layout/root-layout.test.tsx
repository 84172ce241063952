// @covers page-layouts root-layout

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { brand, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { RootLayout } from './root-layout.tsx';

const notice = { id: 'n1', title: 'Open all night', content: '<p>Yes</p>', publishedAt: '2026-11-21T08:00:00.000Z' };
const groups = ['w_home', 'w_rng', 'w_shop'];
const banners = groups.map((groupName) => ({
  bannerId: groupName,
  groupName,
  url: `/art/banners/${groupName}.webp`,
  mobileUrl: '',
  title: `Title of ${groupName}`,
  subtitle: '',
  action: '',
  linkageType: 'NONE',
  linkageTarget: '',
}));

// Loaded beforehand, so that a busy machine does not take for a fault what only comes late.
beforeAll(() => Promise.all([import('./footer/footer.tsx'), import('./popups/deferred-shell.tsx')]));
beforeEach(() => {
  sessionStorage.clear();
  // The router of these tests has the frame alone: it knows no page to put into it, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'WebSocket',
    class {
      addEventListener() {}
      removeEventListener() {}
      send() {}
      close() {}
    },
  );
  stubServer((path) => {
    if (path === pathOf('listAnnouncements')) {
      return { player: [notice], popup: [], promotion: [], banners, news: [] };
    }
    if (path === pathOf('vendorMenu')) return { data: { lanes: [] } };
    if (path === pathOf('chatUnread')) return { unread: 0 };
    return brand;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const whole = { ...brand, licences: [], paymentMethods: [], helpTags: [] };
/** What stands on the page at `path`, from top to bottom. */
async function partsOf(path: string) {
  await renderSite(RootLayout, path, null, whole);
  const main = await screen.findByRole('main');
  if (!['/helpmc', '/seamless'].includes(path)) {
    await screen.findByRole('region', { name: 'Notices' });
    await screen.findByRole('contentinfo');
  }
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const places: [string, Element | null | undefined][] = [
    ['header', screen.queryByRole('banner')],
    ['notices', screen.queryByRole('region', { name: 'Notices' })],
    ['banners', groups.map((group) => screen.queryByText(`Title of ${group}`)).find((title) => title !== null)],
    ['main', main],
    ['footer', screen.queryByRole('contentinfo')],
    ['side menu', screen.queryByRole('button', { name: 'Open menu' })],
  ];
  const shown = places.flatMap(([name, element]) => (element ? [{ name, element }] : []));
  shown.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
  return {
    main,
    names: shown.map(({ name }) => name).filter((name) => name !== 'side menu'),
    hasSideMenu: places[5]?.[1] !== null,
  };
}

it('home has header, banners, the notice bar below them, the page, footer and side menu', async () => {
  const { names, hasSideMenu } = await partsOf('/');
  expect(names).toEqual(['header', 'banners', 'notices', 'main', 'footer']);
  expect(hasSideMenu).toBe(true);
});

it('another page has the notice bar above its banners', async () => {
  const { names, hasSideMenu } = await partsOf('/rng');
  expect(names).toEqual(['header', 'notices', 'banners', 'main', 'footer']);
  expect(hasSideMenu).toBe(true);
});

it('a page whose group has no banners has no banner area', async () => {
  expect((await partsOf('/fish')).names).toEqual(['header', 'notices', 'main', 'footer']);
});

it('the points mall has no side menu', async () => {
  const { names, hasSideMenu } = await partsOf('/pointMall');
  expect(names).toEqual(['header', 'notices', 'banners', 'main', 'footer']);
  expect(hasSideMenu).toBe(false);
});

it('the seamless page has the header only, the bare help not even that', async () => {
  expect((await partsOf('/seamless')).names).toEqual(['header', 'main']);
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  cleanup();
  expect((await partsOf('/helpmc')).names).toEqual(['main']);
});

it('a page fades in, and the next one again', async () => {
  const { router } = await renderSite(RootLayout, '/vip', null, whole);
  const first = await screen.findByRole('main');
  expect(first.className.split(' ')).toContain('animate-page');
  await router.navigate({ to: '/pointMall' });
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(screen.getByRole('main').className.split(' ')).toContain('animate-page');
});
