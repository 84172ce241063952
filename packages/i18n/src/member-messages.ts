import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import CN from '../messages/CN/memberMessages.json';
import EN from '../messages/EN/memberMessages.json';
import FIL from '../messages/FIL/memberMessages.json';
import ID from '../messages/ID/memberMessages.json';
import TH from '../messages/TH/memberMessages.json';
import TY from '../messages/TY/memberMessages.json';
import VI from '../messages/VI/memberMessages.json';
import { formats } from './formats.ts';
import { type Locale, locales } from './locales.ts';

type Catalogue = typeof TY;
const catalogues: Record<Locale, Catalogue> = { TY, EN, CN, ID, TH, VI, FIL };

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** A message to a member as a mail has it. Amounts and instants are given as they are read. */
export function memberMessageText(
  locale: Locale,
  kind: keyof Catalogue['kinds'],
  values: Readonly<Record<string, string>>,
): { title: string; text: string } {
  const { title, text } = catalogues[locale].kinds[kind];
  const written = (message: string): string =>
    String(format(compile(message), locales[locale].bcp47, values, { formatters }));
  return { title: written(title), text: written(text) };
}

/** A moment as the texts of the locale write it, with its zone's name. */
export const momentText = (locale: Locale, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[locale].bcp47, {
    ...formats.dateTime.moment,
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
