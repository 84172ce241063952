/** Characters that are read as another one, and what they are read as; of i, l and 1 all are one. */
const readAs: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ i: 'l', '|': 'l', '!': 'l', '@': 'a', $: 's', '€': 'e', q: 'g' },
  // Cyrillic and Greek letters that look Latin.
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'l',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
};
const pairs: readonly [seen: RegExp, read: string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** A name as the eye takes it: two names that look alike have the same. Case, accents, width and what only separates do not count. */
export function lookOf(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s._-]/gu, '');
  const read = Array.from(bare, (character) => readAs[character] ?? character).join('');
  return pairs.reduce((look, [seen, as]) => look.replace(seen, as), read);
}
