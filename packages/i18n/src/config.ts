import type { IntlConfig } from 'use-intl/core';
import { formats } from './formats.ts';
import { type Locale, locales } from './locales.ts';
import type { Messages } from './messages.ts';

/** Tells of no fault, but that the device's own time zone is taken: what is wanted, and asking for its name costs a slow phone 50 ms at the start. */
const ownTimeZone = 'ENVIRONMENT_FALLBACK';

/** What use-intl's provider needs for a locale. `onFault` is called on texts that are missing or do not format. */
export function intlConfig(locale: Locale, messages: Partial<Messages>, onFault: (fault: Error) => void) {
  return {
    locale: locales[locale].bcp47,
    messages,
    formats,
    onError: (fault) => {
      if (fault.code !== ownTimeZone) onFault(fault);
    },
    getMessageFallback: ({ key, namespace }) => (namespace === undefined ? key : `${namespace}.${key}`),
  } satisfies IntlConfig;
}
