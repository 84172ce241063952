import { createQueryClient } from '@baize/client/query-client';
import { baseLocale } from '@baize/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readBoot } from './lib/api/boot.ts';
import { listenForInstall } from './lib/browser/install.ts';
import { atPageRest } from './lib/page/use-page-rest.ts';
import { addAllErrors, preferredLocale, showLanguage } from './lib/preferences/language.ts';
import { applyTheme, paintBrand, storedTheme } from './lib/preferences/theme.ts';
import { shareSessionWithTabs } from './lib/session/share-with-tabs.ts';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  const { whitelabel } = readBoot();
  applyTheme(storedTheme());
  if (whitelabel !== undefined) paintBrand(whitelabel.themeColours);
  await showLanguage(preferredLocale(whitelabel?.defaultLanguage ?? baseLocale));
  // As a transition React pauses for input between pieces of the first screen instead of blocking until it is whole.
  startTransition(() => createRoot(root).render(<App queryClient={createQueryClient()} />));
}

/** Once the first page is there: what nobody waits for. */
async function afterStart(): Promise<void> {
  const { registerServiceWorker } = await import('./service-worker/register.ts');
  await registerServiceWorker();
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
// Without its texts the program cannot speak: public/start.js says so in its place, and tries again.
start(root).catch((fault: unknown) => {
  console.error(fault);
  dispatchEvent(new Event('start-failed'));
});
listenForInstall();
shareSessionWithTabs();
// A failure of a call that the first page makes has its text by then; what does not come now comes with the next page.
atPageRest(() => void addAllErrors().catch(() => undefined));
// A site without its service worker is the same site; it only cannot open offline.
if (import.meta.env.PROD) atPageRest(() => void afterStart().catch(() => undefined));
