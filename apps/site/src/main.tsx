import { baseLocale } from '@baize/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readBoot } from './lib/api/boot.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { preferredLocale, showLanguage } from './lib/language.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  applyTheme(storedTheme());
  await showLanguage(preferredLocale(readBoot().whitelabel?.defaultLanguage ?? baseLocale));
  // As a transition React pauses for input between pieces of the first screen instead of blocking until it is whole.
  startTransition(() => createRoot(root).render(<App queryClient={createQueryClient()} />));
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
// Without its texts the page cannot speak: it starts again when the connection is back.
start(root).catch(() => addEventListener('online', () => location.reload(), { once: true }));
