import { intlConfig } from '@baize/i18n';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { withOwnTexts } from '../lib/brand/own-texts.ts';
import { useLanguage } from '../lib/preferences/language.ts';

function reportTextFault(fault: Error): void {
  if (import.meta.env.DEV) console.error(fault);
}

/** Gives every component the texts of the language in force. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage();
  if (messages === null) return null;
  return (
    <IntlProvider {...intlConfig(locale, withOwnTexts(locale, messages), reportTextFault)}>{children}</IntlProvider>
  );
}
