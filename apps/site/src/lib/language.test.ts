import { beforeEach, expect, it } from 'vitest';
import { chooseLanguage, preferredLocale, useLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

it('prefers the stored choice, then the brand, then the base', () => {
  expect(preferredLocale('EN')).toBe('EN');
  expect(preferredLocale('XX')).toBe('TY');
  localStorage.setItem('lang', 'TY');
  expect(preferredLocale('EN')).toBe('TY');
  localStorage.setItem('lang', 'toString');
  expect(preferredLocale('EN')).toBe('EN');
});

it('loads the texts, marks the document and keeps the choice beside the one before', async () => {
  await chooseLanguage('TY');
  expect(localStorage.getItem('hisLang')).toBeNull();
  await chooseLanguage('EN');
  expect(localStorage.getItem('hisLang')).toBe('TY');
  expect(useLanguage.getState().locale).toBe('EN');
  expect(useLanguage.getState().messages?.common.action.close).toBe('Close');
  expect(document.documentElement.lang).toBe('en-GB');
  expect(localStorage.getItem('lang')).toBe('EN');
});
