// @covers language-change-validation

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultMessage, useFaultText } from '../lib/form/field-fault.ts';
import { chooseLanguage, showLanguage } from '../lib/preferences/language.ts';
import { LanguageProvider } from './language-provider.tsx';

const textsOf = async (locale: string): Promise<Record<string, string>> => {
  const { readFileSync } = await import('node:fs');
  return JSON.parse(readFileSync(`packages/i18n/messages/${locale}/errors.json`, 'utf8'));
};
const fault = faultMessage({ key: 'error_password', min: 7, max: 64 });
const Fault = () => <p role="alert">{useFaultText()({ message: fault })}</p>;
const shown = () => screen.getByRole('alert').textContent;

beforeEach(async () => {
  localStorage.clear();
  await showLanguage('TY');
});
afterEach(cleanup);

it('a fault that stands under a field is shown in the new language at once, with its bounds', async () => {
  render(
    <LanguageProvider>
      <Fault />
    </LanguageProvider>,
  );
  expect(shown()).toBe('Please fill in your password with 7 - 64 characters');
  const { error_password: wording = '' } = await textsOf('VI');
  await act(() => chooseLanguage('VI'));
  expect(shown()).toBe(wording.replace('(min)', '7').replace('(max)', '64'));
  expect(shown()).not.toContain('Please');
});
