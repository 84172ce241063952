import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The stored choice; light without one. */
export function storedTheme(): Theme {
  return readStored('theme') === 'dark' ? 'dark' : 'light';
}

/** Puts a theme on the document and on the browser's own bars. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const barColour = getComputedStyle(root).getPropertyValue('--hero').trim();
  if (barColour !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour);
}

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

/** The theme in force, app-wide. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: storedTheme(),
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    writeStored('theme', theme);
    applyTheme(theme);
    set({ theme });
  },
}));
