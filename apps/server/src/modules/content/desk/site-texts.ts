import type { CallInput, Calls, CallValue, LocaleCode } from '@baize/contract';
import { type SiteText, siteTexts } from '@baize/i18n/site-texts';

export interface OwnText {
  key: string;
  pieceId: string;
  version: number;
  /** What the site shows; null: nothing of the brand's. */
  texts: Partial<Record<LocaleCode, string>> | null;
}

type Asked = CallInput<Calls['staffSiteTexts']>['data'];

/** Texts of the site that a key or a wording finds, the brand's own among them; an own text that lacks a language is `missing`. */
export function textsPage(
  owns: readonly OwnText[],
  languages: readonly LocaleCode[],
  { search = '', which, page, pageSize, direction }: Asked,
): CallValue<Calls['staffSiteTexts']> {
  const ownOf = new Map(owns.map((own) => [own.key, own]));
  const wanted = search.trim().toLowerCase();
  const isFound = (text: SiteText): boolean => {
    const own = ownOf.get(text.key)?.texts;
    if (which !== 'all' && !own) return false;
    if (which === 'missing' && languages.every((language) => own?.[language] !== undefined)) return false;
    return (
      wanted === '' ||
      [text.key, ...Object.values(text.base), ...Object.values(own ?? {})].some((part) =>
        part.toLowerCase().includes(wanted),
      )
    );
  };
  const found = [...siteTexts().values()].filter(isFound).sort((one, other) => (one.key < other.key ? -1 : 1));
  if (direction === 'desc') found.reverse();
  const rows = found.slice((page - 1) * pageSize, page * pageSize).map(({ key, base, holes }) => {
    const own = ownOf.get(key);
    return {
      key,
      base: { ...base },
      holes: [...holes],
      own: own?.texts ?? {},
      pieceId: own?.pieceId ?? null,
      version: own?.version ?? 0,
    };
  });
  return { rows, total: found.length };
}
