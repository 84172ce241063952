import { createBrowserHistory, createHashHistory, type RouterHistory } from '@tanstack/react-router';

/** Addresses are paths; where a browser cannot change them without a reload, or the site is opened as a file, they stand behind a hash. */
export function createSiteHistory(): RouterHistory {
  const isFile = location.protocol === 'file:';
  if (typeof history.pushState === 'function' && !isFile) {
    openHashAddress();
    return createBrowserHistory();
  }
  if (typeof history.pushState !== 'function') {
    if (!isFile && location.pathname !== '/') hideAddress();
    keepHistoryInHash();
  }
  return createHashHistory();
}

/** A link of the hash form, "/#/promotions", opens here as well. */
function openHashAddress(): void {
  const address = location.hash.slice(1);
  if (location.pathname === '/' && /^\/(?![/\\])/.test(address)) history.replaceState(history.state, '', address);
}

/** "/promotions" becomes "/#/promotions", which costs one more loading of the page. */
function hideAddress(): void {
  location.replace(`/#${location.pathname}${location.search}${location.hash}`);
}

/** Stands in for the history API in browsers without it: a change of the hash is an entry, and coming back to one is told as they do. */
function keepHistoryInHash(): void {
  const states = new Map<string, unknown>();
  let known = location.hash;
  const keep = (state: unknown, href: string | URL | null | undefined) => {
    if (href != null) known = new URL(href, location.href).hash;
    states.set(known, state);
  };
  Object.defineProperty(history, 'state', { configurable: true, get: () => states.get(location.hash) ?? null });
  history.pushState = (state, _title, href) => {
    keep(state, href);
    location.hash = known;
  };
  history.replaceState = (state, _title, href) => {
    keep(state, href);
    if (href != null) location.replace(known || '#');
  };
  addEventListener('hashchange', () => {
    if (location.hash === known) return;
    known = location.hash;
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}
