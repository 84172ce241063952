import { readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { baseLocale } from './locales.ts';

const CATALOGUE = /\/messages\/[A-Z]+\/(\w+)\.json$/;
const allFiles = './*/*.json';

const namespaces = readdirSync(new URL(`../messages/${baseLocale}`, import.meta.url)).map((file) =>
  file.replace(/\.json$/, ''),
);

function compileTexts(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree);
  return Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, compileTexts(value)]));
}

/** The list of message files in `messages.ts` without those of namespaces that an app never shows. */
export function withoutUnshown(code: string, shows: (namespace: string) => boolean): string {
  const shown = namespaces.filter(shows);
  if (!code.includes(allFiles)) throw new Error(`messages.ts does not list ${allFiles}`);
  if (shown.length === 0) throw new Error('an app shows texts of at least one namespace');
  return code.replace(allFiles, `./*/{${shown.join(',')}}.json`);
}

/**
 * Parses the ICU texts of the catalogue while an app is built, so that the browser needs no parser (10 kB) and does no parsing.
 * An app that uses this takes texts in the parsed form only.
 * `shows`: whether the app shows texts of a namespace; of those that it never shows not even the files' names are in its program.
 * `leavesOut`: whether a namespace's top-level key is left out.
 */
export function precompileMessages(
  shows: (namespace: string) => boolean = () => true,
  leavesOut: (namespace: string, key: string) => boolean = () => false,
): Plugin {
  return {
    name: 'precompile-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform(code, id) {
      if (id.endsWith('/i18n/src/messages.ts')) return { code: withoutUnshown(code, shows), map: null };
      const [, namespace] = CATALOGUE.exec(id) ?? [];
      if (namespace === undefined) return null;
      const texts = Object.entries(JSON.parse(code) as object).filter(([key]) => !leavesOut(namespace, key));
      return { code: JSON.stringify(compileTexts(Object.fromEntries(texts))), map: null };
    },
  };
}
