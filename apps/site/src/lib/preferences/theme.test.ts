// @covers themes-languages-offline theme

import { beforeEach, expect, it } from 'vitest';
import { applyTheme, paintBrand, storedTheme, useTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  useTheme.setState({ theme: 'light' });
  applyTheme('light');
});

it('is light until another choice is stored', () => {
  expect(storedTheme()).toBe('light');
  localStorage.setItem('theme', 'purple');
  expect(storedTheme()).toBe('light');
  localStorage.setItem('theme', 'dark');
  expect(storedTheme()).toBe('dark');
});

it('puts the choice on the document and keeps it', () => {
  useTheme.getState().toggle();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(storedTheme()).toBe('dark');
  useTheme.getState().toggle();
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

it('paints a theme’s tokens in the brand’s colours, each theme in its own', () => {
  const { style } = document.documentElement;
  const gold = () => style.getPropertyValue('--gold');
  paintBrand({ light: { gold: 'rgb(18 52 86)' }, dark: { ground: 'rgb(0 0 17)' } });
  expect(gold()).toBe('rgb(18 52 86)');
  useTheme.getState().toggle();
  expect(gold()).toBe('');
  expect(style.getPropertyValue('--ground')).toBe('rgb(0 0 17)');
  paintBrand({ light: {}, dark: {} });
  expect(style.getPropertyValue('--ground')).toBe('');
});

it('has a script before the first paint that follows the same rules', async () => {
  const { readFileSync } = await import('node:fs');
  const script = readFileSync('apps/site/public/start.js', 'utf8');
  const { style, dataset } = document.documentElement;
  dataset.theme = 'light';
  localStorage.setItem('theme', 'dark');
  const themeColours = { light: { gold: 'rgb(17 17 17)' }, dark: { gold: 'rgb(34 34 34)' } };
  document.head.innerHTML = `<script type="application/json" id="boot">${JSON.stringify({ whitelabel: { themeColours } })}</script>`;
  new Function(script)();
  expect(dataset.theme).toBe('dark');
  expect(style.getPropertyValue('--gold')).toBe('rgb(34 34 34)');
  document.head.innerHTML = '';
  style.removeProperty('--gold');
  expect(() => new Function(script)()).not.toThrow();
});
