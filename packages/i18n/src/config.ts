import type { IntlConfig } from 'use-intl/core';
import { formats } from './formats.ts';
import { type Locale, locales } from './locales.ts';
import type { Messages } from './messages.ts';

/** What use-intl's provider needs for a locale. `onFault` hears of texts that are missing or do not format. */
export function intlConfig(locale: Locale, messages: Partial<Messages>, onFault: (fault: Error) => void) {
  return {
    locale: locales[locale].bcp47,
    messages,
    formats,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    onError: onFault,
    getMessageFallback: ({ key, namespace }) => (namespace === undefined ? key : `${namespace}.${key}`),
  } satisfies IntlConfig;
}
