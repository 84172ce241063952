import { baseLocale, isLocale, type Locale, loadMessages, locales, type Messages } from '@baize/i18n';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const namespaces = ['common', 'errors', 'site', 'auth', 'member'] as const;
export type SiteMessages = Pick<Messages, (typeof namespaces)[number]>;

interface LanguageState {
  locale: Locale;
  /** Null until the first catalogue is here. */
  messages: SiteMessages | null;
}

/** The language in force and its texts, app-wide. */
export const useLanguage = create<LanguageState>(() => ({
  locale: preferredLocale(baseLocale),
  messages: null,
}));

/** The visitor's stored choice, else the brand's default. */
export function preferredLocale(brandDefault: string): Locale {
  const stored = readStored('lang');
  if (isLocale(stored)) return stored;
  return isLocale(brandDefault) ? brandDefault : baseLocale;
}

/** Loads a locale's texts and then shows them, so that no page stands half translated. */
export async function showLanguage(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale, namespaces);
  document.documentElement.lang = locales[locale].bcp47;
  document.documentElement.dir = locales[locale].direction;
  useLanguage.setState({ locale, messages });
}

/** As `showLanguage`, and keeps the choice for the next visit beside the one before (`hisLang`). */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const { locale: former } = useLanguage.getState();
  await showLanguage(locale);
  writeStored('lang', locale);
  if (former !== locale) writeStored('hisLang', former);
}

/** Whether the visitor has chosen a language in this browser. */
export const hasChosenLanguage = (): boolean => isLocale(readStored('lang'));
