import { existsSync, readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { holesOf } from './holes.ts';
import { baseLocale, type Locale, locales } from './locales.ts';
import { isSiteNamespace } from './site-namespaces.ts';

/** A text of the catalogue that the site shows. */
export interface SiteText {
  /** `namespace.key` */
  key: string;
  base: Readonly<Record<Locale, string>>;
  /** What it is filled with, as `holesOf` names it. */
  holes: readonly string[];
}

type Tree = { readonly [key: string]: string | Tree };

/** Beside this file, or, where it is a part of the server's build in `apps/server/dist`, where the catalogue lies from there. */
const places = ['../messages/', '../../../packages/i18n/messages/'].map((place) => new URL(place, import.meta.url));
const folder = places.find((place) => existsSync(new URL(`${baseLocale}/`, place))) ?? (places[0] as URL);
const localeNames = Object.keys(locales) as Locale[];

function flat(tree: Tree, path: string, into: Map<string, string>): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(`${path}.${key}`, value);
    else flat(value, `${path}.${key}`, into);
  }
  return into;
}

const fileOf = (locale: Locale, name: string): Map<string, string> =>
  flat(JSON.parse(readFileSync(new URL(`${locale}/${name}.json`, folder), 'utf8')) as Tree, name, new Map());

function readTexts(): ReadonlyMap<string, SiteText> {
  const namespaces = readdirSync(new URL(`${baseLocale}/`, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .filter(isSiteNamespace);
  const texts = new Map<string, SiteText>();
  for (const name of namespaces) {
    const files = localeNames.map((locale) => [locale, fileOf(locale, name)] as const);
    for (const [key, text] of fileOf(baseLocale, name)) {
      const base = Object.fromEntries(files.map(([locale, file]) => [locale, file.get(key) ?? text]));
      texts.set(key, { key, base: base as Record<Locale, string>, holes: holesOf(text) });
    }
  }
  return texts;
}

let texts: ReadonlyMap<string, SiteText> | null = null;

/** The texts of the site's catalogue by key; the files are read with the first question. */
export function siteTexts(): ReadonlyMap<string, SiteText> {
  texts ??= readTexts();
  return texts;
}

/** A text as the site's build would have parsed it; null: it is not well formed. */
export function parsedText(text: string): unknown {
  try {
    return compile(text);
  } catch {
    return null;
  }
}

/** Why a text cannot stand in the place of one that is filled with `holes`; null: it can. */
export function textFault(text: string, holes: readonly string[]): 'text_form' | 'text_holes' | null {
  if (parsedText(text) === null) return 'text_form';
  return holesOf(text).join() === [...holes].join() ? null : 'text_holes';
}
