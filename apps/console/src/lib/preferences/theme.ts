import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'consoleTheme';

/** The stored choice, else the device's. */
function preferredTheme(): Theme {
  const stored = readStored(storageKey);
  if (stored === 'dark' || stored === 'light') return stored;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts a theme on the document and on the browser's own bars. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const barColour = getComputedStyle(root).getPropertyValue('--hero').trim();
  if (barColour !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour);
}

/** The theme in force. */
export const useTheme = create<{ theme: Theme; toggle: () => void }>((set, get) => ({
  theme: preferredTheme(),
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    writeStored(storageKey, theme);
    applyTheme(theme);
    set({ theme });
  },
}));
