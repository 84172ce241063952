// @covers themes-languages-offline site-language-change language-change-reload

import { loadMessages } from '@baize/i18n';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, preferredLocale, showLanguage, useLanguage } from './language.ts';

vi.mock('@baize/i18n', async (original) => {
  const i18n = await original<typeof import('@baize/i18n')>();
  return { ...i18n, loadMessages: vi.fn(i18n.loadMessages) };
});

beforeEach(() => localStorage.clear());

/** Holds the next loading of texts back until the returned function is called. */
function holdTexts(): () => void {
  let letGo = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const load = vi.mocked(loadMessages);
  const real = load.getMockImplementation();
  load.mockImplementationOnce(async (...asked) => {
    await mayEnd;
    return (await real?.(...asked)) as never;
  });
  return letGo;
}

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

it.each([
  ['choice', chooseLanguage],
  ["account's language", showLanguage],
])('keeps the latest choice when the texts of an earlier %s come late', async (_name, begin) => {
  await chooseLanguage('TY');
  const letGo = holdTexts();
  const earlier = begin('TH');
  await chooseLanguage('EN');
  letGo();
  await earlier;
  expect(useLanguage.getState().locale).toBe('EN');
  expect(useLanguage.getState().messages?.common.action.close).toBe('Close');
  expect(localStorage.getItem('lang')).toBe('EN');
  expect(localStorage.getItem('hisLang')).toBe('TY');
});
