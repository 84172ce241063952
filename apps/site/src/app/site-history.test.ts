import { afterEach, expect, it, vi } from 'vitest';
import { createSiteHistory } from './site-history.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('addresses are paths where the browser can change them', () => {
  const site = createSiteHistory();
  site.push('/promotions?type=slots');
  site.flush();
  expect([location.pathname, location.search, location.hash]).toEqual(['/promotions', '?type=slots', '']);
  site.destroy();
});

it('addresses stand behind a hash where the site is opened as a file', () => {
  vi.stubGlobal('location', { protocol: 'file:', pathname: '/index.html', search: '', hash: '#/vip' });
  expect(createSiteHistory().createHref('/promotions')).toMatch(/#\/promotions$/);
});

it.each([
  ['/#/promotions?type=slots', '/promotions?type=slots'],
  ['/#agent', '/#agent'],
  ['/#//other.example/x', '/#//other.example/x'],
  ['/help#/promotions', '/help#/promotions'],
])('the address %s opens as %s', (address, opened) => {
  history.replaceState(null, '', address);
  createSiteHistory().destroy();
  expect(location.pathname + location.search + location.hash).toBe(opened);
});
