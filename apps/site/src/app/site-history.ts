import { createBrowserHistory, createHashHistory, type RouterHistory } from '@tanstack/react-router';

/** Addresses are paths; where a browser cannot change them without a reload, or the site is opened as a file, they stand behind a hash. */
export function createSiteHistory(): RouterHistory {
  const isPathPossible = typeof history.pushState === 'function' && location.protocol !== 'file:';
  if (!isPathPossible) return createHashHistory();
  openHashAddress();
  return createBrowserHistory();
}

/** A link of the hash form, "/#/promotions", opens here as well. */
function openHashAddress(): void {
  const address = location.hash.slice(1);
  if (location.pathname === '/' && /^\/(?![/\\])/.test(address)) history.replaceState(history.state, '', address);
}
