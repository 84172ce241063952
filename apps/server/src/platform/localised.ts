import type { LocaleCode } from '@baize/contract';

/** The general international set, the fallback of every other (spec decision 21). */
const fallbackLanguage: LocaleCode = 'TY';

/** What a brand wrote for a language, else for TY; undefined when it wrote neither. */
export function localised<T>(byLocale: Partial<Record<LocaleCode, T>>, language: LocaleCode): T | undefined {
  return byLocale[language] ?? byLocale[fallbackLanguage];
}
