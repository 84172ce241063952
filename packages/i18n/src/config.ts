import type { IntlConfig } from 'use-intl/core';
import { formats } from './formats.ts';
import { type Locale, locales } from './locales.ts';
import type { Messages } from './messages.ts';

let ownTimeZone: string | undefined;

/** The device's time zone; asked once, because the first question costs a slow phone 30 ms. */
function timeZone(): string {
  ownTimeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownTimeZone;
}

/** What use-intl's provider needs for a locale. `onFault` hears of texts that are missing or do not format. */
export function intlConfig(locale: Locale, messages: Partial<Messages>, onFault: (fault: Error) => void) {
  return {
    locale: locales[locale].bcp47,
    messages,
    formats,
    timeZone: timeZone(),
    onError: onFault,
    getMessageFallback: ({ key, namespace }) => (namespace === undefined ? key : `${namespace}.${key}`),
  } satisfies IntlConfig;
}
