import type { Calls, CallValue } from '@baize/contract';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';
export type ThemeColours = CallValue<Calls['whitelabel']>['themeColours'];

/** The brand's own colours, as they are known; without them the tokens keep the product's. */
let brandColours: ThemeColours = { light: {}, dark: {} };

/** The stored choice; light without one. */
export function storedTheme(): Theme {
  return readStored('theme') === 'dark' ? 'dark' : 'light';
}

/** Puts a theme, with the brand's colours over its tokens, on the document and on the browser's own bars. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const other = theme === 'dark' ? 'light' : 'dark';
  for (const token of Object.keys(brandColours[other])) root.style.removeProperty(`--${token}`);
  for (const [token, colour] of Object.entries(brandColours[theme])) root.style.setProperty(`--${token}`, colour);
  const barColour = getComputedStyle(root).getPropertyValue('--hero').trim();
  if (barColour !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour);
}

/** Paints with a brand's colours from now on; the server has checked that they can be read. */
export function paintBrand(colours: ThemeColours): void {
  const root = document.documentElement;
  for (const theme of ['light', 'dark'] as const) {
    for (const token of Object.keys(brandColours[theme])) root.style.removeProperty(`--${token}`);
  }
  brandColours = colours;
  applyTheme(useTheme.getState().theme);
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
