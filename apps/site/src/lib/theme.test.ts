import { beforeEach, expect, it } from 'vitest';
import { applyTheme, storedTheme, useTheme } from './theme.ts';

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
