import { serverFiles } from '../config/paths.ts';
import { useSiteUpdate } from '../lib/browser/site-update.ts';

/** A page that comes to the front after this long asks whether it is still the newest. */
const CHECK_AFTER_MS = 15 * 60_000;

/** Starts the service worker, which keeps the site's shell for the time without a connection. A browser without one goes on as before. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'newVersion') useSiteUpdate.setState({ isReady: true });
  });
  await navigator.serviceWorker.register(serverFiles.serviceWorker);
  let checkedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    const nowMs = performance.now();
    if (document.hidden || nowMs - checkedAtMs < CHECK_AFTER_MS) return;
    checkedAtMs = nowMs;
    navigator.serviceWorker.controller?.postMessage('check');
  });
}
