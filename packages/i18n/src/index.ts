export { intlConfig } from './config.ts';
export { type Bounds, faultText, fillBounds } from './fault-text.ts';
export { baseLocale, isLocale, type Locale, type LocaleSet, locales } from './locales.ts';
export { loadLaterErrors, loadMessages, type Messages, type Namespace } from './messages.ts';
