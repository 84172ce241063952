import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { baseLocale } from './locales.ts';

const CATALOGUE = /\/messages\/[A-Z]+\/(\w+)\.json$/;
const LATER = /\.json\?later$/;
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

/** `messages.ts` where the failures that come later are a file of their own beside the other errors. */
export function withLaterErrors(code: string): string {
  const whole = "'../messages/*/errors.json', { import: 'default' }";
  if (!code.includes(whole)) throw new Error(`messages.ts does not list ${whole}`);
  return code.replace(whole, "'../messages/*/errors.json', { import: 'default', query: '?later' }");
}

interface ShownTexts {
  /** Whether the app shows texts of a namespace; of those that it never shows not even the files' names are in its program. */
  shows?: (namespace: string) => boolean;
  /** Whether a namespace's top-level key is left out. */
  leavesOut?: (namespace: string, key: string) => boolean;
  /** Whether a failure comes with `loadLaterErrors` and not with the other errors. */
  isLater?: (failure: string) => boolean;
}

/**
 * Parses the ICU texts of the catalogue while an app is built, so that the browser needs no parser (10 kB) and does no parsing.
 * An app that uses this takes texts in the parsed form only.
 */
export function precompileMessages({ shows = () => true, leavesOut = () => false, isLater }: ShownTexts = {}): Plugin {
  const textsOf = (json: string, isIn: (key: string) => boolean) =>
    JSON.stringify(
      compileTexts(Object.fromEntries(Object.entries(JSON.parse(json) as object).filter(([key]) => isIn(key)))),
    );
  return {
    name: 'precompile-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    load(id) {
      if (!LATER.test(id)) return null;
      const json = readFileSync(id.replace(LATER, '.json'), 'utf8');
      const isIn = (key: string) => isLater?.(key) === true && !leavesOut('errors', key);
      return { code: `export default ${textsOf(json, isIn)}`, map: null, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.endsWith('/i18n/src/messages.ts')) {
        const shown = withoutUnshown(code, shows);
        return { code: isLater === undefined ? shown : withLaterErrors(shown), map: null };
      }
      const [, namespace] = CATALOGUE.exec(id) ?? [];
      if (namespace === undefined) return null;
      const isAtOnce = (key: string) => namespace !== 'errors' || isLater?.(key) !== true;
      return { code: textsOf(code, (key) => !leavesOut(namespace, key) && isAtOnce(key)), map: null };
    },
  };
}
