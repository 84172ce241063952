import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { parsedText } from '@baize/i18n/site-texts';
import type { OwnText } from './store.ts';

export type OwnTexts = CallValue<Calls['whitelabel']>['ownTexts'];

/** Texts are few and read again every few seconds, so they are parsed once; beyond this many the memory begins anew. */
const maxKept = 20_000;

/** Makes the brand's own texts as the site takes them: by language and key, parsed as its build parses the catalogue. */
export function createOwnTexts(): (rows: readonly OwnText[]) => OwnTexts {
  const kept = new Map<string, unknown>();
  const parsed = (text: string): unknown => {
    if (kept.size > maxKept) kept.clear();
    const known = kept.get(text) ?? parsedText(text);
    kept.set(text, known);
    return known;
  };
  return (rows) => {
    const own: Partial<Record<LocaleCode, Record<string, unknown>>> = {};
    for (const { key, texts } of rows)
      for (const [locale, text] of Object.entries(texts) as [LocaleCode, string][]) {
        const form = parsed(text);
        // A text that no release reads any more leaves the base in its place.
        if (form === null) continue;
        own[locale] ??= {};
        own[locale][key] = form;
      }
    return own;
  };
}
