import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import CN from '../messages/CN/tables.json';
import EN from '../messages/EN/tables.json';
import FIL from '../messages/FIL/tables.json';
import ID from '../messages/ID/tables.json';
import TH from '../messages/TH/tables.json';
import TY from '../messages/TY/tables.json';
import VI from '../messages/VI/tables.json';
import { type Locale, locales } from './locales.ts';

const catalogues: Record<Locale, Pick<typeof TY, 'tableName'>> = { TY, EN, CN, ID, TH, VI, FIL };

/** The name of a further table of a game, by the game's own name in that language. */
export const tableName = (locale: Locale, label: keyof (typeof TY)['tableName'], game: string): string =>
  String(
    format(compile(catalogues[locale].tableName[label]), locales[locale].bcp47, { game }, { formatters: {} as never }),
  );
