/** A locale set of the specification: its code on the wire, and what browsers call it. */
export interface LocaleSet {
  readonly bcp47: string;
  /** The language's own name. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Locale sets whose catalogues are here. TY is the complete base and the fallback for every other. */
export const locales = {
  TY: { bcp47: 'en-001', ownName: 'English (international)', direction: 'ltr' },
  EN: { bcp47: 'en-GB', ownName: 'English (UK)', direction: 'ltr' },
  CN: { bcp47: 'zh-Hans', ownName: '简体中文', direction: 'ltr' },
  ID: { bcp47: 'id', ownName: 'Bahasa Indonesia', direction: 'ltr' },
  // Dates of draws and rounds are Gregorian in every language.
  TH: { bcp47: 'th-u-ca-gregory', ownName: 'ไทย', direction: 'ltr' },
  VI: { bcp47: 'vi', ownName: 'Tiếng Việt', direction: 'ltr' },
  FIL: { bcp47: 'fil', ownName: 'Filipino', direction: 'ltr' },
} as const satisfies Record<string, LocaleSet>;

export type Locale = keyof typeof locales;

export const baseLocale = 'TY' satisfies Locale;

/** Narrows any text, such as a stored preference, to a locale that is here. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}
