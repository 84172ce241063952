import type { HelpArticle, LocaleCode } from '@baize/contract';
import { localised } from '../../platform/localised.ts';
import { agesOf, type BrandSettings } from '../brand/index.ts';
import { escapedText } from './clean-html.ts';
import type { ContentStore } from './store.ts';

type HelpRow = Awaited<ReturnType<ContentStore['helpOf']>>[number];
export interface OperatorFacts {
  name: string;
  settings: BrandSettings;
}

/** Articles in the asked language, TY where there is none, with the brand's own facts in place. */
export function articlesIn(rows: readonly HelpRow[], language: LocaleCode, operator: OperatorFacts): HelpArticle[] {
  const facts = {
    brand: operator.name,
    age: String(agesOf(operator.settings).enforced),
    symbol: operator.settings.currencySymbol,
  };
  return rows.flatMap((row) => {
    const text = localised(row.texts, language);
    if (!text) return [];
    return [
      {
        id: row.id,
        tag: row.tag,
        topic: row.topic,
        title: filledIn(text.title, facts),
        summary: filledIn(text.summary, facts),
        content: filledIn(text.content, mapped(facts, escapedText)),
      },
    ];
  });
}

const filledIn = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{(brand|age|symbol)\}/g, (_placeholder, name: string) => facts[name] ?? '');

const mapped = (facts: Record<string, string>, change: (fact: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, change(fact)]));
