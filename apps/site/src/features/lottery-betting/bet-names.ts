import { useTranslations } from 'use-intl';

/** A key of a fast lottery in its parts: what it is, a number in it, and the places that it looks at. */
const keyForm = /^([a-zA-Z]+?)(\d*)(?:-(\w+))?$/;
const pairForm = /^(\d)v(\d)$/;
const duelPlaces = 11;
/** Of eleven numbers the first ones in any order, which the other lotteries call a group. */
const elevenGroup = /^group[23]$/;

type Texts = ReturnType<typeof useTranslations<'lotto'>>;
type Key = Parameters<Texts>[0];

/** A text of a key that is put together from the rules’ own keys; the key itself where it has no text. */
const textOf = (t: Texts, key: string, values: Record<string, string | number> = {}): string | null =>
  t.has(key as Key) ? t(key as Key, values as never) : null;

function stretchOf(t: Texts, stretch: string | undefined): string {
  if (stretch === undefined) return '';
  const [, a, b] = pairForm.exec(stretch) ?? [];
  const text = a === undefined ? textOf(t, `stretch.${stretch}`) : textOf(t, 'stretch.places', { a, b: b ?? '' });
  return text === null ? '' : ` · ${text}`;
}

/** What bets, groups of a selection and words are called. */
export function useBetNames() {
  const t = useTranslations('lotto');
  return {
    bet: (key: string): string => {
      const own = textOf(t, `names.${key}`);
      if (own !== null) return own;
      const [, base = key, n = '', stretch] = keyForm.exec(key) ?? [];
      const name = elevenGroup.test(key) ? 'firstAny' : base;
      return (textOf(t, `bets.${name}`, { n }) ?? key) + stretchOf(t, stretch);
    },
    group: (name: string): string => {
      const [, base = name, n = ''] = keyForm.exec(name) ?? [];
      return textOf(t, `groups.${base}`, { n, m: duelPlaces - Number(n) }) ?? name;
    },
    token: (token: string): string => textOf(t, `words.${token}`) ?? token,
    /** A number as limits name it: with its group where a bet has several. */
    number: (number: string): string => {
      const [first = '', second] = number.split(':');
      if (second === undefined) return textOf(t, `words.${number}`) ?? number;
      const [, base = first, n = ''] = keyForm.exec(first) ?? [];
      return `${textOf(t, `groups.${base}`, { n, m: duelPlaces - Number(n) }) ?? first} ${textOf(t, `words.${second}`) ?? second}`;
    },
    prize: (key: string): string => textOf(t, `results.${key}`) ?? key,
  };
}
export type BetNames = ReturnType<typeof useBetNames>;
