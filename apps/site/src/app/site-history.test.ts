// @covers site-history

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

/** A window whose browser knows no history API, only addresses. */
function withoutHistoryApi(address: string) {
  const heard = new EventTarget();
  let entries = [new URL(address, 'http://site.example')];
  let at = 0;
  const entry = () => entries[at] as URL;
  const go = (url: URL, isNew: boolean) => {
    const isChanged = url.href !== entry().href;
    if (isNew && isChanged) {
      entries = [...entries.slice(0, at + 1), url];
      at += 1;
    } else entries[at] = url;
    if (isChanged) heard.dispatchEvent(new Event('hashchange'));
  };
  vi.stubGlobal('location', {
    get protocol() {
      return entry().protocol;
    },
    get href() {
      return entry().href;
    },
    get pathname() {
      return entry().pathname;
    },
    get search() {
      return entry().search;
    },
    get hash() {
      return entry().hash;
    },
    set hash(hash: string) {
      go(new URL(hash, entry()), true);
    },
    replace: (href: string) => go(new URL(href, entry()), false),
  });
  const move = (by: number) => {
    at += by;
    heard.dispatchEvent(new Event('hashchange'));
  };
  vi.stubGlobal('history', { length: 1, back: () => move(-1), forward: () => move(1), go: move });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, heard[name].bind(heard));
  }
  return { back: () => move(-1), forward: () => move(1), entries: () => entries.map(({ href }) => href) };
}

it('a browser without the history API opens a path behind the hash, goes on there, and back and forward', () => {
  const browser = withoutHistoryApi('/promotions?type=slots#top');
  const site = createSiteHistory();
  expect(browser.entries()).toEqual(['http://site.example/#/promotions?type=slots#top']);
  expect(site.location).toMatchObject({ pathname: '/promotions', search: '?type=slots', hash: '#top' });

  const seen: string[] = [];
  site.subscribe(({ location: { pathname } }) => void seen.push(pathname));
  site.push('/help?tag=agent', { from: 'test' } as never);
  site.flush();
  site.replace('/help?tag=term');
  site.flush();
  expect(browser.entries()).toEqual([
    'http://site.example/#/promotions?type=slots#top',
    'http://site.example/#/help?tag=term',
  ]);
  browser.back();
  expect(site.location.pathname).toBe('/promotions');
  browser.forward();
  expect(site.location).toMatchObject({ pathname: '/help', search: '?tag=term' });
  expect(seen).toEqual(['/help', '/help', '/promotions', '/help']);
  site.destroy();
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
