import type { BrandSettings } from './settings.ts';

export interface Ages {
  /** Every age that one visitor is shown somewhere, ascending; more than one contradict each other. */
  shown: number[];
  /** Whoever is younger is refused. */
  enforced: number;
}

type AgeSettings = Pick<BrandSettings, 'minimumAge' | 'hintAge' | 'localeAges' | 'languages'>;

/** The ages that a brand's pages name, by language, in the hint and in the terms; the strictest is enforced (spec decision 17). */
export function agesOf({ minimumAge, hintAge, localeAges, languages }: AgeSettings): Ages {
  const ofLanguages = languages.map((language) => localeAges[language] ?? minimumAge);
  const enforced = Math.max(minimumAge, hintAge, ...ofLanguages);
  return { shown: [...new Set([...ofLanguages, hintAge, enforced])].sort((a, b) => a - b), enforced };
}
